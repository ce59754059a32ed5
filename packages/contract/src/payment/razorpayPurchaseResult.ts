import { defineOperation } from '../operation.ts';
import { purchaseResult } from './purchase.ts';

export const razorpayPurchaseResult = defineOperation({
  ...purchaseResult,
  name: 'razorpayPurchaseResult',
  path: '/api/mms/payment/v1/providers/rz/purchase_result',
  summary: 'The state of a Razorpay order.',
});
