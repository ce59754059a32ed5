import { type Order, order as operation } from '@tern/contract';
import { isCurrency } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { renewCustomerCookie } from '../../account/sessions.ts';
import { sentTo } from '../../mail/enqueueMail.ts';
import { orderedPrice } from '../catalogue/planPricing.ts';
import { findPlanRow } from '../catalogue/plans.repo.ts';
import { isOpen } from '../rows/orderRules.ts';
import { findOwnOrder, hastenCheck } from '../rows/orders.repo.ts';
import { findQuote } from '../rows/quotes.repo.ts';
import { receiptOccasion } from '../rows/receiptOccasion.ts';
import { listRefunds, standingOf } from '../rows/refunds.repo.ts';
import { trialData } from '../rows/trialOf.ts';
import { tookOver } from '../settle/takeOver.ts';
import { customerStanding } from '../subscription/customerStanding.ts';
import { isLate, isSettling, settlesBy } from './pendingPayment.ts';

export const order = defineHandler(operation, async (call) => {
  const { context, input, who } = call;
  const found = await readOrder(context, input.order_id, who.userId);
  if (!found) return fail(operation, 'order_unknown');
  // Whoever has just paid is a customer from here.
  if (!isOpen(found.state)) renewCustomerCookie(call, await customerStanding(context, who.userId));
  return found;
});

/** An order as its buyer sees it; null for another person's, as for none. */
export async function readOrder(context: Context, orderId: string, userId: string): Promise<Order | null> {
  const row = await findOwnOrder(context.db, orderId, userId);
  const plan = row && (await findPlanRow(context.db, row.planId));
  const quote = row && (await findQuote(context.db, row.quoteId));
  // A plan that an operator gave was never ordered.
  if (!row || !plan || !quote || !isCurrency(row.currency) || row.method === 'grant') return null;
  const open = isOpen(row.state);
  // A buyer is waiting: do not leave a lost webhook to the long steps of the schedule.
  if (open && row.nextCheckAt) await hastenCheck(context.db, row.id, timeFromNow(context, 10_000));
  return {
    order_id: row.id,
    state: row.state,
    plan_id: row.planId,
    product_id: row.productId,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    currency: row.currency,
    price: orderedPrice(row, quote, plan),
    amount: row.amount,
    trial: trialData(row),
    refusal: row.refusal,
    took_over: await tookOver(context.db, row),
    refund: standingOf(await listRefunds(context.db, row.id)),
    tax_amount: row.taxAmount,
    method: row.method as 's1',
    late: isLate(row),
    settles_by: isSettling(row) ? settlesBy(row).toISOString() : null,
    checkout_url: row.state === 'pending' && !row.abandonedAt ? row.checkoutUrl : null,
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    receipt_sent_to: row.paidAt ? await sentTo(context.db, receiptOccasion(row.id)) : null,
    poll_after: open ? 1500 : null,
  };
}
