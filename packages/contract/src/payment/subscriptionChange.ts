import * as v from 'valibot';
import { idField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { changesData } from './subscriptionChanges.ts';

/**
 * Another plan follows when the paid time ends. Nothing is charged now, and it can be taken back until then: with
 * `plan_id` of the plan of today. The provider is called in the background until it has the change. A plan that begins
 * today is bought instead (`quote`).
 *
 * `quote_changed`: `amount` is not the price of its period (any more). `method_unavailable`: none can follow
 * (`follows_at` of `subscriptionChanges`).
 */
export const subscriptionChange = defineOperation({
  name: 'subscriptionChange',
  method: 'POST',
  path: '/api/mms/payment/v1/web/subscription_change',
  auth: 'bearer',
  summary: 'Changes a subscription to another plan when its paid time ends, or takes that back.',
  showsProgress: true,
  input: v.object({
    subscription_id: idField,
    plan_id: idField,
    /** The price of a period that the person was shown; not needed to take a change back. */
    amount: v.optional(v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(1, 'invalid'))),
  }),
  output: changesData,
  errors: ['subscription_unknown', 'plan_unknown', 'quote_changed', 'method_unavailable'],
});
