import { type OutputOf, createSubscription as operation } from '@tern/contract';
import { isCurrency } from '@tern/domain';
import { type Context, moment, newId } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { refuseBlockedCountry } from '../geo/blockedCountry.ts';
import { askProvider, endSubscriptions, record } from './askProvider.ts';
import { currentOffer } from './currentOffer.ts';
import { makeQuote } from './makeQuote.ts';
import { isOpen, nextCheckIn } from './orderRules.ts';
import {
  findActiveSubscription,
  findOpenOrder,
  findPlan,
  findQuote,
  insertOrder,
  lockBuyer,
  type OrderRow,
  type PricedPlan,
  type QuoteRow,
} from './payment.repo.ts';
import { planAmounts, quoteDataOf } from './planPricing.ts';
import { ProviderRefused, ProviderUnavailable } from './stripeAdapter.ts';

/** How long the provider's page stays open. */
const openFor = 2 * 3600 * 1000;
/** An order that is older is looked up before its page is given out again. */
const freshFor = 5000;

export const createSubscription = defineHandler(operation, async ({ context, input, request, who }) => {
  refuseBlockedCountry(request);
  if (!context.stripe) return fail(operation, 'method_unavailable');
  const quote = await findQuote(context.db, input.quote_id);
  if (!quote) return fail(operation, 'quote_unknown');
  await endSubscriptions(context, who.userId);

  // A few rounds at most: the first may find an open order that has to go or has gone.
  for (let round = 0; round < 3; round += 1) {
    const { order, isNew } = await claimOrder(context, who.userId, quote, input.return_base);
    if (!isNew && !matches(order, quote)) {
      await closeOrder(context, order);
      continue;
    }
    const current = await bringUpToDate(context, order);
    if (current.state === 'expired' || current.state === 'failed') continue;
    return answerFor(current);
  }
  return fail(operation, 'provider_unavailable', { retry_after: 5 });
});

function answerFor(order: OrderRow): OutputOf<typeof operation> {
  return {
    order_id: order.id,
    state: order.state,
    checkout_url: order.state === 'pending' ? order.checkoutUrl : null,
  };
}

const matches = (order: OrderRow, quote: QuoteRow) =>
  order.amount === quote.amount && order.currency === quote.currency;

interface Claim {
  order: OrderRow;
  isNew: boolean;
}

/** Finds the open order of this person and plan, or opens one after checking the quote again. */
async function claimOrder(
  context: Context,
  userId: string,
  quote: QuoteRow,
  returnBase: string,
): Promise<Claim> {
  const claimed: Claim | { changed: PricedPlan } = await context.db.transaction(async (tx) => {
    if (!(await lockBuyer(tx, userId))) return fail(operation, 'session_invalid');
    if (await findActiveSubscription(tx, userId, quote.planId)) return fail(operation, 'plan_purchased');
    const open = await findOpenOrder(tx, userId, quote.planId);
    if (open) return { order: open, isNew: false };
    const plan = isCurrency(quote.currency)
      ? await findPlan(tx, quote.planId, quote.currency, currentOffer(context))
      : undefined;
    if (!plan) return fail(operation, 'plan_unknown');
    const expired = quote.expiresAt.getTime() <= context.clock.now();
    if (expired || planAmounts(plan).amount !== quote.amount) return { changed: plan };
    const id = newId('ord', context.random);
    const order = await insertOrder(tx, {
      id,
      userId,
      quoteId: quote.id,
      planId: plan.id,
      productId: plan.productId,
      method: 's1',
      currency: quote.currency,
      amount: quote.amount,
      state: 'created',
      idempotencyKey: `tern-${id}`,
      returnBase,
      createdAt: moment(context),
      closesAt: moment(context, openFor),
      nextCheckAt: moment(context, nextCheckIn(0) ?? 0),
    });
    return { order, isNew: true };
  });
  if (!('changed' in claimed)) return claimed;
  const renewed = await makeQuote(context, claimed.changed);
  return fail(operation, 'quote_changed', { quote: quoteDataOf(renewed, claimed.changed) });
}

async function bringUpToDate(context: Context, order: OrderRow): Promise<OrderRow> {
  const fresh = context.clock.now() - order.createdAt.getTime() < freshFor;
  if (order.checkoutUrl && fresh) return order;
  try {
    return await askProvider(context, order.id);
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      // The page is known: it can be paid although the provider's other side does not answer us.
      if (order.checkoutUrl && order.closesAt.getTime() > context.clock.now()) return order;
      return fail(operation, 'provider_unavailable', { retry_after: 5 });
    }
    if (error instanceof ProviderRefused) return fail(operation, 'payment_failed');
    throw error;
  }
}

/** Closes the page of an order whose price or currency is no longer wanted, unless it was paid. */
async function closeOrder(context: Context, order: OrderRow): Promise<void> {
  try {
    const session = order.providerSession ?? (await askProvider(context, order.id)).providerSession;
    if (!session || !context.stripe) return;
    const closed = await record(context, order.id, await context.stripe.closeCheckout(session));
    if (isOpen(closed.state)) fail(operation, 'provider_unavailable', { retry_after: 5 });
  } catch (error) {
    if (error instanceof ProviderUnavailable) fail(operation, 'provider_unavailable', { retry_after: 5 });
    if (error instanceof ProviderRefused) fail(operation, 'payment_failed');
    throw error;
  }
}
