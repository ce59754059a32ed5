import { defineOperation } from '../operation.ts';
import { purchase } from './purchase.ts';

export const paypalPurchase = defineOperation({
  ...purchase,
  name: 'paypalPurchase',
  path: '/api/mms/payment/v1/providers/ps/purchase',
  summary: 'Opens an order and the PayPal page of one payment.',
});
