import type { LeavableGift } from '@tern/contract';
import { isCurrency } from '@tern/domain';
import type { Context } from '../../../context.ts';
import { giftsOf } from '../../vouchers/vouchersOf.ts';
import { findPlanRow } from '../catalogue/plans.repo.ts';
import { listCharges } from '../rows/charges.repo.ts';
import { findOwnOrder } from '../rows/orders.repo.ts';
import { listRefunds } from '../rows/refunds.repo.ts';
import { backData, withdrawalOf } from './moneyBack.ts';

/** The gifts of a buyer from whose contract they can withdraw, or have; none where its last day is gone. */
export async function leavableGifts(context: Context, userId: string): Promise<LeavableGift[]> {
  const { db } = context;
  const gifts: LeavableGift[] = [];
  for (const { orderId, redeemed } of await giftsOf(db, userId)) {
    const order = await findOwnOrder(db, orderId, userId);
    const plan = order && (await findPlanRow(db, order.planId));
    if (!order || !plan || !isCurrency(order.currency)) continue;
    const withdrawal = withdrawalOf(context, {
      order,
      subscription: null,
      charges: await listCharges(db, orderId),
      refunds: await listRefunds(db, orderId),
      usedLately: false,
      withdrawn: false,
    });
    if (!withdrawal || withdrawal.state === 'over') continue;
    gifts.push({
      order_id: orderId,
      interval_count: plan.intervalCount,
      interval_unit: plan.intervalUnit,
      currency: order.currency,
      bought_at: (order.paidAt ?? order.createdAt).toISOString(),
      redeemed,
      withdrawal: backData(withdrawal),
    });
  }
  return gifts;
}
