import { brand, type PaymentMethod, providerCodeOf } from '@tern/domain';
import { type Context, moment } from '../../context.ts';
import { describeError } from '../../server.ts';
import { chargeMismatch } from './chargeMismatch.ts';
import { checkRenewals } from './checkRenewals.ts';
import { type CheckRhythm, isOpen, nextCheckIn } from './orderRules.ts';
import { claimDueOrders, findBuyerEmail, findOrder, lockOrder, updateOrder } from './orders.repo.ts';
import type { OrderRow } from './paymentRows.ts';
import { findPlanRow } from './plans.repo.ts';
import {
  adapterOf,
  ChargeDiffers,
  type CheckoutFacts,
  type OpenedCheckout,
  type PaymentAdapter,
  ProviderRefused,
  ProviderUnavailable,
} from './providers/PaymentAdapter.ts';
import { applyCheckout } from './settleOrder.ts';
import { expireSubscriptions, findActiveSubscription } from './subscriptions.repo.ts';

const underway = new WeakMap<Context, Map<string, Promise<OrderRow>>>();

/**
 * Brings an open order up to date with the provider: opens its page if that is not known to have happened,
 * else asks how it stands. Parallel calls for one order share one request.
 * Throws `ProviderUnavailable` or `ProviderRefused`.
 */
export function askProvider(context: Context, orderId: string): Promise<OrderRow> {
  let calls = underway.get(context);
  if (!calls) {
    calls = new Map();
    underway.set(context, calls);
  }
  const shared = calls.get(orderId);
  if (shared) return shared;
  const call = ask(context, orderId).finally(() => calls.delete(orderId));
  calls.set(orderId, call);
  return call;
}

async function ask(context: Context, orderId: string): Promise<OrderRow> {
  const order = await findOrder(context.db, orderId);
  if (!order) throw new Error('There is no such order.');
  const adapter = adapterOf(context.adapters, order.method);
  if (!adapter || !isOpen(order.state)) return order;
  const closed = order.closesAt.getTime() <= context.clock.now();
  if (order.providerSession) {
    try {
      // Reading may collect the money: not for a plan that another page has been paid for in the meantime.
      const owned = await findActiveSubscription(context.db, order.userId, order.planId);
      const facts = owned ? await adapter.closeCheckout(order) : await adapter.readCheckout(order);
      return await record(context, orderId, facts);
    } catch (error) {
      // The provider no longer knows a page that has closed: it cannot be paid any more.
      if (!(error instanceof ProviderRefused) || !closed) throw error;
      return expire(context, order, 'page_lost');
    }
  }
  // No page to pay on was ever shown.
  if (closed) return expire(context, order);
  return record(context, orderId, await open(context, adapter, order));
}

async function expire(context: Context, order: OrderRow, attention?: string): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked?.state !== order.state) return locked ?? order;
    return updateOrder(tx, locked, {
      state: 'expired',
      nextCheckAt: null,
      attention: locked.attention ?? attention,
    });
  });
}

async function open(context: Context, adapter: PaymentAdapter, order: OrderRow): Promise<CheckoutFacts> {
  const plan = await findPlanRow(context.db, order.planId);
  if (!plan) throw new Error('The order has no plan.');
  try {
    const opened = await adapter.openCheckout({
      order,
      plan,
      email: await findBuyerEmail(context.db, order.userId),
      publicOrigin: context.config.publicOrigin,
      productName: `${brand.name} VPN, ${plan.name}`,
    });
    await compareCharge(context, adapter, order, opened);
    return opened;
  } catch (error) {
    if (error instanceof ProviderRefused) {
      context.log.error({ order: order.id, failure: describeError(error) }, 'order refused');
      const attention = error instanceof ChargeDiffers ? 'charge_differs' : 'refused';
      await context.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, order.id);
        if (locked?.state === 'created') {
          await updateOrder(tx, locked, { state: 'failed', nextCheckAt: null, attention });
        }
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
  const known = current.providerSession ? current : await askProvider(context, order.id);
  if (!isOpen(known.state)) return known;
  return record(context, order.id, await adapter.closeCheckout(known));
}

/** Writes what the provider said. */
export async function record(context: Context, orderId: string, facts: CheckoutFacts): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error('There is no such order.');
    const provider = providerCodeOf(order.method as PaymentMethod);
    await applyCheckout({ context, tx, order, at: moment(context), provider }, facts);
    return (await findOrder(tx, orderId)) ?? order;
  });
}

function rhythmOf({ adapters }: Context, order: OrderRow): CheckRhythm {
  if (order.state === 'pending' && order.providerPayment && !order.checkoutUrl) return 'settling';
  return adapterOf(adapters, order.method)?.isUnannounced?.(order) ? 'unannounced' : 'usual';
}

/** Asks about every order whose check is due. A lost response is unknown, never failed. */
export async function reconcile(context: Context, stopping?: AbortSignal): Promise<void> {
  const due = await claimDueOrders(context.db, moment(context), (order) => {
    const age = context.clock.now() - order.createdAt.getTime();
    const wait = nextCheckIn(age, rhythmOf(context, order));
    return wait === null ? null : moment(context, wait);
  });
  for (const order of due) {
    if (stopping?.aborted) return;
    try {
      await askProvider(context, order.id);
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
  await expireSubscriptions(context.db, moment(context), userId);
  await checkRenewals(context, stopping, userId);
}
