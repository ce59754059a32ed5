import { defineOperation } from '../operation.ts';
import { purchase } from './purchase.ts';

export const paypalSubscription = defineOperation({
  ...purchase,
  name: 'paypalSubscription',
  path: '/api/mms/payment/v1/providers/subscription',
  summary: 'Opens an order and the PayPal page of a subscription.',
});
