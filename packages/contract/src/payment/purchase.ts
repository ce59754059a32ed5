import { type PaymentMethod, pathPrefixes } from '@tern/domain';
import * as v from 'valibot';
import { type CurrencyCode, idField, minorUnits } from '../fields.ts';
import { textField } from '../textFields.ts';
import { orderData, orderState } from './order.ts';

const word = textField(255);

/** Where the buyer came from (spec section 3, tracking). It never changes a price. */
export const trackingField = v.optional(
  v.object({
    utm_campaign: v.optional(word),
    utm_medium: v.optional(word),
    utm_source: v.optional(word),
    utm_term: v.optional(word),
    utm_content: v.optional(word),
    channel: v.optional(word),
    source: v.optional(word),
    front_id: v.optional(word),
    invite_code: v.optional(word),
    invite_type: v.optional(word),
    cps_type: v.optional(v.picklist(['cj', 'cf', 'admitad'], 'choice')),
    cps_cookie: v.optional(word),
  }),
);

/** A payment that the buyer has agreed to, and whose money takes days, such as an eCheck. */
export interface PendingPayment {
  order_id: string;
  method: PaymentMethod;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  /** ISO 8601: it has arrived by then, or was refused. */
  until: string;
}

/**
 * Shared by every payment method. Opens the order of a quote, or returns the one that is already open for
 * this plan: repeating the call is safe. Send the browser to `checkout_url`. `quote_changed` carries the
 * offer that holds now.
 */
export const purchase = {
  method: 'POST',
  auth: 'bearer',
  input: v.object({
    quote_id: idField,
    /** Language and variant prefix of the page to come back to: ``, `/de`, `/m` or `/de/m`. */
    return_base: v.optional(v.picklist(pathPrefixes(), 'invalid'), ''),
    /** The page that asks: its own result page is the one to come back to. */
    surface: v.optional(v.picklist(['site', 'win'], 'choice'), 'site'),
    tracking: trackingField,
    /**
     * The buyer knows of a payment of this plan that is on its way (`payment_pending`) and pays once more. Whichever
     * arrives second is given back by itself.
     */
    despite_pending: v.optional(v.boolean('invalid'), false),
    /** The buyer has seen both ends and agrees that the plan of today ends earlier (`plan_shortened`). */
    shorter: v.optional(v.boolean('invalid'), false),
    /**
     * Where the payment is entered: on the provider's page, or in the provider's fields on ours. Only Stripe's
     * methods have fields; the others are always hosted.
     */
    entry: v.optional(v.picklist(['hosted', 'embedded'], 'choice'), 'hosted'),
  }),
  output: v.object({
    order_id: v.string(),
    state: orderState,
    /** Null when the order needs no payment any more: go to its status page. */
    checkout_url: v.nullable(v.string()),
    /**
     * Confirms the payment in the provider's fields; null for a hosted page, and when nothing is to be paid. For a trial
     * it confirms that the card may be charged later (`confirmSetup` of Stripe).
     */
    client_secret: v.nullable(v.string()),
    /** Part of the amount; null where the provider reports none before it is paid. */
    tax_amount: v.nullable(minorUnits),
  }),
  errors: [
    'quote_unknown',
    'quote_changed',
    'plan_unknown',
    'plan_purchased',
    'method_unavailable',
    'provider_unavailable',
    'payment_failed',
    'charge_differs',
    'payment_pending',
    'plan_shortened',
    'country_blocked',
    'trial_unavailable',
    'trial_used',
    'trial_with_plan',
  ],
} as const;

/**
 * The state of an order after the buyer came back. The provider is queried; nothing is taken from the caller's
 * word. Responds as `order` does, also while the provider is silent.
 */
export const purchaseResult = {
  method: 'POST',
  auth: 'bearer',
  input: v.object({ order_id: idField }),
  output: orderData,
  errors: ['order_unknown'],
} as const;
