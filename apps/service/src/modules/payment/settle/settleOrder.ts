import { addInterval, isCurrency, isRecurring, sellerOf, webAppType } from '@tern/domain';
import { newId, timeFromNow } from '../../../context.ts';
import type { ReturnReason } from '../../../db/schema.ts';
import { claimEmail } from '../../account/claimEmail.ts';
import { keepAccount } from '../../account/keepAccount.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { makeGift } from '../../vouchers/makeGift.ts';
import { offerOfOrder } from '../campaigns/offerOfOrder.ts';
import { findPlanRow } from '../catalogue/plans.repo.ts';
import { nextChargeAt, plusDays } from '../ledger/renewalDays.ts';
import { mismatch, type Outcome, type PaymentMismatch, refuse, type Settling } from '../ledger/settling.ts';
import type { CheckoutFacts } from '../providers/ProviderEvent.ts';
import { endSomePlans } from '../refunds/endPlans.ts';
import { findReturnReason, returnPayment } from '../refunds/returnPayment.ts';
import { settleOrigin } from '../refunds/settleOrigin.ts';
import { settleCharges } from '../refunds/settleReversal.ts';
import { mailTrialStarted } from '../renewals/trialMails.ts';
import { listCharges, putCharge } from '../rows/charges.repo.ts';
import { isOpen, mayMove } from '../rows/orderRules.ts';
import { lockBuyer, noted, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow, PlanRow } from '../rows/paymentRows.ts';
import { lockBuyerOf } from '../rows/purchases.repo.ts';
import { receiptOccasion } from '../rows/receiptOccasion.ts';
import { hasSubscription, insertSubscription } from '../rows/subscriptions.repo.ts';
import { notePayer } from './samePayer.ts';
import { refuseSecondTrial } from './settleTrial.ts';
import { heldBeside, refusalBeside, takeOver, tookOver } from './takeOver.ts';

/** Applies what the provider says of the page that the order is paid on. */
export async function applyCheckout(settling: Settling, facts: CheckoutFacts): Promise<Outcome> {
  const { tx, order } = settling;
  if (order.providerSession && order.providerSession !== facts.session) {
    return refuse(settling, 'mismatch_session');
  }
  if (facts.orderId !== order.id) return refuse(settling, 'mismatch_owner');
  const references = {
    providerSession: facts.session,
    providerSubscription: order.providerSubscription ?? facts.subscription,
    providerPayment: order.providerPayment ?? facts.payment,
    // Nothing is known of it before the provider knows where the buyer lives.
    taxAmount: facts.tax || order.taxAmount,
    ...(facts.overpaid && mayMove(order.state, 'paid') && { attention: noted(order.attention, 'paid_over') }),
  };
  if (facts.paid) {
    await notePayer(settling.context, tx, order, facts.payer);
    const problem = mismatch(order, facts);
    if (problem) return rejectFirstPayment(settling, references, { ...facts, problem });
    if (!order.trialEndsAt) return markPaid(settling, references);
    return (
      (await refuseSecondTrial(settling, facts, references)) ??
      markPaid(settling, references, { trialEndsAt: order.trialEndsAt })
    );
  }
  if (facts.refused && mayMove(order.state, 'failed')) {
    await updateOrder(tx, order, { ...references, state: 'failed', nextCheckAt: null });
    return 'applied';
  }
  if (facts.status === 'expired' && mayMove(order.state, 'expired')) {
    await updateOrder(tx, order, { ...references, state: 'expired', nextCheckAt: null });
    return 'applied';
  }
  if (facts.status === 'complete' && mayMove(order.state, 'paid')) {
    // The buyer has agreed and the money takes days: there is no page to go back to.
    const changed = order.state !== 'pending' || order.checkoutUrl !== null;
    if (changed) {
      await updateOrder(tx, order, {
        ...references,
        state: 'pending',
        checkoutUrl: null,
        // Money that comes after the order was closed is asked about as well.
        ...(!isOpen(order.state) && { nextCheckAt: timeFromNow(settling.context, 60_000) }),
      });
    }
    return changed ? 'applied' : 'nothing_new';
  }
  if (facts.status === 'open' && mayMove(order.state, 'pending')) {
    await updateOrder(tx, order, { ...references, state: 'pending', checkoutUrl: facts.url });
    return 'applied';
  }
  return 'nothing_new';
}

