import { voucherRedeem as operation, type VoucherData } from '@tern/contract';
import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { defineHandler, fail, type RequestFacts } from '../../handler.ts';
import { keepAccount } from '../account/keepAccount.ts';
import { renewCustomerCookie } from '../account/sessions.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { customerStanding } from '../payment/subscription/customerStanding.ts';
import { lockForPlan } from '../payment/subscription/freeTime.ts';
import { giveVoucher } from './giveVoucher.ts';
import { returnGuess, takeGuess } from './guessing.ts';
import { findTyped, perNetwork, perVisitor, refusalOf, unknownVoucher, voucherData } from './voucherData.ts';
import { lockVoucher, updateVoucher, type VoucherRow } from './vouchers.repo.ts';

export const voucherRedeem = defineHandler(operation, { limits: [perVisitor, perNetwork] }, async (call) => {
  const { context, input, request, who } = call;
  await takeGuess(context, request);
  const found = await findTyped(context, context.db, input.code);
  if (!found) return unknownVoucher;
  await returnGuess(context, request);
  const { userId } = who;
  const data = await context.db.transaction((tx) => redeem(context, tx, { found, userId, request }));
  if (!data) return fail(operation, 'session_invalid');
  // Whoever has a plan now is a customer from here.
  if (data.refusal === null) renewCustomerCookie(call, await customerStanding(context, userId));
  return data;
});

/** Null: the account is gone. Two who redeem one code at the same moment come one after the other. */
async function redeem(
  context: Context,
  tx: Queries,
  { found, userId, request }: { found: VoucherRow; userId: string; request: RequestFacts },
): Promise<VoucherData | null> {
  const voucher = (await lockVoucher(tx, found.id)) ?? found;
  const refusal = await refusalOf(context, tx, voucher, userId);
  if (refusal) return voucherData(voucher, { refusal, effect: null });
  const { gone, leaving } = await lockForPlan(tx, userId);
  if (gone) return null;
  // Who takes a plan wants the account that it belongs to.
  if (leaving) await keepAccount(context, tx, { userId, by: 'voucher', request });
  const redeemed = { redeemedBy: userId, redeemedAt: timeFromNow(context) };
  await updateVoucher(tx, voucher.id, redeemed);
  const { effect } = await giveVoucher(context, tx, { ...voucher, ...redeemed });
  await enqueueMail(context, tx, {
    occasion: `voucher redeemed:${voucher.id}`,
    to: { userId },
    template: 'voucherGiven',
    data: {
      waits_for: effect.waits_for,
      period_end: effect.ends_at,
      at: redeemed.redeemedAt.toISOString(),
    },
  });
  return voucherData(voucher, { refusal: null, effect });
}
