import * as v from 'valibot';
import { keyField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { voucherData } from './voucherData.ts';

/**
 * Gives the days of a voucher to the signed-in person, once. They come after what is paid and before the next charge, and
 * never renew.
 */
export const voucherRedeem = defineOperation({
  name: 'voucherRedeem',
  method: 'POST',
  path: '/api/mms/payment/v1/web/voucher/redeem',
  auth: 'bearer',
  summary: 'Redeems a voucher.',
  showsProgress: true,
  input: v.object({ code: keyField(300) }),
  output: voucherData,
  errors: [],
});
