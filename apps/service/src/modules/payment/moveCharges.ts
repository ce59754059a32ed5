import { isRecurring, paymentMethodCodes } from '@tern/domain';
import { type Context, moment } from '../../context.ts';
import { databaseFailure } from '../../db/DatabaseUnavailable.ts';
import { tryAgain } from '../../db/tryAgain.ts';
import { describeError } from '../../failures/describeError.ts';
import { claimMoves, lockOrder, noted, updateOrder } from './orders.repo.ts';
import type { OrderRow, SubscriptionRow } from './paymentRows.ts';
import { adapterOf, ProviderUnavailable } from './providers/PaymentAdapter.ts';
import { chargeDue, moveTries } from './renewalDays.ts';
import { findSubscription, updateSubscription } from './subscriptions.repo.ts';

const minute = 60_000;
/** No provider takes a date that is nearer than half an hour. */
const soonest = 120 * minute;
const pauses = [1, 10, 60, 60, 360].map((minutes) => minutes * minute);

/**
 * Tells providers of free days that they do not count yet, so that the next charge comes after them. The order itself
 * says so by its two numbers of days until the provider has taken the date: nothing is lost in between, and telling the
 * same date again changes nothing.
 */
export async function moveCharges(context: Context, stopping?: AbortSignal): Promise<void> {
  const methods = paymentMethodCodes.filter(
    (method) => isRecurring(method) && adapterOf(context.adapters, method)?.moveCharge,
  );
  const now = moment(context);
  for (const order of await claimMoves(context.db, { methods, now, again: moment(context, minute) })) {
    if (stopping?.aborted) return;
    await move(context, order);
  }
}

async function move(context: Context, order: OrderRow): Promise<void> {
  const adapter = adapterOf(context.adapters, order.method);
  const subscription = await findSubscription(context.db, order.id);
  if (!adapter?.moveCharge || !subscription) return;
  const { currentPeriodEnd: end } = subscription;
  const from = chargeDue(order, end);
  const to = new Date(Math.max(end.getTime(), context.clock.now() + soonest));
  try {
    // A charge that is due, or that nobody here has heard of, comes first.
    const due = from.getTime() <= context.clock.now() + soonest;
    const moved = !due && (await adapter.moveCharge(order, { from, to }));
    if (moved) await write(context, order.id, (fresh) => done(fresh, order, { subscription, to }));
    else await learn(context, order, subscription);
  } catch (error) {
    const unknown = error instanceof ProviderUnavailable;
    context.log[unknown ? 'warn' : 'error'](
      { order: order.id, failure: describeError(error) },
      'next charge not moved',
    );
    if (unknown) return;
    await write(context, order.id, (fresh) => refused(context, fresh));
  }
}

interface Fresh {
  order: OrderRow;
  end: Date;
}

type Changes = Parameters<typeof updateOrder>[2];

/** The provider has the date. Days that came or went meanwhile are told next. */
function done(
  { order, end }: Fresh,
  told: OrderRow,
  { subscription, to }: { subscription: SubscriptionRow; to: Date },
): Changes | null {
  const same =
    order.extraDays === told.extraDays && end.getTime() === subscription.currentPeriodEnd.getTime();
  if (!same || to < end) return null;
  return { providerDays: order.extraDays, moveAt: null, moveTries: 0 };
}

function refused(context: Context, { order }: Fresh): Changes {
  const tries = order.moveTries + 1;
  const over = tries >= moveTries;
  return {
    moveTries: tries,
    moveAt: moment(context, pauses[tries - 1] ?? pauses.at(-1)),
    ...(over && { attention: noted(order.attention, 'charge_not_moved') }),
  };
}

/** The provider's next charge is at another date than is known here: its charges are looked through. */
async function learn(context: Context, { id }: OrderRow, subscription: SubscriptionRow): Promise<void> {
  await updateSubscription(context.db, subscription.id, { nextCheckAt: moment(context) });
  await write(context, id, () => ({ moveAt: moment(context, 10 * minute) }));
}

/** Written twice it is written once. */
const write = (context: Context, id: string, change: (fresh: Fresh) => Changes | null) =>
  tryAgain(
    () =>
      context.db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        const subscription = order && (await findSubscription(tx, id));
        const changes = subscription && change({ order, end: subscription.currentPeriodEnd });
        if (order && changes) await updateOrder(tx, order, changes);
      }),
    (error) => databaseFailure(error) !== null,
  );
