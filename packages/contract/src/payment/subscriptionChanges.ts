import { intervalUnits } from '@tern/domain';
import * as v from 'valibot';
import { currencyField, idField, minorUnits, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const period = {
  plan_id: v.string(),
  interval_count: v.number(),
  interval_unit: v.picklist(intervalUnits),
};

/** The changes that a subscription can make. Amounts in minor units. */
export const changesData = v.object({
  currency: currencyField,
  /**
   * When the paid time ends: a plan that follows begins with the charge of this time. Null where none can follow: the plan
   * does not renew, is a free trial, is overdue or about to be charged, or its provider cannot change a plan later (PayPal).
   */
  follows_at: v.nullable(timestamp),
  /**
   * The plan that follows; null: the one of today goes on. `amount`: charged for each of its periods. `requested_at`: when
   * the buyer chose it.
   */
  next: v.nullable(v.object({ ...period, amount: minorUnits, requested_at: v.optional(timestamp) })),
  /** The other plans on sale. */
  options: v.array(
    v.object({
      ...period,
      /** Bought today in place of the plan of today, whose rest is in it; null where it cannot be bought. */
      now: v.nullable(v.object({ amount: minorUnits, renewal_amount: minorUnits, ends_at: timestamp })),
      /** Charged first when the paid time ends; null where none can follow. */
      at_end: v.nullable(v.object({ amount: minorUnits })),
    }),
  ),
});
export type SubscriptionChanges = v.InferOutput<typeof changesData>;

export const subscriptionChanges = defineOperation({
  name: 'subscriptionChanges',
  method: 'GET',
  path: '/api/mms/payment/v1/web/subscription_changes',
  auth: 'bearer',
  summary: 'The plans that a subscription can be changed to, now and when its paid time ends.',
  showsProgress: true,
  input: v.object({ subscription_id: idField }),
  output: changesData,
  errors: ['subscription_unknown'],
});
