import { type PaymentMethod, providerCodeOf } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { describeError } from '../../../failures/describeError.ts';
import { issueInvoices } from '../../invoices/issueInvoices.ts';
import { findPlanRow } from '../catalogue/plans.repo.ts';
import { productNameOf } from '../catalogue/productName.ts';
import {
  adapterOf,
  ChargeDiffers,
  type CheckoutFacts,
  isGone,
  type OpenedCheckout,
  type PaymentAdapter,
  ProviderRefused,
  ProviderUnavailable,
} from '../providers/PaymentAdapter.ts';
import { endPlans } from '../refunds/endPlans.ts';
import { type CheckRhythm, isOpen, nextCheckIn } from '../rows/orderRules.ts';
import { claimDueOrders, findBuyerEmail, findOrder, lockOrder, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { findPaidSubscription } from '../rows/subscriptions.repo.ts';
import { chargeMismatch } from './chargeMismatch.ts';
import { checkRenewals } from './checkRenewals.ts';
import { applyCheckout } from './settleOrder.ts';

const underway = new WeakMap<Context, Map<string, Promise<OrderRow>>>();

/**
 * Brings an open order up to date with the provider: opens its page if that is not known to have happened,
 * else asks how it stands. Parallel calls for one order share one request.
 * Throws `ProviderUnavailable` or `ProviderRefused`.
 */
export function syncOrderWithProvider(context: Context, orderId: string): Promise<OrderRow> {
  let calls = underway.get(context);
  if (!calls) {
    calls = new Map();
    underway.set(context, calls);
  }
  const shared = calls.get(orderId);
  if (shared) return shared;
  const call = syncOnce(context, orderId).finally(() => calls.delete(orderId));
  calls.set(orderId, call);
  return call;
}

async function syncOnce(context: Context, orderId: string): Promise<OrderRow> {
  const order = await findOrder(context.db, orderId);
  if (!order) throw new Error('There is no such order.');
  const adapter = adapterOf(context.adapters, order.method);
  if (!adapter || !isOpen(order.state)) return order;
  const over = order.abandonedAt !== null || order.closesAt.getTime() <= context.clock.now();
  if (order.providerSession) {
    try {
      return await readPage(context, adapter, order, over);
    } catch (error) {
      // The provider no longer knows a page that has closed: it cannot be paid any more.
      if (!isGone(error) || !over) throw error;
      return expire(context, order);
    }
  }
  // No page to pay on was ever shown.
  if (over) return expire(context, order);
  const opened = await open(context, adapter, order);
  return record(context, orderId, opened, opened.daysCounted);
}

/** A response that names no page, such as the empty one of a provider that fails, says nothing. */
function readable<Facts extends CheckoutFacts>(facts: Facts): Facts {
  if (!facts.session) throw new ProviderUnavailable('The response names no page.');
  return facts;
}

/** Reads the state of a page; one that is over is closed. */
async function readPage(
  context: Context,
  adapter: PaymentAdapter,
  order: OrderRow,
  over: boolean,
): Promise<OrderRow> {
  // Reading may collect the money: not for an order that another one has taken the place of.
  const unwanted = order.abandonedAt !== null || (await findPaidSubscription(context.db, order));
  let facts = readable(unwanted ? await adapter.closeCheckout(order) : await adapter.readCheckout(order));
  if (over && !unwanted && facts.status === 'open') facts = readable(await adapter.closeCheckout(order));
  const current = await record(context, order.id, facts);
  if (!over || !isOpen(current.state) || facts.status !== 'open') return current;
  // The provider cannot close it. Nobody is sent there any more, and in the end nobody has paid.
  return nextWait(context, current) === null ? expire(context, current) : abandonOrder(context, current);
}

/** An open order lets its plan, its credit and its code go. It is closed when the provider can, or expires. */
export async function abandonOrder(context: Context, { id }: Pick<OrderRow, 'id'>): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error('There is no such order.');
    if (!isOpen(order.state) || order.abandonedAt) return order;
    const wait = nextWait(context, order);
    return updateOrder(tx, order, {
      abandonedAt: timeFromNow(context),
      nextCheckAt: wait === null ? order.nextCheckAt : timeFromNow(context, wait),
    });
  });
}

async function expire(context: Context, order: OrderRow): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked?.state !== order.state) return locked ?? order;
    return updateOrder(tx, locked, {
      state: 'expired',
      nextCheckAt: null,
      // Set with the last check, for the case that the provider does not respond to it.
      attention: locked.attention === 'unresolved' ? null : locked.attention,
    });
  });
}

