import type { Currency, PlanPrice } from '@tern/domain';
import type {
  charges,
  orders,
  paymentInstruments,
  planChanges,
  planPrices,
  plans,
  quotes,
  refunds,
  subscriptions,
  webhookEvents,
} from '../../../db/schema.ts';

export type PlanRow = typeof plans.$inferSelect;
export type PlanPriceRow = typeof planPrices.$inferSelect;
export type PlanChangeRow = typeof planChanges.$inferSelect;
export type PaymentInstrumentRow = typeof paymentInstruments.$inferSelect;
export type QuoteRow = typeof quotes.$inferSelect;
export type ChargeRow = typeof charges.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type EventRow = typeof webhookEvents.$inferSelect;

/** A plan with its price in one currency. */
export interface PricedPlan extends PlanRow {
  currency: Currency;
  price: PlanPrice;
}

/** A code of a person's own: a friend's invitation, or a student's. */
export interface Origin {
  kind: 'invite' | 'student';
  code: string;
}