/** A first payment that is not what was ordered grants nothing. One of another sum is given back. */
export async function rejectFirstPayment(
  settling: Settling,
  references: Partial<OrderRow>,
  {
    problem,
    amount,
    currency,
    ...names
  }: FirstCharge & { problem: PaymentMismatch; amount: number | null; currency: string | null },
): Promise<Outcome> {
  const { order } = settling;
  if (order.returned) return 'nothing_new';
  const differs = problem === 'mismatch_amount' || problem === 'mismatch_currency';
  if (!differs || amount === null || currency === null || !mayMove(order.state, 'paid')) {
    return refuse(settling, problem);
  }
  const charge = { amount, currency, payment: names.payment, invoice: names.invoice };
  await returnPayment(settling, { references, reason: 'amount_differs', charge });
  return problem;
}

/** The provider's names and dates of a payment. */
export interface FirstCharge {
  payment?: string | null;
  invoice?: string | null;
  periodEnd?: Date | null;
  /** Nothing was charged: a free trial begins, which ends then. */
  trialEndsAt?: Date;
}

/** The first charge of an order was made: it gives the plan, once. */
export async function markPaid(
  settling: Settling,
  references: Partial<OrderRow>,
  charge: FirstCharge = {},
): Promise<Outcome> {
  const { context, tx, order, at } = settling;
  const plan = await findPlanRow(tx, order.planId);
  if (!plan || !isCurrency(order.currency)) throw new Error('The order has no plan or currency.');
  if (order.returned) return 'nothing_new';
  if (order.gift) return markGiftPaid(settling, plan, { references, charge });
  const paid = mayMove(order.state, 'paid');
  const { trialEndsAt } = charge;
  const endOf = ({ extraDays }: OrderRow) =>
    plusDays(
      trialEndsAt ?? charge.periodEnd ?? addInterval(at, plan.intervalCount, plan.intervalUnit),
      extraDays,
    );
  const known = await hasSubscription(tx, order.id);
  let current = order;
  if (!known) {
    const { amount, currency } = order;
    const giveBack = (reason: ReturnReason) =>
      returnPayment(settling, { references, reason, charge: { ...charge, amount, currency } });
    // One person's payments are settled one after the other.
    await lockBuyer(tx, order.userId);
    await endSomePlans(context, tx, order.userId);
    const gone = paid ? await findReturnReason(tx, order) : null;
    if (gone) return giveBack(gone);
    // A refund or dispute that came first has already taken the right away.
    const state = order.state === 'refunded' || order.state === 'disputed' ? order.state : 'active';
    const held = state === 'active' ? await heldBeside(tx, order) : [];
    const refusal = refusalBeside(order, held);
    if (refusal) return giveBack(refusal);
    current = await takeOver(settling, plan, held);
    const granted = await insertSubscription(tx, {
      id: newId('sub', context.random),
      userId: order.userId,
      orderId: order.id,
      planId: order.planId,
      state,
      startedAt: at,
      currentPeriodEnd: endOf(current),
      trialEndsAt,
      cancelAtPeriodEnd: !isRecurring(order.method) || state !== 'active',
      cancelledAt: state === 'active' ? null : timeFromNow(context),
    });
    // Rolled back, and settled anew with what is there then.
    if (!granted) throw new Error('Another plan of this person has become active meanwhile.');
    await claimEmail(tx, order.userId);
    if (state === 'active') await keepBuyer(settling);
  }
  const end = endOf(current);
  const updated = await updateOrder(tx, current, {
    ...references,
    ...(paid && { state: 'paid' as const }),
    paidAt: order.paidAt ?? at,
    nextCheckAt: null,
  });
  const settled = { ...settling, order: updated };
  await recordFirstCharge(settled, { ...charge, payment: charge.payment ?? updated.providerPayment }, end);
  if (paid) {
    const mail = trialEndsAt ? mailTrialStarted : mailReceipt;
    await mail(settled, plan, { tax: updated.taxAmount, end });
  }
  return paid || !known ? 'applied' : 'nothing_new';
}

