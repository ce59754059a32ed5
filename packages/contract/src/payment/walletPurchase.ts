import { defineOperation } from '../operation.ts';
import { purchase } from './purchase.ts';

export const walletPurchase = defineOperation({
  ...purchase,
  name: 'walletPurchase',
  path: '/api/mms/payment/v1/providers/gap/purchase',
  summary: 'Opens an order and the page to pay it with Google Pay or Apple Pay.',
});
