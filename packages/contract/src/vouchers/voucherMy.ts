import * as v from 'valibot';
import { nothing, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { voucherWorth } from './voucherData.ts';

/** `waiting`: its days wait for the end of a trial or for an overdue payment. `taken_back`: its payment went back. */
export const redeemedStates = ['given', 'waiting', 'taken_back'] as const;
/** `open`: nobody has redeemed it. `refunded`: the payment has gone back, and it is worth nothing. */
export const boughtStates = ['open', 'redeemed', 'refunded'] as const;

/** The vouchers of a person, without their codes: the newest first. */
export const voucherMy = defineOperation({
  name: 'voucherMy',
  method: 'POST',
  path: '/api/mms/payment/v1/web/voucher/my',
  auth: 'bearer',
  summary: 'The vouchers that the person has redeemed, and the gifts that they have bought.',
  showsProgress: true,
  input: nothing,
  output: v.object({
    redeemed: v.array(
      v.object({ ...voucherWorth, redeemed_at: timestamp, state: v.picklist(redeemedStates) }),
    ),
    bought: v.array(
      v.object({
        ...voucherWorth,
        order_id: v.string(),
        bought_at: timestamp,
        state: v.picklist(boughtStates),
      }),
    ),
  }),
  errors: [],
});
export type VoucherMy = v.InferOutput<(typeof voucherMy)['output']>;
