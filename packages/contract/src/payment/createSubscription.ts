import { defineOperation } from '../operation.ts';
import { purchase } from './purchase.ts';

export const createSubscription = defineOperation({
  ...purchase,
  name: 'createSubscription',
  path: '/api/mms/payment/v1/providers/s1/create_subscription',
  summary: 'Opens an order and the subscription to pay it, on our page or on that of Stripe.',
});
