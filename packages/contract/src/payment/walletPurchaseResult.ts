import { defineOperation } from '../operation.ts';
import { purchaseResult } from './purchase.ts';

export const walletPurchaseResult = defineOperation({
  ...purchaseResult,
  name: 'walletPurchaseResult',
  path: '/api/mms/payment/v1/providers/gap/purchase_result',
  summary: 'The state of an order paid with Google Pay or Apple Pay.',
});
