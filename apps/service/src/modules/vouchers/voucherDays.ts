import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { takePlanDays } from '../payment/ledger/planDays.ts';
import { hastenVouchersOf, listGivenTo, lockVoucher, updateVoucher } from './vouchers.repo.ts';
import { unusedDays } from './voucherTime.ts';

/** Days of vouchers on the plan of an order that are not used yet: no money of that order has bought them. */
export async function voucherDaysOn(context: Context, db: Queries, orderId: string): Promise<number> {
  const given = await listGivenTo(db, orderId);
  return given.reduce((sum, voucher) => sum + unusedDays(voucher, timeFromNow(context)), 0);
}

/** Takes them off the plan, for the plan that comes in its place or after it: the job of the vouchers gives them there. */
export async function liftVouchers(context: Context, tx: Queries, orderId: string): Promise<void> {
  const now = timeFromNow(context);
  for (const { id } of await listGivenTo(tx, orderId)) {
    const voucher = await lockVoucher(tx, id);
    if (voucher?.givenTo !== orderId) continue;
    const daysLeft = unusedDays(voucher, now);
    if (daysLeft > 0) await takePlanDays(context, tx, { orderId, days: daysLeft });
    await updateVoucher(tx, id, { daysLeft, givenTo: null, givenFrom: null, givenDays: 0, nextLookAt: now });
  }
}

/** Something of a payment went back, or came again: the voucher it bought, and those on its plan, are looked at. */
export async function lookAtVouchers(tx: Queries, orderId: string, at: Date): Promise<void> {
  await hastenVouchersOf(tx, orderId, at);
}
