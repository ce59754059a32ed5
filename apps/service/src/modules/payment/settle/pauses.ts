import { addInterval } from '@tern/domain';
import { findPlanRow } from '../catalogue/plans.repo.ts';
import { renewalDue, slack } from '../ledger/renewalDays.ts';
import type { Settling } from '../ledger/settling.ts';
import { isExpected } from '../providers/PaymentAdapter.ts';
import type { InvoicePaid, SubscriptionFacts } from '../providers/ProviderEvent.ts';
import { lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { SubscriptionRow } from '../rows/paymentRows.ts';
import { findSubscription, updateSubscription } from '../rows/subscriptions.repo.ts';

const isNear = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) < slack;

/** No pause is known, here or at the provider. */
export const withoutPause = { pausedUntil: null, pauseSent: null, pauseConfirmed: null } as const;

/**
 * Where a later period begins. `latest`: the end of what is paid; after a pause it is the date of the charge. A provider
 * that has charged all the same, before it had the date, has charged the period from the end of what was paid.
 */
export async function beginOfPeriod(
  { tx, at }: Pick<Settling, 'tx' | 'at'>,
  { pauseConfirmed, pauseSent, planId }: Pick<SubscriptionRow, 'pauseConfirmed' | 'pauseSent' | 'planId'>,
  { latest, periodEnd }: { latest: Date; periodEnd: InvoicePaid['periodEnd'] },
): Promise<Date> {
  const told = pauseConfirmed ?? pauseSent;
  if (!told || told <= latest) return latest;
  if (at.getTime() >= told.getTime() - slack) return told;
  const plan = periodEnd && (await findPlanRow(tx, planId));
  if (!periodEnd || !plan) return latest;
  const begins = addInterval(periodEnd, -plan.intervalCount, plan.intervalUnit);
  return begins.getTime() > latest.getTime() + slack ? begins : latest;
}

/** A charge has ended the pause. One that came before its end is for a person. */
export async function endPause(
  { tx, order, at }: Settling,
  { pausedUntil, cancelAtPeriodEnd }: SubscriptionRow,
  begin: Date,
): Promise<typeof withoutPause> {
  const early =
    pausedUntil !== null &&
    !cancelAtPeriodEnd &&
    begin.getTime() < pausedUntil.getTime() - slack &&
    at.getTime() < pausedUntil.getTime() - slack;
  const locked = early ? await lockOrder(tx, order.id) : undefined;
  if (locked) await updateOrder(tx, locked, { attention: noted(locked.attention, 'charged_in_pause') });
  return withoutPause;
}

/** Reads from the provider which date it has, where its response to the call is not known. */
export async function learnPause(
  { tx, order }: Settling,
  { status, periodEnd }: SubscriptionFacts,
): Promise<void> {
  const subscription = await findSubscription(tx, order.id);
  if (!subscription?.pauseSent || status !== 'active' || !periodEnd) return;
  const { pauseSent } = subscription;
  if (isNear(periodEnd, pauseSent)) {
    await updateSubscription(tx, subscription.id, { pauseSent: null, pauseConfirmed: pauseSent });
  } else if (isExpected(periodEnd.getTime(), renewalDue(order, subscription).getTime())) {
    await updateSubscription(tx, subscription.id, { pauseSent: null });
  }
}
