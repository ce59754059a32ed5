import { isCurrency } from '@tern/domain';
import { timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { ReturnReason } from '../../../db/schema.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Settling } from '../ledger/settling.ts';
import { adapterOf } from '../providers/PaymentAdapter.ts';
import { isCodeGone } from '../quote/coupons.ts';
import { putCharge } from '../rows/charges.repo.ts';
import { isTakenOver } from '../rows/heldOrders.repo.ts';
import { lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { lockBuyerOf } from '../rows/purchases.repo.ts';
import { findQuote } from '../rows/quotes.repo.ts';
import { findSubscription } from '../rows/subscriptions.repo.ts';
import { addRefund } from './refunds.ts';

/** Why a payment that has arrived can buy nothing any more; null: it can. The order is locked by the caller. */
export async function findReturnReason(tx: Queries, order: OrderRow): Promise<ReturnReason | null> {
  if ((await lockBuyerOf(tx, order)).gone) return 'account_deleted';
  if (await isCreditGone(tx, order)) return 'credit_used';
  return (await isCodeGone(tx, order)) ? 'code_used' : null;
}

/** The plan whose rest was credited has gone to another order since, or its payment was reversed. */
async function isCreditGone(tx: Queries, order: OrderRow): Promise<boolean> {
  // Locked, so that two orders that take the same plan over are settled one after the other.
  const replaced = order.replaces === null ? undefined : await lockOrder(tx, order.replaces);
  if (!replaced) return false;
  if (await isTakenOver(tx, order)) return true;
  const reversed = ['refunded', 'disputed'].includes((await findSubscription(tx, replaced.id))?.state ?? '');
  const quote = reversed ? await findQuote(tx, order.quoteId) : undefined;
  return Boolean(quote && (quote.creditAmount || quote.extraDays));
}

/** `charge`: as it was made, which is not always the order's sum. Minor units. */
interface Returning {
  references: Partial<OrderRow>;
  reason: ReturnReason;
  charge: { amount: number; currency: string; payment?: string | null; invoice?: string | null };
}

/**
 * Gives a payment back that has bought nothing: flagged, told to the buyer, and retried until it is done. An order of a
 * free trial has paid nothing: its renewal is cancelled.
 */
export async function returnPayment(
  { context, tx, order, at }: Settling,
  { references, reason, charge }: Returning,
): Promise<'applied'> {
  context.log.error({ order: order.id, reason }, 'a payment is given back');
  const paid = charge.amount > 0;
  const updated = await updateOrder(tx, order, {
    ...references,
    state: paid ? 'refunded' : 'failed',
    returned: reason,
    attention: noted(references.attention ?? order.attention, reason),
    paidAt: paid ? (order.paidAt ?? at) : null,
    nextCheckAt: null,
    providerAction: paid ? 'refund' : 'cancel',
    providerActionAt: timeFromNow(context),
  });
  if (!paid) return 'applied';
  const payment = charge.payment ?? updated.providerPayment;
  // Without a time that it pays for: it has bought nothing.
  const { amount, currency, invoice } = charge;
  await putCharge(tx, { orderId: order.id, name: 'first', payment, invoice, amount, paidAt: at });
  await addRefund(context, tx, { orderId: order.id, charge: 'first', amount, currency, reason });
  // Of somebody who is gone no address is left.
  if (!isCurrency(currency) || reason === 'account_deleted') return 'applied';
  await enqueueMail(context, tx, {
    occasion: `returned:${order.id}`,
    to: { userId: order.userId },
    template: 'paymentReturned',
    data: {
      order_id: order.id,
      amount,
      currency,
      reason,
      ...(adapterOf(context.adapters, order.method)?.refundsAreClaimed && { claims: true }),
    },
  });
  return 'applied';
}
