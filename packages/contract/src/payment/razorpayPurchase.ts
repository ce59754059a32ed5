import { defineOperation } from '../operation.ts';
import { purchase } from './purchase.ts';

export const razorpayPurchase = defineOperation({
  ...purchase,
  name: 'razorpayPurchase',
  path: '/api/mms/payment/v1/providers/rz/purchase',
  summary: "Opens an order and Razorpay's page to pay it.",
});
