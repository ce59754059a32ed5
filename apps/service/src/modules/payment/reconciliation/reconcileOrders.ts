import { isRecurring, type PaymentMethod, providerCodeOf } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { describeError } from '../../../failures/describeError.ts';
import type { ReconciledOutcome } from '../../../observe/serviceMetrics.ts';
import { named } from '../providerCalls/doProviderActions.ts';
import {
  adapterOf,
  type PaymentAdapter,
  ProviderRefused,
  ProviderUnavailable,
} from '../providers/PaymentAdapter.ts';
import type { RefundFacts } from '../providers/ProviderEvent.ts';
import { applyRefundFacts } from '../refunds/noteResponse.ts';
import { listCharges } from '../rows/charges.repo.ts';
import { findOrder, lockOrder, noted, unnoted, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { listReconcilable, markReconciled, refundsFor } from '../rows/reconciliation.repo.ts';
import { listRefunds } from '../rows/refunds.repo.ts';
import { findSubscription } from '../rows/subscriptions.repo.ts';
import { applySubscription } from '../settle/checkRenewals.ts';
import { record } from '../settle/syncOrderWithProvider.ts';
import {
  differencesOf,
  isUnknownPayment,
  type OwnBooks,
  type ProviderBooks,
  renewsHere,
  renewsThere,
} from './differencesOf.ts';

const hour = 3600 * 1000;
/** Each order once a day. */
const pause = 20 * hour;
/** Orders that are listed at once. */
const batch = 10;
const note = 'books_differ';
/** Notes that end with the difference. */
const ending = [note, 'charge_not_held'];

/** An order after it was compared with its provider. */
export interface Reconciled {
  order: OrderRow;
  /** As they were found. */
  found: readonly string[];
  /** Differences that no lost event explains: they are for a person, and the account is parked. */
  left: readonly string[];
}

interface Options {
  stopping?: AbortSignal;
  /** This person's orders only. */
  userId?: string;
  /** Also those that were compared today. */
  isAll?: boolean;
  /** Nothing is changed: what differs is found, and left. */
  isDry?: boolean;
}

/**
 * Compares every order with its provider once a day: what renews, what was charged, what went back, to the cent. What
 * the provider knows and no event has told is handled as if its event had come. What still differs is written down for
 * a person. A provider that does not respond is asked again within the hour.
 */
export async function reconcileOrders(
  context: Context,
  { stopping, userId, isAll = false, isDry = false }: Options = {},
): Promise<Reconciled[]> {
  const done: Reconciled[] = [];
  const before = timeFromNow(context, isAll ? -1 : -pause);
  const away = new Set<string>();
  const limit = isDry ? 1_000_000 : batch;
  for (let listed = limit; listed === limit; ) {
    const now = timeFromNow(context);
    const due = await listReconcilable(context.db, { now, before, userId, limit });
    listed = due.length;
    for (const order of due) {
      if (stopping?.aborted) return done;
      if (!isDry && !(await markReconciled(context.db, order, now))) continue;
      const provider = providerCodeOf(order.method as PaymentMethod);
      const one = away.has(provider) ? 'away' : await tryOrder(context, order, isDry);
      if (one === 'away') away.add(provider);
      if (one === 'away' && !isDry) {
        const again = timeFromNow(context, hour - pause);
        await markReconciled(context.db, { ...order, reconciledAt: now }, again);
      }
      if (one && one !== 'away') done.push(one);
    }
  }
  return done;
}

async function tryOrder(
  context: Context,
  order: OrderRow,
  isDry: boolean,
): Promise<Reconciled | 'away' | null> {
  const adapter = adapterOf(context.adapters, order.method);
  if (!adapter) return null;
  const provider = providerCodeOf(order.method as PaymentMethod);
  const outcome = (name: ReconciledOutcome) => context.metrics.reconciled(provider, name);
  try {
    const there = await readBooks(context, adapter, order);
    const compare = async () =>
      there ? differencesOf(await ownBooks(context, order), there) : ['not known at the provider'];
    const found = await compare();
    if (isDry) return { order, found, left: found };
    if (there && found.length > 0) await heal(context, order, there);
    const left = found.length > 0 ? await compare() : found;
    await write(context, order, { found, left });
    outcome(left.length > 0 ? 'differs' : found.length > 0 ? 'healed' : 'equal');
    return { order, found, left };
  } catch (error) {
    const unknown = error instanceof ProviderUnavailable;
    context.log[unknown ? 'warn' : 'error'](
      { order: order.id, failure: describeError(error) },
      'order not compared with its provider',
    );
    outcome('failed');
    return unknown ? 'away' : null;
  }
}

/** Null: the provider does not know an order that was paid. */
async function readBooks(
  context: Context,
  adapter: PaymentAdapter,
  order: OrderRow,
): Promise<ProviderBooks | null> {
  const at = timeFromNow(context);
  const isPlan = order.paidAt !== null && isRecurring(order.method);
  try {
    const plan = isPlan ? ((await adapter.readSubscription?.(order)) ?? null) : null;
    // Reading a page that is not paid may collect what the buyer has agreed to; closing it does not.
    const read = order.paidAt ? adapter.readCheckout : adapter.closeCheckout;
    const page = isPlan ? null : await read(order);
    return { at, plan, page, refunds: await readAllRefunds(context, adapter, order) };
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // Pages that nobody paid on are forgotten.
    return order.paidAt ? null : { at, plan: null, page: null, refunds: new Map() };
  }
}

async function readAllRefunds(context: Context, adapter: PaymentAdapter, order: OrderRow) {
  const found = new Map<string, readonly RefundFacts[] | null>();
  if (!adapter.readRefunds) return found;
  const rows = await listRefunds(context.db, order.id);
  for (const charge of await refundsFor(context.db, order.id, timeFromNow(context))) {
    const known = rows.flatMap(({ charge: of, name }) => (of === charge.name && name !== null ? [name] : []));
    try {
      found.set(charge.name, await adapter.readRefunds(order, named(order, charge), known));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      found.set(charge.name, null);
    }
  }
  return found;
}

async function ownBooks({ db }: Context, { id }: Pick<OrderRow, 'id'>): Promise<OwnBooks> {
  const order = await findOrder(db, id);
  if (!order) throw new Error('There is no such order.');
  const [subscription, charges, refunds] = await Promise.all([
    findSubscription(db, id),
    listCharges(db, id),
    listRefunds(db, id),
  ]);
  return { order, subscription, charges, refunds };
}

/** Every event that was lost is handled as if it had come. */
async function heal(context: Context, order: OrderRow, there: ProviderBooks): Promise<void> {
  const here = await ownBooks(context, order);
  if (there.page && isUnknownPayment(here, there)) await record(context, order.id, there.page);
  for (const charge of here.charges) {
    const facts = there.refunds.get(charge.name);
    if (!facts) continue;
    await context.db.transaction((tx) => applyRefundFacts(context, tx, { orderId: order.id, charge }, facts));
  }
  if (!there.plan) return;
  const isTold = (here.subscription?.cancelToldAt?.getTime() ?? 0) > there.at.getTime() - hour;
  await applySubscription(context, order, { facts: there.plan, at: there.at, isTakenBack: !isTold });
  if (!isTold && renewsThere(there)) await endUnwanted(context, order);
}

/** Whoever has no plan that renews is charged nothing: the provider is told to end it, until it has. */
async function endUnwanted(context: Context, { id }: OrderRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || order.providerAction || renewsHere({ subscription: await findSubscription(tx, id) }))
      return;
    await updateOrder(tx, order, {
      providerAction: 'cancel',
      providerActionAt: timeFromNow(context),
      providerActionTries: 0,
    });
  });
}

async function write(
  context: Context,
  { id }: OrderRow,
  { found, left }: Pick<Reconciled, 'found' | 'left'>,
): Promise<void> {
  if (found.length > 0) context.log.error({ order: id, found, left }, 'books differ from the provider');
  const differences = left.join('; ') || null;
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return;
    const attention = differences ? noted(order.attention, note) : ending.reduce(unnoted, order.attention);
    if (order.differences === differences && order.attention === attention) return;
    await updateOrder(tx, order, { differences, attention });
  });
}
