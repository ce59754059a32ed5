import { isRecurring } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { DisputeRecord } from '../../../db/schema.ts';
import { lookAtInvitation } from '../../friends/noteInvitation.ts';
import { lookAtVouchers } from '../../vouchers/voucherDays.ts';
import { type Entitlement, entitlementOf, hasLoss, refundedOf, reversalOf } from '../ledger/entitlementOf.ts';
import { ledgerOf } from '../ledger/ledgerOf.ts';
import type { Outcome, Settling } from '../ledger/settling.ts';
import type { Disputed, Refunded } from '../providers/ProviderEvent.ts';
import { putCharge } from '../rows/charges.repo.ts';
import { isTakenOver } from '../rows/heldOrders.repo.ts';
import { findSuccessors, lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { ChargeRow, OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { findActiveSubscription, findSubscription, updateSubscription } from '../rows/subscriptions.repo.ts';
import { chargeNamed } from './chargeNamed.ts';
import { mailEnded, mailReturned, mailShortened } from './planMails.ts';
import { mailRefund, noteRefund, type RefundChange } from './refunds.ts';
import { settleOrigin } from './settleOrigin.ts';

/**
 * Refunds that add up to the whole charge take away what it bought. One that is on its way changes nothing yet; one that
 * failed gives back what it had taken: the money is the seller's, and the buyer has what it paid for.
 */
export async function applyRefund(settling: Settling, event: Refunded): Promise<Outcome> {
  const { context, tx, order, at } = settling;
  const charge = await chargeNamed(settling, event);
  if (!charge) return 'no_order';
  const { change, row } = await noteRefund(context, tx, { order, charge, at }, event);
  const outcome = await settleRefund(settling, event, { charge, change });
  // After what it changed about plans, which its mail says as well.
  if (row) await mailRefund(context, tx, order, row);
  return outcome;
}

async function settleRefund(
  { context, tx, order }: Settling,
  event: Refunded,
  { charge, change }: { charge: ChargeRow; change: RefundChange },
): Promise<Outcome> {
  const names = charge.payment !== null || charge.invoice !== null;
  if (names) await putCharge(tx, { ...charge });
  const outcome = change === 'new' ? 'applied' : 'nothing_new';
  if (change === 'stale' || event.state === 'pending') return outcome;
  // A provider without names is asked what has failed.
  if (event.state === 'failed' && (change === 'nothing_new' || event.refund === null)) return outcome;
  const after = {
    ...charge,
    ...(event.state === 'failed' ? without(charge, event) : withRefund(charge, event)),
  };
  const known = JSON.stringify([charge.refunds, charge.fullyRefunded]);
  if (JSON.stringify([after.refunds, after.fullyRefunded]) === known) return outcome;
  await putCharge(tx, after);
  const current = (await lockOrder(tx, order.id)) ?? order;
  await settleCharges(context, tx, current, order.id);
  if (event.state === 'failed') return 'applied';
  if (reversalOf({ ...after, amount: after.amount || order.amount })) return 'applied';
  // The service gave back itself what was above the price.
  if (after.amount > 0 && refundedOf(after) <= after.excess) return 'applied';
  await flag(tx, order.id, 'partial_refund');
  return 'partial_refund';
}

type Given = Pick<ChargeRow, 'refunds' | 'fullyRefunded'>;

function withRefund(charge: ChargeRow, event: Refunded): Given {
  const refunds = { ...charge.refunds };
  if (event.total !== null) refunds.total = Math.max(refunds.total ?? 0, event.total);
  else if (event.amount !== null) refunds[event.refund ?? 'one'] = event.amount;
  return { refunds, fullyRefunded: charge.fullyRefunded || event.full };
}

/** The sum that the provider stated before counted the refund that has failed since. */
function without(charge: ChargeRow, { refund, amount }: Refunded): Given {
  const { total, ...single } = charge.refunds;
  const listed = Object.entries(single).filter(([name]) => name !== refund);
  const stated = total === undefined && charge.fullyRefunded ? charge.amount : total;
  const rest = stated === undefined ? undefined : Math.max(0, stated - (amount ?? stated));
  return { refunds: { ...Object.fromEntries(listed), ...(rest && { total: rest }) }, fullyRefunded: false };
}

const ranks: Record<DisputeRecord['stage'], number> = { inquiry: 0, opened: 1, won: 2, lost: 2 };

/** An inquiry is for a person to respond to, and takes nothing away. A dispute that is won gives the plan back. */
export async function applyDispute(settling: Settling, event: Disputed): Promise<Outcome> {
  const { context, tx, order, at } = settling;
  const charge = await chargeNamed(settling, event);
  if (!charge) return 'no_order';
  const name = event.dispute ?? 'dispute';
  const known = charge.disputes[name];
  const { stage } = event;
  if (known) {
    const newer = ranks[stage] > ranks[known.stage] || (ranks[stage] === 2 && at > new Date(known.at));
    if (known.stage === stage || !newer) return 'nothing_new';
  }
  const since = stage === 'opened' ? at.toISOString() : known?.since;
  const returned = stage === 'won' && since ? await suspendedFor(tx, order, charge, new Date(since), at) : 0;
  const record: DisputeRecord = { stage, at: at.toISOString(), ...(since && { since }), returned };
  await putCharge(tx, { ...charge, disputes: { ...charge.disputes, [name]: record } });
  await settleCharges(context, tx, order);
  if (stage === 'inquiry') await flag(tx, order.id, 'dispute_inquiry');
  if (stage === 'opened') {
    // Whoever has the money back already would have it twice: the bank is to be shown the refund.
    const twice = reversalOf({ ...charge, amount: charge.amount || order.amount, disputes: {} });
    await flag(tx, order.id, twice ? 'dispute_of_refunded' : 'dispute_opened');
  }
  return 'applied';
}

/** The time for which a right was away, while the buyer had no other plan in its place. */
async function suspendedFor(
  tx: Queries,
  order: OrderRow,
  charge: ChargeRow,
  since: Date,
  at: Date,
): Promise<number> {
  const before = order.replaces ? await findSubscription(tx, order.replaces) : undefined;
  if (before?.state === 'active' || !charge.startsAt || !charge.endsAt) return 0;
  const from = Math.max(since.getTime(), charge.startsAt.getTime());
  return Math.max(0, Math.min(at.getTime(), charge.endsAt.getTime()) - from);
}

async function flag(tx: Queries, orderId: string, note: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order) await updateOrder(tx, order, { attention: noted(order.attention, note) });
}

/**
 * Brings an order, its plan, and the plans that its rest was credited to, in line with its charges. A reversal also ends
 * the renewal at the provider. Returns whether something of the order is gone. `refunded`: the order whose refund it is about;
 * the mail about the refund says what becomes of plans.
 */
export async function settleCharges(
  context: Context,
  tx: Queries,
  given: OrderRow,
  refunded?: string,
): Promise<boolean> {
  const order = (await lockOrder(tx, given.id)) ?? given;
  const ledger = await ledgerOf(tx, order);
  const right = entitlementOf(ledger);
  const early = !ledger.charges.some(({ startsAt }) => startsAt);
  // Nothing is known to be paid: what was given back says how it stands.
  const reversal = early ? earlyReversal(order, ledger.charges) : right.reversal;
  const subscription = await findSubscription(tx, order.id);
  const gone = reversal !== null || hasLoss(ledger);
  const state = reversal ?? (order.paidAt && !order.returned ? 'paid' : order.state);
  // A refund that is still owed is made first, and ends the renewal as well.
  const owed = order.providerAction === 'refund' && reversal === null;
  const ends = gone && !owed && subscription?.cancelledAt == null;
  await updateOrder(tx, order, {
    state,
    ...(reversal && { nextCheckAt: null }),
    ...(hasLoss(ledger) && { attention: noted(order.attention, 'credit_reversed') }),
    ...(ends &&
      isRecurring(order.method) && {
        providerAction: 'cancel' as const,
        providerActionAt: timeFromNow(context),
      }),
  });
  if ((order.origin ?? order.coupon) !== null) await lookAtInvitation(tx, order.id, timeFromNow(context));
  await lookAtVouchers(tx, order.id, timeFromNow(context));
  if (subscription) {
    await settleRight(context, tx, { order, subscription, right, gone, refunded });
    await settleReplaced(context, tx, { order, refunded });
  }
  await settleOrigin(context, tx, order, ledger.charges);
  for (const next of await findSuccessors(tx, order.id)) {
    if (next.paidAt) await settleCharges(context, tx, next, refunded);
  }
  return gone;
}

/** For events that came before the payment, or belong to one that bought nothing. */
function earlyReversal(order: OrderRow, [charge]: readonly ChargeRow[]): Entitlement['reversal'] {
  return charge ? reversalOf({ ...charge, amount: charge.amount || order.amount }) : null;
}

interface Held {
  order: OrderRow;
  subscription: SubscriptionRow;
  right: Entitlement;
  gone: boolean;
  refunded: string | undefined;
}

async function settleRight(context: Context, tx: Queries, held: Held): Promise<void> {
  const { order, subscription, right, gone, refunded } = held;
  const now = timeFromNow(context);
  const stops = gone
    ? { cancelAtPeriodEnd: true, cancelledAt: subscription.cancelledAt ?? now, payUrl: null }
    : {};
  // Another order took it over: it gives no right of its own.
  if (subscription.state === 'cancelled') {
    if (gone) await updateSubscription(tx, subscription.id, stops);
    return;
  }
  const { until } = right;
  if (until && until > now) {
    // A plan that ended with the days it lost comes back with them.
    const away = ['refunded', 'disputed', 'expired'].includes(subscription.state);
    const other = away && (await findActiveSubscription(tx, order.userId, subscription.planId));
    if (other && other.orderId !== order.replaces) return flag(tx, order.id, 'returned_beside_another');
    // A trial or a given plan of the same kind, which it had taken over, was back in its place.
    if (other) await updateSubscription(tx, other.id, { state: 'cancelled' });
    await updateSubscription(tx, subscription.id, {
      currentPeriodEnd: until,
      ...(away && { state: 'active' }),
      // A plan that comes back after a dispute is not renewed by itself.
      ...(away && { cancelAtPeriodEnd: true, cancelledAt: subscription.cancelledAt ?? now }),
      ...stops,
    });
    const longer = !gone && until > subscription.currentPeriodEnd;
    const reason = refunded ? 'refund' : subscription.state === 'expired' ? 'longer' : 'dispute';
    if (away) await mailReturned(context, tx, subscription, { reason, until, refunded });
    else if (longer && order.attention?.includes('credit_reversed'))
      await mailReturned(context, tx, subscription, {
        reason: refunded ? 'refund' : 'longer',
        until,
        refunded,
      });
    if (gone && !away) await mailEarlierEnd(context, tx, held);
    return;
  }
  if (!gone && !right.reversal) return;
  await updateSubscription(tx, subscription.id, {
    ...(right.reversal ? { state: right.reversal } : { state: 'expired' }),
    ...(until && !right.reversal && { currentPeriodEnd: until }),
    ...stops,
  });
  const runs = subscription.state === 'active' || subscription.state === 'past_due';
  if (right.reversal && runs)
    await mailEnded(context, tx, subscription, { reason: right.reversal, refunded });
  if (!right.reversal && subscription.state !== 'expired') await mailEarlierEnd(context, tx, held);
}

/** Tells the buyer that the plan ends earlier, when money that had paid for a part of it went back. */
async function mailEarlierEnd(
  context: Context,
  tx: Queries,
  { order, subscription, right: { until, reversal }, refunded }: Held,
): Promise<void> {
  if (!until || until >= subscription.currentPeriodEnd) return;
  await mailShortened(context, tx, order, { reason: reversal ? 'payment' : 'credit', until, refunded });
}

/**
 * An upgrade whose money went back is undone: the plan before gives its right again, without a renewal, as long as it
 * would have. It ends again when the upgrade's money comes back.
 */
async function settleReplaced(
  context: Context,
  tx: Queries,
  { order, refunded }: Pick<Held, 'order' | 'refunded'>,
): Promise<void> {
  if (!order.replaces) return;
  const replaced = await lockOrder(tx, order.replaces);
  const before = replaced && (await findSubscription(tx, replaced.id));
  const now = await findSubscription(tx, order.id);
  if (!replaced || !before?.replacedAt || !now) return;
  const away = now.state === 'refunded' || now.state === 'disputed';
  if (!away && before.state === 'active') {
    return updateSubscription(tx, before.id, { state: 'cancelled' });
  }
  if (!away || before.state !== 'cancelled') return;
  // Another upgrade has its rest by now.
  if (await isTakenOver(tx, order)) return;
  const { until: paid, reversal } = entitlementOf(await ledgerOf(tx, replaced));
  // A plan that was given has no charges.
  const until = replaced.method === 'grant' ? before.currentPeriodEnd : paid;
  if (reversal || !until || until <= timeFromNow(context)) return;
  if (await findActiveSubscription(tx, replaced.userId, before.planId)) return;
  await mailReturned(context, tx, before, { reason: 'change', until, refunded });
  await updateSubscription(tx, before.id, {
    state: 'active',
    currentPeriodEnd: until,
    cancelAtPeriodEnd: true,
    cancelledAt: before.cancelledAt ?? timeFromNow(context),
  });
}
