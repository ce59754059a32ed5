import type { StoredReply } from './StoredReply.ts';

/** An order as the stand-in knows it: Stripe's objects are made of these records when somebody asks for them. Times in seconds. */
export interface Purchase {
  /** Its session on a hosted page; its subscription, where it is paid in fields on the shop's page. */
  id: string;
  fields: boolean;
  created: number;
  status: 'open' | 'complete' | 'expired';
  name: string;
  product: string;
  price: string;
  /** Of every period, before the coupon of the first. */
  unit: number;
  currency: string;
  interval: string;
  interval_count: number;
  coupon: { id: string; amount_off: number } | null;
  /** Tax inside every amount, in per cent, where the shop requests it. */
  tax_percent: number | null;
  trial_end: number | null;
  metadata: Record<string, string>;
  subscription_metadata: Record<string, string>;
  reference: string | null;
  customer: string | null;
  email: string | null;
  locale: string | null;
  success_url: string | null;
  cancel_url: string | null;
  url: string | null;
  expires_at: number;
  subscription: string | null;
}

export interface SubscriptionRecord {
  id: string;
  purchase: string;
  item: string;
  customer: string;
  created: number;
  status: 'active' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'past_due' | 'trialing';
  period_start: number;
  period_end: number;
  trial_start: number | null;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  paused: boolean;
  /** The card of later periods. */
  method: string | null;
  /** Where the card of a trial is still to be entered. */
  setup: string | null;
  latest_invoice: string;
}

export interface InvoiceRecord {
  id: string;
  subscription: string;
  created: number;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  subtotal: number;
  off: number;
  tax: number;
  /** Tax on top of the price. */
  added?: number;
  /** Paid from the customer's balance. */
  credit?: number;
  status: 'draft' | 'open' | 'paid' | 'void';
  period_start: number;
  period_end: number;
  intent: string | null;
  attempts: number;
  finalizes_at: number | null;
  next_attempt: number | null;
  finalized_at: number | null;
  paid_at: number | null;
  voided_at: number | null;
}

/** A refusal as Stripe's script tells it. */
export interface IntentError {
  type: 'card_error' | 'invalid_request_error';
  code:
    | 'amount_mismatch'
    | 'card_declined'
    | 'expired_card'
    | 'incorrect_number'
    | 'invalid_expiry_year'
    | 'payment_intent_authentication_failure'
    | 'payment_intent_unexpected_state'
    | 'setup_intent_authentication_failure'
    | 'setup_intent_unexpected_state';
  decline_code?: string;
  message: string;
}

interface Confirmable {
  id: string;
  created: number;
  customer: string;
  secret: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  error: IntentError | null;
  method: string | null;
}

export interface IntentRecord extends Confirmable {
  invoice: string;
  amount: number;
  currency: string;
  charge: string | null;
}

export interface SetupRecord extends Confirmable {
  subscription: string;
}

export interface MethodRecord {
  id: string;
  customer: string;
  created: number;
  number: string;
  wallet: boolean;
  /** Unset: the end of 2039. */
  expiry?: { month: number; year: number };
  /** Taken away from its customer: nothing is charged to it any more. */
  detached?: true;
}

/** A session in the setup mode: its page takes another card of a customer, and charges nothing. */
export interface SetupSession {
  id: string;
  created: number;
  status: 'open' | 'complete' | 'expired';
  customer: string;
  metadata: Record<string, string>;
  setup_metadata: Record<string, string>;
  reference: string | null;
  setup: string;
  method: string | null;
  locale: string | null;
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
}

export interface ChargeRecord {
  id: string;
  intent: string;
  amount: number;
  refunded: number;
  currency: string;
  customer: string;
  method: string;
  created: number;
  disputed: boolean;
}

export interface RefundRecord {
  id: string;
  charge: string;
  amount: number;
  created: number;
  metadata: Record<string, string>;
  /** Unset: it succeeded. */
  status?: 'pending' | 'failed';
}

export interface DisputeRecord {
  id: string;
  charge: string;
  created: number;
  status: 'lost' | 'needs_response' | 'warning_closed' | 'warning_needs_response' | 'won';
}

export interface StripeState {
  /** Of these records; books in an older shape are not opened. */
  version: 3;
  sessions: Record<string, SetupSession>;
  purchases: Record<string, Purchase>;
  subscriptions: Record<string, SubscriptionRecord>;
  invoices: Record<string, InvoiceRecord>;
  intents: Record<string, IntentRecord>;
  setups: Record<string, SetupRecord>;
  methods: Record<string, MethodRecord>;
  charges: Record<string, ChargeRecord>;
  refunds: Record<string, RefundRecord>;
  disputes: Record<string, DisputeRecord>;
  coupons: Record<string, CouponRecord>;
  customers: Record<string, CustomerRecord>;
  products: Record<string, ProductRecord>;
  replies: Record<string, StoredReply>;
}

export interface CouponRecord {
  id: string;
  amount_off: number;
  currency: string;
  created: number;
  name: string | null;
  max_redemptions: number | null;
  redeemed: number;
}

export interface CustomerRecord {
  id: string;
  email: string | null;
  created: number;
  metadata: Record<string, string>;
}

export interface ProductRecord {
  id: string;
  name: string;
  created: number;
  metadata: Record<string, string>;
}

export const emptyStripe = (): StripeState => ({
  version: 3,
  sessions: {},
  purchases: {},
  subscriptions: {},
  invoices: {},
  intents: {},
  setups: {},
  methods: {},
  charges: {},
  refunds: {},
  disputes: {},
  coupons: {},
  customers: {},
  products: {},
  replies: {},
});
