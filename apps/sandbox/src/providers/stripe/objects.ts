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
  /** Stripe knows the tax once the buyer has said where they live: with the payment. */
  total_details: { amount_discount: number; amount_shipping: 0; amount_tax: number };
  url: string | null;
  /** Not Stripe's: what the hosted page shows and what a subscription is made of. */
  sandbox: {
    name: string;
    interval: string;
    interval_count: number;
    subscription_metadata: Record<string, string>;
    /** The price of later periods: more than the first with a coupon. */
    renewal_amount?: number;
    /** Later payments, newest last. */
    renewals?: number;
    /** Tax inside every amount, in per cent, where the shop requests it. */
    tax_percent?: number;
    /** The payment that is confirmed in fields on the shop's page; none for a hosted page. */
    intent?: PaymentIntent;
  };
}

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  client_secret: string;
  currency: string;
  created: number;
  last_payment_error: IntentError | null;
  livemode: false;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
}

/** A refusal as Stripe's script tells it. */
export interface IntentError {
  type: 'card_error' | 'invalid_request_error' | 'validation_error';
  code: string;
  decline_code?: string;
  message: string;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  status: 'active' | 'canceled' | 'past_due' | 'incomplete' | 'incomplete_expired';
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
  /** The request, to refuse the same key with other parameters. */
  request: string;
}
