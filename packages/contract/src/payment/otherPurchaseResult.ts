import { defineOperation } from '../operation.ts';
import { purchaseResult } from './purchase.ts';

export const otherPurchaseResult = defineOperation({
  ...purchaseResult,
  name: 'otherPurchaseResult',
  path: '/api/mms/payment/v1/providers/tpa/purchase_result',
  summary: 'The state of an order at a further provider.',
});
