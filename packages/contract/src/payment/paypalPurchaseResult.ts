import { defineOperation } from '../operation.ts';
import { purchaseResult } from './purchase.ts';

export const paypalPurchaseResult = defineOperation({
  ...purchaseResult,
  name: 'paypalPurchaseResult',
  path: '/api/mms/payment/v1/providers/ps/purchase_result',
  summary: 'The state of a PayPal order.',
});
