import type { Context } from '../../context.ts';
import { timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { giveTime, type TimeGiven } from '../payment/subscription/freeTime.ts';
import { updateVoucher, type VoucherRow } from './vouchers.repo.ts';
import { daysOf, endWith } from './voucherTime.ts';

const nextLook = 10 * 60 * 1000;

/**
 * Gives what a redeemed voucher has left to the one who redeemed it. What has to wait is looked at again until a plan or
 * nothing stands in its way.
 */
export async function giveVoucher(
  context: Context,
  tx: Queries,
  voucher: VoucherRow & { redeemedBy: string },
): Promise<TimeGiven> {
  const { id, planId, redeemedBy: userId } = voucher;
  const done = await giveTime(context, tx, { userId, planId, endFrom: (from) => endWith(voucher, from) });
  const { given } = done;
  await updateVoucher(
    tx,
    id,
    given
      ? {
          daysLeft: 0,
          givenTo: given.orderId,
          givenFrom: given.from,
          givenDays: daysOf(voucher, given.from),
          nextLookAt: null,
        }
      : { nextLookAt: timeFromNow(context, nextLook) },
  );
  return done;
}
