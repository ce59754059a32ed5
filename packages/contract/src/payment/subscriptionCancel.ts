import * as v from 'valibot';
import { idField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { subscription } from './subscriptionMy.ts';

/**
 * Cancels the renewal: what was paid for stays until the end of its period, nothing more is charged. The
 * provider is called in the background until that is done. Succeeds again for one that was cancelled before.
 */
export const subscriptionCancel = defineOperation({
  name: 'subscriptionCancel',
  method: 'POST',
  path: '/api/mms/payment/v1/web/subscription_cancel',
  auth: 'bearer',
  summary: 'Cancels the renewal of a subscription.',
  showsProgress: true,
  input: v.object({ subscription_id: idField }),
  output: v.object({ subscription }),
  errors: ['subscription_unknown'],
});
