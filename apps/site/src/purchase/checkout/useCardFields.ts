import type { Language } from '@tern/i18n';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { CheckoutStore } from './checkout.store.ts';

export interface CardFieldsUse {
  /** The buyer is at the form, and the chosen method is entered here. */
  wanted: boolean;
  kind: 'card' | 'wallet';
  language: Language;
  /** The address to pay with; null once the form has shown what is missing. */
  checkRef: RefObject<(() => string | null) | null>;
  onAgreed: (email: string) => void;
}

/** Draws the provider's fields while they are wanted. Returns where. */
export function useCardFields(
  { send }: Pick<CheckoutStore, 'send'>,
  { wanted, kind, language, checkRef, onAgreed }: CardFieldsUse,
): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  const agree = useEffectEvent(onAgreed);
  useEffect(() => {
    if (!wanted || !host.current) return;
    let email: string | null = null;
    send({
      type: 'fieldsWanted',
      place: {
        host: host.current,
        kind,
        language,
        onPress() {
          email = checkRef.current?.() ?? null;
          return email !== null;
        },
        onAgreed: () => agree(email ?? ''),
      },
    });
    return () => send({ type: 'fieldsUnwanted' });
  }, [send, wanted, kind, language, checkRef]);
  return host;
}
