import { longestPause } from '@tern/domain';
import * as v from 'valibot';
import { idField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { contractAct, contractActKinds } from './contractAct.ts';

/**
 * Does one act about a plan of the person. The provider is called in the background until it is done; the receipt is
 * mailed as well. Done before, it gives the same receipt.
 */
export const leaveAct = defineOperation({
  name: 'leaveAct',
  method: 'POST',
  path: '/api/mms/payment/v1/web/leave_act',
  auth: 'bearer',
  summary:
    'Cancels a renewal or takes that back, pauses a plan or goes on with it, gives money back, or withdraws from a contract.',
  showsProgress: true,
  input: v.object({
    subscription_id: v.optional(idField),
    /** In its place: the order of a gift, which can be withdrawn from. */
    order_id: v.optional(idField),
    kind: v.picklist(contractActKinds, 'choice'),
    /** The length of a pause. */
    months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestPause))),
  }),
  output: v.object({
    /** Null: it cannot be done, or not any more. `leaveMy` says why. */
    act: v.nullable(contractAct),
  }),
  errors: ['subscription_unknown'],
});
