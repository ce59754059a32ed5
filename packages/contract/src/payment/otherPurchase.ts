import { defineOperation } from '../operation.ts';
import { purchase } from './purchase.ts';

export const otherPurchase = defineOperation({
  ...purchase,
  name: 'otherPurchase',
  path: '/api/mms/payment/v1/providers/tpa/purchase',
  summary: 'Opens an order and the page of a further provider.',
});
