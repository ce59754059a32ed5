import { CheckGlyph, CircleCheckGlyph, Undo2Glyph, XGlyph } from '@tern/ui';
import { subscriptionListMessages as m } from './subscriptionList.messages.ts';

/** How the labels of spec section 4, payment result, are drawn. */
export const paymentResults = {
  Paid: { tone: 'success', glyph: CheckGlyph, message: m.paid },
  Success: { tone: 'data', glyph: CircleCheckGlyph, message: m.success },
  Failed: { tone: 'danger', glyph: XGlyph, message: m.failed },
  Refunded: { tone: 'line', glyph: Undo2Glyph, message: m.refunded },
} as const;
