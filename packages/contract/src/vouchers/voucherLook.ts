import * as v from 'valibot';
import { keyField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { voucherData } from './voucherData.ts';

/** Says what a code is worth, without redeeming it. Codes that are unknown are limited, others are not. */
export const voucherLook = defineOperation({
  name: 'voucherLook',
  method: 'POST',
  path: '/api/mms/payment/v1/web/voucher/look',
  auth: 'optional',
  summary: 'What a voucher is worth, and what it does for the signed-in person.',
  showsProgress: true,
  input: v.object({ code: keyField(300) }),
  output: voucherData,
  errors: [],
});
