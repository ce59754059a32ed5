import { isRecurring, paymentMethodCodes } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { databaseFailure } from '../../../db/DatabaseUnavailable.ts';
import { tryAgain } from '../../../db/tryAgain.ts';
import { describeError } from '../../../failures/describeError.ts';
import { pauseEnd, renewalDue, soonestCharge } from '../ledger/renewalDays.ts';
import { adapterOf, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { moveTries } from '../rows/orderRules.ts';
import { claimMoves, lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { findSubscription, updateSubscription } from '../rows/subscriptions.repo.ts';
import { holdCharges, holdLead } from './holdCharges.ts';
import { mailDateStays } from './mailDateStays.ts';

const minute = 60_000;
const pauses = [1, 10, 60, 60, 360].map((minutes) => minutes * minute);

/**
 * Tells providers of free days that they do not count yet, and of pauses, so that the next charge comes after them. The
 * order itself says so by its two numbers of days, and the subscription by its two dates, until the provider has taken
 * the date: nothing is lost in between, and telling the same date again changes nothing.
 */
export async function moveCharges(context: Context, stopping?: AbortSignal): Promise<void> {
  const methods = paymentMethodCodes.filter(
    (method) => isRecurring(method) && adapterOf(context.adapters, method)?.moveCharge,
  );
  const now = timeFromNow(context);
  await holdCharges(context, stopping);
  const claimed = { methods, now, again: timeFromNow(context, minute), near: timeFromNow(context, holdLead) };
  for (const order of await claimMoves(context.db, claimed)) {
    if (stopping?.aborted) return;
    await move(context, order);
  }
}

async function move(context: Context, order: OrderRow): Promise<void> {
  const adapter = adapterOf(context.adapters, order.method);
  const subscription = await findSubscription(context.db, order.id);
  if (!adapter?.moveCharge || !subscription) return;
  const from = renewalDue(order, subscription);
  const earliest = timeFromNow(context, soonestCharge);
  const { pauseSent } = subscription;
  const to = new Date(Math.max(wantedDate(subscription).getTime(), earliest.getTime()));
  try {
    // A charge that is due, or that nobody here has heard of, comes first.
    const due = from <= earliest || (pauseSent !== null && pauseSent <= earliest);
    if (!due && isOfPause(subscription)) {
      await write(context, order.id, () => ({ subscription: { pauseSent: to } }));
    }
    const moved = !due && (await adapter.moveCharge(order, { from, to, earliest }));
    if (moved) await write(context, order.id, (fresh) => done(fresh, { order, subscription }, to));
    else await learn(context, order, subscription);
  } catch (error) {
    const unknown = error instanceof ProviderUnavailable;
    context.log[unknown ? 'warn' : 'error'](
      { order: order.id, failure: describeError(error) },
      'next charge not moved',
    );
    if (unknown) return;
    await refused(context, order.id);
  }
}

/**
 * The date that the provider is to have. One whose response is not known comes first: until then nobody knows which of
 * two dates the provider has.
 */
const wantedDate = (subscription: SubscriptionRow): Date =>
  subscription.pauseSent ?? pauseEnd(subscription) ?? subscription.currentPeriodEnd;

const isOfPause = (subscription: SubscriptionRow): boolean =>
  [subscription.pauseSent, subscription.pauseConfirmed, pauseEnd(subscription)].some((date) => date !== null);

interface Held {
  order: OrderRow;
  subscription: SubscriptionRow;
}

interface Changes {
  order?: Parameters<typeof updateOrder>[2];
  subscription?: Partial<SubscriptionRow>;
}

/** The provider has the date. Days that came or went meanwhile, and another end of the pause, are told next. */
function done(fresh: Held, told: Held, to: Date): Changes {
  const end = told.subscription.currentPeriodEnd;
  const sameEnd = fresh.subscription.currentPeriodEnd.getTime() === end.getTime();
  const same = fresh.order.extraDays === told.order.extraDays && sameEnd && to >= end;
  const counted = same ? { providerDays: fresh.order.extraDays, moveAt: null, moveTries: 0 } : undefined;
  if (!isOfPause(told.subscription)) return { ...(counted && { order: counted }) };
  const until = pauseEnd(fresh.subscription);
  const isWanted =
    told.subscription.pauseSent === null && until?.getTime() === pauseEnd(told.subscription)?.getTime();
  const isOwn = until === null && to.getTime() === fresh.subscription.currentPeriodEnd.getTime();
  return {
    order: { ...counted, moveAt: null, moveTries: 0 },
    subscription: {
      pauseSent: null,
      pauseConfirmed: isOwn ? null : to,
      // No provider charges as soon as it is told.
      ...(isWanted && !isOwn && { pausedUntil: to }),
    },
  };
}

/** A provider that goes on refusing charges at the date that it has. */
async function refused(context: Context, id: string): Promise<void> {
  await tryAgain(
    () =>
      context.db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        const subscription = order && (await findSubscription(tx, id));
        if (!order || !subscription) return;
        const tries = order.moveTries + 1;
        const over = tries >= moveTries;
        await updateOrder(tx, order, {
          moveTries: tries,
          moveAt: timeFromNow(context, pauses[tries - 1] ?? pauses.at(-1)),
          ...(over && { attention: noted(order.attention, 'charge_not_moved') }),
        });
        if (!isOfPause(subscription)) return;
        // A date that was refused is not there.
        const stays = { pauseSent: null, ...(over && { pausedUntil: subscription.pauseConfirmed }) };
        await updateSubscription(tx, subscription.id, stays);
        if (over) await mailDateStays(context, tx, { order, subscription: { ...subscription, ...stays } });
      }),
    (error) => databaseFailure(error) !== null,
  );
}

/** The provider's next charge is at another date than is known here: its charges are looked through. */
async function learn(context: Context, { id }: OrderRow, subscription: SubscriptionRow): Promise<void> {
  await updateSubscription(context.db, subscription.id, { nextCheckAt: timeFromNow(context) });
  await write(context, id, () => ({ order: { moveAt: timeFromNow(context, 10 * minute) } }));
}

/** Written twice it is written once. */
const write = (context: Context, id: string, change: (fresh: Held) => Changes) =>
  tryAgain(
    () =>
      context.db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        const subscription = order && (await findSubscription(tx, id));
        if (!order || !subscription) return;
        const changes = change({ order, subscription });
        if (changes.order) await updateOrder(tx, order, changes.order);
        if (changes.subscription) await updateSubscription(tx, subscription.id, changes.subscription);
      }),
    (error) => databaseFailure(error) !== null,
  );