/** A gift gives no plan: it becomes a voucher, once. */
async function markGiftPaid(
  settling: Settling,
  plan: PlanRow,
  { references, charge }: { references: Partial<OrderRow>; charge: FirstCharge },
): Promise<Outcome> {
  const { tx, order, at } = settling;
  const paid = mayMove(order.state, 'paid');
  await lockBuyer(tx, order.userId);
  const { amount, currency } = order;
  const reason = paid ? await findReturnReason(tx, order) : null;
  if (reason) return returnPayment(settling, { references, reason, charge: { ...charge, amount, currency } });
  const updated = await updateOrder(tx, order, {
    ...references,
    ...(paid && { state: 'paid' as const }),
    paidAt: order.paidAt ?? at,
    nextCheckAt: null,
  });
  const settled = { ...settling, order: updated };
  await recordFirstCharge(settled, { ...charge, payment: charge.payment ?? updated.providerPayment }, null);
  const made = await makeGift(settling.context, tx, {
    order: settled.order,
    plan,
    at,
    occasion: receiptOccasion(order.id),
  });
  return paid || made ? 'applied' : 'nothing_new';
}

/** Who buys a plan wants the account that it belongs to. */
async function keepBuyer({ context, tx, order }: Settling): Promise<void> {
  const { userId, country } = order;
  if (!(await lockBuyerOf(tx, order)).leaving) return;
  const request = { country, userAgent: null, appType: webAppType };
  await keepAccount(context, tx, { userId, by: 'purchase', request });
}

/** Notes the first charge with all that is known of it. Never shortens the period. */
export async function recordFirstCharge(
  { context, tx, order, at }: Settling,
  charge: FirstCharge,
  end: Date | null,
): Promise<void> {
  const known = (await listCharges(tx, order.id)).find(({ name }) => name === 'first');
  const later = known?.endsAt && end && known.endsAt > end ? known.endsAt : end;
  await putCharge(tx, {
    orderId: order.id,
    name: 'first',
    payment: known?.payment ?? charge.payment ?? null,
    invoice: known?.invoice ?? charge.invoice ?? null,
    amount: order.amount,
    paidAt: known?.paidAt ?? at,
    ...(later && { startsAt: known?.startsAt ?? at, endsAt: later }),
  });
  // Events about a refund or a dispute may have come before.
  const gone =
    known && (known.fullyRefunded || Object.keys({ ...known.refunds, ...known.disputes }).length > 0);
  if (gone) await settleCharges(context, tx, order);
  else await settleOrigin(context, tx, order, await listCharges(tx, order.id));
}

async function mailReceipt(
  { context, tx, order, at }: Settling,
  plan: PlanRow,
  { tax, end }: { tax: number | null; end: Date },
): Promise<void> {
  if (!isCurrency(order.currency)) return;
  const offer = await offerOfOrder(context, tx, order);
  const taken = await tookOver(tx, order);
  await enqueueMail(context, tx, {
    occasion: receiptOccasion(order.id),
    to: { userId: order.userId },
    template: 'paid',
    data: {
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      renewal_amount: isRecurring(order.method) ? (order.renewalAmount ?? order.amount) : null,
      tax_amount: tax,
      interval_count: plan.intervalCount,
      interval_unit: plan.intervalUnit,
      paid_at: at.toISOString(),
      seller: sellerOf(order.method),
      period_end: end.toISOString(),
      renews_at: nextChargeAt(context, order, end).toISOString(),
      ...(offer && { offer }),
      ...(taken && { took_over: taken }),
    },
  });
}
