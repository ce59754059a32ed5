import type { TernMessage } from '@tern/i18n';
import { type BadgeProps, CheckGlyph, CircleCheckGlyph, type Glyph, Undo2Glyph, XGlyph } from '@tern/ui';
import { subscriptionListMessages as m } from './subscriptionList.messages.ts';

/** The labels of spec section 4, and what a charge can be beside them. */
type PaymentResultName =
  | 'Paid'
  | 'Success'
  | 'Failed'
  | 'Refunded'
  | 'PartlyRefunded'
  | 'Disputed'
  | 'Trial'
  | 'Free';

/** How the labels of spec section 4, payment result, are drawn. */
export const paymentResults: Readonly<
  Record<PaymentResultName, { tone: BadgeProps['tone']; glyph: Glyph; message: TernMessage }>
> = {
  Paid: { tone: 'success', glyph: CheckGlyph, message: m.paid },
  Success: { tone: 'data', glyph: CircleCheckGlyph, message: m.success },
  Failed: { tone: 'danger', glyph: XGlyph, message: m.failed },
  Refunded: { tone: 'line', glyph: Undo2Glyph, message: m.refunded },
  PartlyRefunded: { tone: 'line', glyph: Undo2Glyph, message: m.refundedInPart },
  Disputed: { tone: 'danger', glyph: XGlyph, message: m.disputed },
  Trial: { tone: 'data', glyph: CircleCheckGlyph, message: m.trial },
  Free: { tone: 'data', glyph: CircleCheckGlyph, message: m.noCharge },
};
