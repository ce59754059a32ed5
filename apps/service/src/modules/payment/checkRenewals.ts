import { isRecurring, type PaymentMethod, providerCodeOf } from '@tern/domain';
import { type Context, moment } from '../../context.ts';
import { describeError } from '../../server.ts';
import { lockOrder, updateOrder } from './orders.repo.ts';
import type { OrderRow } from './paymentRows.ts';
import { adapterOf, ProviderUnavailable } from './providers/PaymentAdapter.ts';
import type { SubscriptionFacts } from './providers/ProviderEvent.ts';
import { applyFailedRenewal, applyInvoice, applyRenewalChange, graceEnd } from './settleRenewal.ts';
import type { Settling } from './settling.ts';
import { claimDueRenewals, findSubscription, updateSubscription } from './subscriptions.repo.ts';

const hour = 3600 * 1000;
/** Providers charge within hours of the end of a period. */
const patience = 2 * hour;
const again = 6 * hour;

/**
 * A renewal whose event was lost is asked about before a plan ends: what was paid extends it, what was not ends it after
 * its grace. A provider that does not respond ends nothing.
 */
export async function checkRenewals(
  context: Context,
  stopping?: AbortSignal,
  userId?: string,
): Promise<void> {
  const due = await claimDueRenewals(context.db, {
    endedBefore: moment(context, -patience),
    now: moment(context),
    again: moment(context, again),
    userId,
  });
  for (const order of due) {
    if (stopping?.aborted) return;
    try {
      await checkRenewal(context, order);
    } catch (error) {
      const unknown = error instanceof ProviderUnavailable;
      context.log[unknown ? 'warn' : 'error'](
        { order: order.id, failure: describeError(error) },
        'renewal still unknown',
      );
    }
  }
}

async function checkRenewal(context: Context, order: OrderRow): Promise<void> {
  const adapter = adapterOf(context.adapters, order.method);
  // Without its keys nobody can be asked.
  if (isRecurring(order.method) && !adapter) return;
  const facts = (await adapter?.readSubscription?.(order)) ?? null;
  await context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (!locked) return;
    const provider = providerCodeOf(locked.method as PaymentMethod);
    const settling: Settling = { context, tx, order: locked, at: moment(context), provider };
    if (facts) await applyFacts(settling, facts);
    await endAfterGrace(settling);
  });
}

async function applyFacts(settling: Settling, facts: SubscriptionFacts): Promise<void> {
  const { tx, order } = settling;
  const about = { at: settling.at, orderId: order.id, subscription: order.providerSubscription };
  const { lastCharge } = facts;
  const subscription = await findSubscription(tx, order.id);
  if (lastCharge && subscription && lastCharge.at > subscription.startedAt) {
    const after = lastCharge.at.getTime() - subscription.startedAt.getTime();
    await applyInvoice(
      { ...settling, at: lastCharge.at },
      {
        kind: 'invoicePaid',
        ...about,
        at: lastCharge.at,
        userId: null,
        productId: null,
        amount: lastCharge.amount,
        currency: lastCharge.currency,
        periodEnd: lastCharge.periodEnd,
        payment: lastCharge.payment,
        invoice: lastCharge.invoice,
        renewal: after > 12 * hour,
      },
    );
  }
  const fresh = { ...settling, order: (await lockOrder(tx, order.id)) ?? order };
  if (facts.status === 'past_due') {
    await applyFailedRenewal(fresh, {
      kind: 'renewalFailed',
      ...about,
      needsBuyer: false,
      payUrl: facts.payUrl,
    });
  }
  if (facts.status === 'ended' || facts.status === 'paused' || facts.cancelAt) {
    const change =
      facts.status === 'active' || facts.status === 'past_due' ? 'cancelScheduled' : facts.status;
    await applyRenewalChange(fresh, { kind: 'renewalChanged', ...about, change, endsAt: facts.cancelAt });
  }
}

/** A plan whose renewal stays unpaid ends, and its provider is told, so that nothing is charged afterwards. */
async function endAfterGrace({ context, tx, order }: Settling): Promise<void> {
  const subscription = await findSubscription(tx, order.id);
  if (!subscription || !['active', 'past_due'].includes(subscription.state)) return;
  if (graceEnd(context, subscription.currentPeriodEnd) > moment(context)) return;
  await updateSubscription(tx, subscription.id, {
    state: 'expired',
    cancelAtPeriodEnd: true,
    cancelledAt: subscription.cancelledAt ?? moment(context),
    payUrl: null,
  });
  const locked = await lockOrder(tx, order.id);
  if (locked && isRecurring(order.method) && !locked.duty) {
    await updateOrder(tx, locked, { duty: 'cancel', dutyAt: moment(context) });
  }
}
