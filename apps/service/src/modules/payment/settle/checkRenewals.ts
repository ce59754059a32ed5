import { isRecurring, type PaymentMethod, providerCodeOf } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { describeError } from '../../../failures/describeError.ts';
import { issueInvoices } from '../../invoices/issueInvoices.ts';
import { graceOf } from '../ledger/graceOf.ts';
import { renewalDue } from '../ledger/renewalDays.ts';
import type { Settling } from '../ledger/settling.ts';
import { mayOweCancel, owedCancel } from '../providerCalls/owedCalls.ts';
import { adapterOf, ProviderRefused, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import type { PaidCharge, RenewalChanged, SubscriptionFacts } from '../providers/ProviderEvent.ts';
import { mailEnded, unpaidReason } from '../refunds/planMails.ts';
import { listCharges } from '../rows/charges.repo.ts';
import { lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { claimDueRenewals, findSubscription, updateSubscription } from '../rows/subscriptions.repo.ts';
import { learnPause } from './pauses.ts';
import { applyFailedRenewal, applyInvoice, applyRenewalChange } from './settleRenewal.ts';
import { goesOn } from './timeWithoutCharge.ts';

const hour = 3600 * 1000;
/** Providers charge within hours of the end of a period. */
const patience = 2 * hour;
const again = 6 * hour;
/** Plans that are claimed at once. */
const batch = 10;

/**
 * A renewal whose event was lost is asked about before a plan ends: what was paid extends it, what was not ends it after
 * its grace. A provider that does not respond ends nothing. Once a plan is not renewed any more, the provider's list of
 * its charges is read once more: one that nobody here has heard of buys its time, or is given back.
 */
export async function checkRenewals(
  context: Context,
  stopping?: AbortSignal,
  userId?: string,
): Promise<void> {
  let reached = true;
  for (let claimed = batch; claimed === batch && reached; ) {
    const due = await claimDueRenewals(context.db, {
      endedBefore: timeFromNow(context, -patience),
      now: timeFromNow(context),
      again: timeFromNow(context, again),
      limit: batch,
      userId,
    });
    claimed = due.length;
    for (const order of due) {
      if (stopping?.aborted) return;
      reached = (await tryRenewal(context, order)) && reached;
    }
  }
}

/** False: the provider does not respond. */
async function tryRenewal(context: Context, order: OrderRow): Promise<boolean> {
  try {
    await checkRenewal(context, order);
    return true;
  } catch (error) {
    const unknown = error instanceof ProviderUnavailable;
    context.log[unknown ? 'warn' : 'error'](
      { order: order.id, failure: describeError(error) },
      'renewal still unknown',
    );
    if (error instanceof ProviderRefused) await stopChecking(context, order);
    if (unknown || error instanceof ProviderRefused) await flagUnverifiable(context, order);
    return !unknown;
  }
}

async function checkRenewal(context: Context, order: OrderRow): Promise<void> {
  const adapter = adapterOf(context.adapters, order.method);
  // Without its keys nobody can be asked.
  if (isRecurring(order.method) && !adapter) return flagUnverifiable(context, order);
  // Of before the response: it is older than what is written meanwhile.
  const at = timeFromNow(context);
  const facts = (await adapter?.readSubscription?.(order)) ?? null;
  await applySubscription(context, order, { facts, at });
}

/** Applies the state of a subscription as its events would have. `isTakenBack`: a renewal that runs there is wanted. */
export async function applySubscription(
  context: Context,
  order: OrderRow,
  { facts, at, isTakenBack = false }: { facts: SubscriptionFacts | null; at: Date; isTakenBack?: boolean },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (!locked) return;
    const provider = providerCodeOf(locked.method as PaymentMethod);
    const settling: Settling = { context, tx, order: locked, at, provider };
    if (facts) await applyFacts(settling, facts, isTakenBack);
    await endAfterGrace(settling, facts);
    await endLook(context, tx, order.id);
    await issueInvoices(context, tx, order.id);
  });
}

/** A plan waits for as long as its provider cannot be asked. After its grace a person looks at it. */
async function flagUnverifiable(context: Context, { id }: OrderRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const subscription = order && (await findSubscription(tx, id));
    if (!order || !subscription || subscription.cancelAtPeriodEnd) return;
    if (!['active', 'past_due'].includes(subscription.state)) return;
    if (graceOf(context, subscription) > timeFromNow(context)) return;
    if (order.attention?.split(', ').includes('renewal_unknown')) return;
    await updateOrder(tx, order, { attention: noted(order.attention, 'renewal_unknown') });
  });
}

