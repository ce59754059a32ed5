import { defineOperation } from '../operation.ts';
import { purchaseResult } from './purchase.ts';

export const paypalSubscriptionResult = defineOperation({
  ...purchaseResult,
  name: 'paypalSubscriptionResult',
  path: '/api/mms/payment/v1/providers/subscription_result',
  summary: 'The state of the order of a PayPal subscription.',
});
