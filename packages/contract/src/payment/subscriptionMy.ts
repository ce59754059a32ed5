import { intervalUnits } from '@tern/domain';
import * as v from 'valibot';
import { currencyField, minorUnits, nothing, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { charge } from './charge.ts';
import { methodField } from './params.ts';
import { trialField } from './trial.ts';

/** `result` is the label of spec section 4. Amounts in minor units. */
export const subscription = v.object({
  subscription_id: v.string(),
  order_id: v.string(),
  plan_id: v.string(),
  product_id: v.string(),
  interval_count: v.number(),
  interval_unit: v.picklist(intervalUnits),
  state: v.picklist(['active', 'past_due', 'cancelled', 'expired', 'refunded', 'disputed']),
  result: v.picklist(['Paid', 'Success', 'Failed', 'Refunded']),
  currency: currencyField,
  /** The first payment; 0 for a plan that began as a trial. */
  amount: minorUnits,
  /** While the free trial runs or ended without a charge; null without a trial, and once the first charge was made. */
  trial: v.nullable(trialField),
  /** Part of the amount; null where the provider reports none. */
  tax_amount: v.nullable(minorUnits),
  /** Charged at each further period; null where it ends by itself: one payment, or a cancelled renewal. */
  renewal_amount: v.nullable(minorUnits),
  /** Null for a plan that was given, not bought. */
  method: v.nullable(methodField),
  started_at: timestamp,
  /** End of what is paid for. */
  current_period_end: timestamp,
  /** When the next period is charged, the first one after a free trial included; null where none is. */
  next_charge_at: v.nullable(timestamp),
  /** Of a paused plan: when it goes on, with its next charge; null for every other. */
  paused_until: v.nullable(timestamp),
  /** While a renewal has failed (`past_due`): when the plan ends unless it is paid; null otherwise. */
  grace_ends_at: v.nullable(timestamp),
  /** Where a failed renewal is paid; null where its provider has no such page, and while nothing is owed. */
  pay_url: v.nullable(v.string()),
  cancel_at_period_end: v.boolean(),
});
export type Subscription = v.InferOutput<typeof subscription>;

export const subscriptionMy = defineOperation({
  name: 'subscriptionMy',
  method: 'GET',
  path: '/api/mms/payment/v1/web/subscription_my',
  auth: 'bearer',
  summary: "The person's subscriptions and every charge of them, newest first.",
  showsProgress: true,
  input: nothing,
  output: v.object({ subscriptions: v.array(subscription), charges: v.array(charge) }),
  errors: [],
});
