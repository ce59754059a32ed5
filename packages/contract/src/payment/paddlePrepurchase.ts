import { defineOperation } from '../operation.ts';
import { purchase } from './purchase.ts';

export const paddlePrepurchase = defineOperation({
  ...purchase,
  name: 'paddlePrepurchase',
  path: '/api/mms/payment/v1/providers/common/pd/prepurchase',
  summary: "Opens an order and Paddle's page to pay it.",
});
