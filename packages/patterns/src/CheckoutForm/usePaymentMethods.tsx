import { isPaymentMethod, isRecurring, type PaymentMethod, paymentMethods } from '@tern/domain';
import { ExternalLinkGlyph, type IconSlot } from '@tern/ui';
import { useIntl } from 'react-intl';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';
import { MethodMarks } from './MethodMarks.tsx';

export interface PaymentMethodView {
  /** A payment code, such as `s1`. */
  code: string;
  /** Shown instead of the name this code has here. */
  label?: string;
  /** Paid on this page, in the provider's fields. */
  here?: boolean;
}

export interface PaymentMethodOption {
  /** The first of `codes`. */
  value: string;
  /** Known to the buyer as one method: PayPal once and PayPal recurring. */
  codes: readonly string[];
  label: string;
  note?: string;
  icon: IconSlot;
}

/** Both ways to pay with PayPal. */
export function isPaypal(code: string | null): boolean {
  return isPaymentMethod(code) && paymentMethods[code].provider === 'paypal';
}

/** The same method, charged again or once; null where only one of them is offered. */
export function otherRhythm({ codes }: PaymentMethodOption, code: string): string | null {
  return codes.find((each) => isRecurring(each) !== isRecurring(code)) ?? null;
}

/** Methods as the buyer knows them, not as providers name them. Only those that are given are shown. */
export function usePaymentMethods(methods: readonly PaymentMethodView[]): PaymentMethodOption[] {
  const { formatMessage } = useIntl();
  const paypal = methods.filter(({ code }) => isPaypal(code)).map(({ code }) => code);

  const nameOf = (code: PaymentMethod): string => {
    const { knownAs } = paymentMethods[code];
    return knownAs === 'paypal' ? 'PayPal' : formatMessage(messages[knownAs]);
  };
  const iconOf = (code: string): IconSlot => {
    if (isPaypal(code)) return <MethodMarks of="paypal" />;
    const knownAs = isPaymentMethod(code) ? paymentMethods[code].knownAs : 'other';
    return knownAs === 'card' || knownAs === 'wallet' ? <MethodMarks of={knownAs} /> : ExternalLinkGlyph;
  };

  return methods
    .filter(({ code }) => !isPaypal(code) || code === paypal[0])
    .map(({ code, label, here }) => {
      const card = isPaymentMethod(code) && paymentMethods[code].knownAs === 'card';
      return {
        value: code,
        codes: isPaypal(code) ? paypal : [code],
        label: label ?? (isPaymentMethod(code) ? nameOf(code) : formatMessage(messages.other)),
        note: card
          ? formatMessage(messages.noteCard)
          : here
            ? undefined
            : formatMessage(messages.noteNewPage),
        icon: iconOf(code),
      };
    });
}
