import { isPaymentMethod, type PaymentMethod, paymentMethods } from '@tern/domain';
import { CreditCardGlyph, ExternalLinkGlyph, type Glyph } from '@tern/ui';
import { useIntl } from 'react-intl';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';

export interface PaymentMethodView {
  /** A payment code, such as `s1`. */
  code: string;
  /** Shown instead of the name this code has here. */
  label?: string;
  /** Paid on this page, in the provider's fields. */
  here?: boolean;
}

export interface PaymentMethodOption {
  value: string;
  label: string;
  note?: string;
  icon: Glyph;
}

/** Names, notes and icons of payment codes. Only the methods that are given are shown. */
export function usePaymentMethods(methods: readonly PaymentMethodView[]): PaymentMethodOption[] {
  const { formatMessage } = useIntl();
  const names = {
    pd: messages.methodPd,
    ps: messages.methodPs,
    subscription: messages.methodSubscription,
    rz: messages.methodRz,
    s1: messages.methodS1,
    gap: messages.methodGap,
    tpa: messages.methodTpa,
  } satisfies Record<PaymentMethod, unknown>;
  return methods.map(({ code, label, here }) => {
    const name = isPaymentMethod(code) ? names[code] : messages.methodTpa;
    const card = isPaymentMethod(code) && paymentMethods[code].knownAs === 'card';
    return {
      value: code,
      label: label ?? formatMessage(name),
      note: card ? formatMessage(messages.noteCard) : here ? undefined : formatMessage(messages.noteNewPage),
      icon: card || here ? CreditCardGlyph : ExternalLinkGlyph,
    };
  });
}

/** Both ways to pay with PayPal. */
export function isPaypal(code: string | null): boolean {
  return isPaymentMethod(code) && paymentMethods[code].provider === 'paypal';
}
