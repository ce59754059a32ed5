import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { takePlanDays } from '../payment/ledger/planDays.ts';
import { lockForPlan, rightLost } from '../payment/subscription/freeTime.ts';
import { giveVoucher } from './giveVoucher.ts';
import { claimVouchers, isPaid, lockVoucher, updateVoucher, type VoucherRow } from './vouchers.repo.ts';
import { unusedDays } from './voucherTime.ts';

/** A process that stops in the middle leaves the rest to another one. */
const abandonedAfter = 10 * 60 * 1000;

/**
 * Brings redeemed vouchers in line with the payments that they rest on, and gives days that had to wait: each once, among
 * any number of processes.
 */
export async function settleVouchers(context: Context, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await claimVouchers(context.db, timeFromNow(context), timeFromNow(context, abandonedAfter));
    for (const id of due) {
      if (stopping?.aborted) return;
      await context.db.transaction((tx) => settle(context, tx, id));
    }
    if (!due.length) return;
  }
}

type Redeemed = VoucherRow & { redeemedBy: string };
const isRedeemed = (voucher: VoucherRow): voucher is Redeemed => voucher.redeemedBy !== null;

async function settle(context: Context, tx: Queries, id: string): Promise<void> {
  const voucher = await lockVoucher(tx, id);
  if (!voucher) return;
  await updateVoucher(tx, id, { nextLookAt: null });
  if (!isRedeemed(voucher)) return;
  // Nothing is given to a deleted account.
  if ((await lockForPlan(tx, voucher.redeemedBy)).gone) return;
  if (!(await isPaid(tx, voucher))) return takeBack(context, tx, voucher);
  const lost = voucher.givenTo !== null && (await rightLost(tx, voucher.givenTo));
  const left = lost || voucher.takenAt ? await takeOff(context, tx, voucher) : voucher.daysLeft;
  if (left === 0) return updateVoucher(tx, id, { takenAt: null });
  const free = { ...voucher, daysLeft: left, givenTo: null, givenFrom: null, givenDays: 0, takenAt: null };
  await updateVoucher(tx, id, {
    daysLeft: left,
    givenTo: null,
    givenFrom: null,
    givenDays: 0,
    takenAt: null,
  });
  const { given, effect } = await giveVoucher(context, tx, free);
  if (!given) return;
  await enqueueMail(context, tx, {
    occasion: `voucher given:${id}:${given.orderId}:${given.from.toISOString()}`,
    to: { userId: voucher.redeemedBy },
    template: 'voucherGiven',
    data: { waits_for: null, period_end: effect.ends_at },
  });
}

/** Takes the days off the plan that has them. Returns how many were left to use. */
async function takeOff(context: Context, tx: Queries, voucher: VoucherRow): Promise<number | null> {
  const { givenTo, daysLeft } = voucher;
  if (givenTo === null) return daysLeft;
  const left = unusedDays(voucher, timeFromNow(context));
  if (left > 0) await takePlanDays(context, tx, { orderId: givenTo, days: left });
  return left;
}

/** Days belong to the charge that bought them: when it goes back, those that are not used go with it. */
async function takeBack(context: Context, tx: Queries, voucher: Redeemed): Promise<void> {
  if (voucher.takenAt) return;
  const daysLeft = await takeOff(context, tx, voucher);
  const changes = { givenTo: null, givenFrom: null, givenDays: 0, takenAt: timeFromNow(context) };
  await updateVoucher(tx, voucher.id, { ...changes, daysLeft });
  await enqueueMail(context, tx, {
    occasion: `voucher taken back:${voucher.id}:${changes.takenAt.toISOString()}`,
    to: { userId: voucher.redeemedBy },
    template: 'voucherTakenBack',
    data: {},
  });
}
