import { isCurrency, sellerOf } from '@tern/domain';
import { type Context, newId } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { orders, plans } from '../../db/schema.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { hashVoucherCode, newVoucherCode } from './voucherCodes.ts';
import { findVoucherOfOrder, insertVouchers } from './vouchers.repo.ts';

interface Gift {
  order: typeof orders.$inferSelect;
  plan: Pick<typeof plans.$inferSelect, 'id' | 'intervalCount' | 'intervalUnit'>;
  /** When it was paid. */
  at: Date;
  /** Of the mail with receipt and code. */
  occasion: string;
}

/**
 * Makes the voucher of a gift that was paid, and mails its code to the buyer with the receipt: the code is stored nowhere
 * else. A bought voucher never expires. Returns whether there was none; the order is locked by the caller.
 */
export async function makeGift(
  context: Context,
  tx: Queries,
  { order, plan, at, occasion }: Gift,
): Promise<boolean> {
  if (await findVoucherOfOrder(tx, order.id)) return false;
  const code = newVoucherCode(context);
  const { intervalCount, intervalUnit } = plan;
  const isYear = intervalUnit === 'YEAR';
  const isWeek = intervalUnit === 'WEEK';
  await insertVouchers(tx, [
    {
      id: newId('vch', context.random),
      codeHash: await hashVoucherCode(context, code),
      planId: plan.id,
      intervalCount: intervalCount * (isYear ? 12 : isWeek ? 7 : 1),
      intervalUnit: isYear ? 'MONTH' : isWeek ? 'DAY' : intervalUnit,
      orderId: order.id,
      createdAt: at,
    },
  ]);
  // Its money went back before it was known here: there is nothing to give.
  if (order.state !== 'paid' || !isCurrency(order.currency)) return true;
  await enqueueMail(context, tx, {
    occasion,
    to: { userId: order.userId },
    template: 'giftBought',
    data: {
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      tax_amount: order.taxAmount,
      paid_at: at.toISOString(),
      seller: sellerOf(order.method),
      interval_count: intervalCount,
      interval_unit: intervalUnit,
      code,
      card_url: `${context.config.publicOrigin}${order.returnBase}/redeem#${code}`,
    },
  });
  return true;
}