/** Nothing is asked again but about a renewal that is still late. */
async function endLook(context: Context, tx: Queries, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const subscription = order && (await findSubscription(tx, orderId));
  if (!subscription) return;
  const { state, cancelAtPeriodEnd } = subscription;
  const late = renewalDue(order, subscription) < timeFromNow(context, -patience) && !cancelAtPeriodEnd;
  if (late && ['active', 'past_due'].includes(state)) return;
  await updateSubscription(tx, subscription.id, { nextCheckAt: null });
}

/** The provider knows no such subscription: its charges cannot be looked through. */
async function stopChecking(context: Context, { id }: OrderRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (await lockOrder(tx, id)) await endLook(context, tx, id);
  });
}

/** Applies the charges that nobody here has heard of, the oldest first. */
async function applyCharges(settling: Settling, facts: SubscriptionFacts): Promise<void> {
  const { tx, order } = settling;
  const subscription = await findSubscription(tx, order.id);
  if (!subscription) return;
  const { startedAt } = subscription;
  const first = (await listCharges(tx, order.id)).find(({ name }) => name === 'first');
  const named = first !== undefined && (first.payment ?? first.invoice) !== null;
  const isFirst = ({ payment, invoice }: PaidCharge) =>
    (payment !== null && payment === first?.payment) || (invoice !== null && invoice === first?.invoice);
  for (const [index, charge] of facts.charges.entries()) {
    // Learnt of late and without its name, the first payment is older than its plan. Providers tell whole seconds.
    const isOlder = charge.at.getTime() + 1000 < startedAt.getTime();
    const isNameless = index === 0 && !named && !order.trialEndsAt && charge.amount === order.amount;
    if (isFirst(charge) || (isOlder && !isNameless)) continue;
    const current = (await lockOrder(tx, order.id)) ?? order;
    await applyInvoice(
      { ...settling, order: current, at: charge.at },
      {
        kind: 'invoicePaid',
        ...charge,
        orderId: order.id,
        subscription: order.providerSubscription,
        userId: null,
        productId: null,
        // A first payment that was learnt of without its name is told by its time.
        renewal: named || charge.at.getTime() - startedAt.getTime() > 12 * hour,
      },
    );
  }
}

function changeIn({ status, cancelAt }: SubscriptionFacts): RenewalChanged['change'] | null {
  if (status === 'ended' || status === 'paused') return status;
  return cancelAt ? 'cancelScheduled' : null;
}

async function applyFacts(settling: Settling, facts: SubscriptionFacts, isTakenBack: boolean): Promise<void> {
  const { tx, order } = settling;
  const about = { at: settling.at, orderId: order.id, subscription: order.providerSubscription };
  await applyCharges(settling, facts);
  await learnPause(settling, facts);
  const fresh = { ...settling, order: (await lockOrder(tx, order.id)) ?? order };
  if (facts.status === 'past_due') {
    await applyFailedRenewal(fresh, {
      kind: 'renewalFailed',
      ...about,
      needsBuyer: false,
      payUrl: facts.payUrl,
    });
  }
  const change = changeIn(facts) ?? (isTakenBack && facts.status === 'active' ? 'cancelTakenBack' : null);
  if (change) {
    await applyRenewalChange(fresh, { kind: 'renewalChanged', ...about, change, endsAt: facts.cancelAt });
  }
}

/**
 * A plan whose renewal stays unpaid ends, and its provider is told, so that nothing is charged afterwards. One that runs
 * on there does not end here.
 */
async function endAfterGrace(settling: Settling, facts: SubscriptionFacts | null): Promise<void> {
  const { context, tx, order } = settling;
  const subscription = await findSubscription(tx, order.id);
  if (!subscription || !['active', 'past_due'].includes(subscription.state)) return;
  if (renewalDue(order, subscription) > timeFromNow(context, -patience)) return;
  if (facts && (await goesOn(settling, subscription, facts))) return;
  if (graceOf(context, subscription) > timeFromNow(context)) return;
  await mailEnded(context, tx, subscription, { reason: unpaidReason(subscription) });
  await updateSubscription(tx, subscription.id, {
    state: 'expired',
    cancelAtPeriodEnd: true,
    cancelledAt: subscription.cancelledAt ?? timeFromNow(context),
    payUrl: null,
  });
  const locked = await lockOrder(tx, order.id);
  if (locked && isRecurring(order.method) && mayOweCancel(locked)) {
    await updateOrder(tx, locked, owedCancel(context, locked));
  }
}
