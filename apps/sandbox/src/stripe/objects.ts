/** The parts of Stripe's public objects that our adapter may read, in Stripe's own field names. */
export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer: string | null;
  customer_email: string | null;
  expires_at: number;
  invoice: string | null;
  livemode: false;
  metadata: Record<string, string>;
  mode: 'payment' | 'subscription';
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string | null;
  url: string | null;
  /** Not Stripe's: what the hosted page shows and what a subscription is made of. */
  sandbox: {
    name: string;
    interval: string;
    interval_count: number;
    subscription_metadata: Record<string, string>;
    /** What later periods cost: more than the first with a coupon. */
    renewal_amount?: number;
    /** Later payments, newest last. */
    renewals?: number;
  };
}

export interface Subscription {
  id: string;
  object: 'subscription';
  status: 'active' | 'canceled' | 'past_due';
  customer: string;
  created: number;
  cancel_at_period_end: boolean;
  currency: string;
  latest_invoice: string;
  metadata: Record<string, string>;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      quantity: 1;
      current_period_start: number;
      current_period_end: number;
      price: {
        id: string;
        object: 'price';
        currency: string;
        unit_amount: number;
        recurring: { interval: string; interval_count: number };
      };
    }[];
  };
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string;
  invoice: string | null;
  payment_intent: string;
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  metadata: Record<string, string>;
  created: number;
}

export interface StoredReply {
  status: number;
  body: string;
  /** What was asked, to refuse the same key with other words. */
  request: string;
}
