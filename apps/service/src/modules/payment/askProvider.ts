import { brand } from '@tern/domain';
import { type Context, moment } from '../../context.ts';
import { describeError } from '../../server.ts';
import { isOpen, nextCheckIn } from './orderRules.ts';
import {
  claimDueOrders,
  expireSubscriptions,
  findBuyerEmail,
  findOrder,
  findPlanRow,
  lockOrder,
  type OrderRow,
  updateOrder,
} from './payment.repo.ts';
import { applyCheckout } from './settleOrder.ts';
import {
  type CheckoutFacts,
  ProviderRefused,
  ProviderUnavailable,
  type StripeAdapter,
} from './stripeAdapter.ts';

/** Days that a subscription outlives its period: renewals take a moment. */
const grace = 3 * 24 * 3600 * 1000;

const underway = new WeakMap<Context, Map<string, Promise<OrderRow>>>();

/**
 * Brings an open order up to date with the provider: opens its page if that is not known to have happened,
 * else asks how it stands. Parallel calls for one order share one question.
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
  const { stripe } = context;
  const order = await findOrder(context.db, orderId);
  if (!order) throw new Error('There is no such order.');
  if (!stripe || !isOpen(order.state)) return order;
  const closed = order.closesAt.getTime() <= context.clock.now();
  if (order.providerSession) {
    try {
      return await record(context, orderId, await stripe.readCheckout(order.providerSession));
    } catch (error) {
      // The provider no longer knows a page that has closed: it cannot be paid any more.
      if (!(error instanceof ProviderRefused) || !closed) throw error;
      return expire(context, order, 'page_lost');
    }
  }
  // Nobody was ever given a page to pay on.
  if (closed) return expire(context, order);
  return record(context, orderId, await open(context, stripe, order));
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

async function open(context: Context, stripe: StripeAdapter, order: OrderRow): Promise<CheckoutFacts> {
  const plan = await findPlanRow(context.db, order.planId);
  if (!plan) throw new Error('The order has no plan.');
  try {
    return await stripe.openCheckout({
      order,
      plan,
      email: await findBuyerEmail(context.db, order.userId),
      publicOrigin: context.config.publicOrigin,
      productName: `${brand.name} VPN, ${plan.name}`,
    });
  } catch (error) {
    if (error instanceof ProviderRefused) {
      context.log.error({ order: order.id, failure: describeError(error) }, 'order refused');
      await context.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, order.id);
        if (locked?.state === 'created') {
          await updateOrder(tx, locked, { state: 'failed', nextCheckAt: null, attention: 'refused' });
        }
      });
    }
    throw error;
  }
}

/** Writes what the provider said. */
export async function record(context: Context, orderId: string, facts: CheckoutFacts): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error('There is no such order.');
    await applyCheckout({ context, tx, order, at: moment(context) }, facts);
    return (await findOrder(tx, orderId)) ?? order;
  });
}

/** Asks about every order whose check is due. A lost answer is unknown, never failed. */
export async function reconcile(context: Context): Promise<void> {
  if (!context.stripe) return;
  const due = await claimDueOrders(context.db, moment(context), (order) => {
    const wait = nextCheckIn(context.clock.now() - order.createdAt.getTime());
    return wait === null ? null : moment(context, wait);
  });
  for (const order of due) {
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

/** Ends subscriptions whose period is over. */
export async function endSubscriptions(context: Context, userId?: string): Promise<void> {
  await expireSubscriptions(context.db, moment(context, -grace), userId);
}