async function open(context: Context, adapter: PaymentAdapter, order: OrderRow): Promise<OpenedCheckout> {
  const plan = await findPlanRow(context.db, order.planId);
  if (!plan) throw new Error('The order has no plan.');
  try {
    const opened = await adapter.openCheckout({
      order,
      plan,
      email: await findBuyerEmail(context.db, order.userId),
      publicOrigin: context.config.publicOrigin,
      productName: productNameOf(plan),
    });
    await compareCharge(context, adapter, order, readable(opened));
    return opened;
  } catch (error) {
    if (error instanceof ProviderRefused) {
      context.log.error({ order: order.id, failure: describeError(error) }, 'order refused');
      const attention = error instanceof ChargeDiffers ? 'charge_differs' : 'refused';
      await context.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, order.id);
        // The provider's own word that the page is closed may have been quicker.
        if (locked?.state === 'created') {
          await updateOrder(tx, locked, { state: 'failed', nextCheckAt: null, attention });
        } else if (locked?.state === 'expired') await updateOrder(tx, locked, { attention });
      });
    }
    throw error;
  }
}

/** Closes an open page that would charge another sum than the order's, and throws `ChargeDiffers`. */
async function compareCharge(
  context: Context,
  adapter: PaymentAdapter,
  order: OrderRow,
  opened: OpenedCheckout,
): Promise<void> {
  const mismatch = opened.status === 'open' ? chargeMismatch(order, opened.charge) : null;
  if (!mismatch) return;
  context.log.error({ order: order.id, mismatch, charge: opened.charge }, 'page charges something else');
  try {
    await adapter.closeCheckout({ ...order, providerSession: opened.session });
  } catch (error) {
    // Nobody has its address, so nobody can pay on it.
    context.log.warn({ order: order.id, failure: describeError(error) }, 'page not closed');
  }
  throw new ChargeDiffers({ mismatch, charge: opened.charge });
}

/**
 * Closes the page of an order, unless it was paid, and returns the order's state. Waits for a request that
 * is under way, so that nothing is collected while the page is being closed.
 */
export async function closeOrder(context: Context, order: OrderRow): Promise<OrderRow> {
  await underway
    .get(context)
    ?.get(order.id)
    ?.catch(() => {});
  const current = (await findOrder(context.db, order.id)) ?? order;
  const adapter = adapterOf(context.adapters, current.method);
  if (!isOpen(current.state) || !adapter) return current;
  // It is unknown whether a page was opened: opening it again finds it.
  const known = current.providerSession ? current : await syncOrderWithProvider(context, order.id);
  if (!isOpen(known.state)) return known;
  return record(context, order.id, readable(await adapter.closeCheckout(known)));
}

/** Writes what the provider said. `daysCounted`: free days that the page itself puts before its next charge. */
export async function record(
  context: Context,
  orderId: string,
  facts: CheckoutFacts,
  daysCounted?: number,
): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked) throw new Error('There is no such order.');
    const order = daysCounted ? await updateOrder(tx, locked, { providerDays: daysCounted }) : locked;
    const provider = providerCodeOf(order.method as PaymentMethod);
    await applyCheckout({ context, tx, order, at: timeFromNow(context), provider }, facts);
    await issueInvoices(context, tx, orderId);
    return (await findOrder(tx, orderId)) ?? order;
  });
}

function rhythmOf({ adapters }: Context, order: OrderRow): CheckRhythm {
  if (order.state === 'pending' && order.providerPayment && !order.checkoutUrl) return 'settling';
  return adapterOf(adapters, order.method)?.isUnannounced?.(order) ? 'unannounced' : 'usual';
}

/** Milliseconds until the next check; null: there is none any more. */
const nextWait = (context: Context, order: OrderRow) =>
  nextCheckIn(context.clock.now() - order.createdAt.getTime(), rhythmOf(context, order));

/** Asks about every order whose check is due. A lost response is unknown, never failed. */
export async function reconcile(context: Context, stopping?: AbortSignal): Promise<void> {
  const due = await claimDueOrders(context.db, timeFromNow(context), (order) => {
    const wait = nextWait(context, order);
    if (wait === null) return null;
    // Plan, credit and code are free again as soon as the page has closed.
    const closing = order.closesAt.getTime() - context.clock.now() + 1000;
    return timeFromNow(context, closing > 0 ? Math.min(wait, closing) : wait);
  });
  for (const order of due) {
    if (stopping?.aborted) return;
    try {
      await syncOrderWithProvider(context, order.id);
    } catch (error) {
      const unknown = error instanceof ProviderUnavailable;
      context.log[unknown ? 'warn' : 'error'](
        { order: order.id, checks: order.checks, failure: describeError(error) },
        'order still unknown',
      );
    }
  }
}

/** Ends subscriptions whose period is over. One that should have been renewed is asked about first. */
export async function endSubscriptions(
  context: Context,
  { userId, stopping }: { userId?: string; stopping?: AbortSignal } = {},
): Promise<void> {
  await endPlans(context, userId);
  await checkRenewals(context, stopping, userId);
}
