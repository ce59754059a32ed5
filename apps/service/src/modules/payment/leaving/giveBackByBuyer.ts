import { isCurrency } from '@tern/domain';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { type ContractActRow, findLastAct, lockMoneyBack } from '../contractActs/contractActs.repo.ts';
import { recordAct } from '../contractActs/recordAct.ts';
import { cancelRenewal } from '../providerCalls/cancelRenewals.ts';
import { afterCalls } from '../providerCalls/owedCalls.ts';
import { adapterOf } from '../providers/PaymentAdapter.ts';
import { addRefund } from '../refunds/refunds.ts';
import { listCharges } from '../rows/charges.repo.ts';
import { lockOrder, updateOrder } from '../rows/orders.repo.ts';
import { lockBuyerOf } from '../rows/purchases.repo.ts';
import { listRefunds } from '../rows/refunds.repo.ts';
import { findSubscription } from '../rows/subscriptions.repo.ts';
import { moneyBackOf, withdrawalOf } from './moneyBack.ts';
import { hasUsedLately, mailboxOf } from './moneyBackOnce.ts';

/**
 * Gives the money of a plan back, by the guarantee (`refund`) or by law (`withdraw`), that of a gift by law: the provider
 * is called in the background, the renewal ends at once and the plan with the refund. A voucher that nobody has redeemed
 * is worth nothing from now on. `at`: when the declaration arrived, which is in time or
 * not. Null: it cannot be done, or not any more.
 */
export async function giveBackByBuyer(
  context: Context,
  tx: Queries,
  given: { orderId: string; userId: string; kind: 'refund' | 'withdraw'; at?: Date },
): Promise<ContractActRow | null> {
  const { orderId, userId, kind, at } = given;
  const order = await lockOrder(tx, orderId);
  const subscription = (order && (await findSubscription(tx, orderId))) ?? null;
  // One after the other, so that two plans are not given back by one right.
  const buyer = await lockBuyerOf(tx, { userId });
  if (!order || buyer.gone || (order.gift ? kind === 'refund' : !subscription)) return null;
  if (kind === 'refund') await lockMoneyBack(tx);
  const held = {
    order,
    subscription,
    charges: await listCharges(tx, orderId),
    refunds: await listRefunds(tx, orderId),
    usedLately: await hasUsedLately(context, tx, userId),
    withdrawn: (await findLastAct(tx, orderId))?.kind === 'withdraw',
  };
  const back = kind === 'refund' ? moneyBackOf(context, held) : withdrawalOf(context, held, at);
  if (back?.state !== 'open') return null;
  const { amount, charge } = back;
  const { currency } = order;
  await cancelRenewal(context, tx, orderId);
  if (charge && amount > 0) {
    await addRefund(context, tx, {
      orderId,
      charge,
      amount,
      currency,
      reason: kind === 'refund' ? 'guarantee' : 'withdrawal',
    });
    const fresh = (await lockOrder(tx, orderId)) ?? order;
    await updateOrder(tx, fresh, {
      providerAction: 'refund',
      providerActionAt: afterCalls(context, fresh),
      providerActionTries: 0,
    });
  }
  const { row, facts } = await recordAct(context, tx, {
    kind,
    order,
    ...(kind === 'refund' && { mailbox: await mailboxOf(context, tx, userId) }),
    // A trial that is withdrawn from ends without a charge.
    worksUntil: charge ? null : (subscription?.trialEndsAt ?? null),
    ...(charge && { money: { amount, currency } }),
  });
  if (!isCurrency(currency)) return row;
  await enqueueMail(context, tx, {
    occasion: row.id,
    to: { userId },
    template: kind === 'refund' ? 'moneyBack' : 'withdrawn',
    data: {
      act: facts,
      amount,
      currency,
      bought_at: (order.paidAt ?? subscription?.startedAt ?? order.createdAt).toISOString(),
      ...(order.gift && { gift: true }),
      ...(adapterOf(context.adapters, order.method)?.refundsAreClaimed && { claims: true }),
    },
  });
  return row;
}
