import {
  createSubscription,
  methodPurchases,
  type OutputOf,
  type ParsedInputOf,
  type PendingPayment,
  purchaseOperations,
} from '@tern/contract';
import { isCurrency, isRecurring, type PaymentMethod, paymentMethodCodes } from '@tern/domain';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import { describeError } from '../../../failures/describeError.ts';
import { type Call, defineHandler, fail, type SignedIn } from '../../../handler.ts';
import { refuseBlockedCountry } from '../../geo/blockedCountry.ts';
import { quoteDataOf } from '../catalogue/planPricing.ts';
import { changeOf } from '../ledger/changeOf.ts';
import {
  adapterOf,
  ChargeDiffers,
  ProviderRefused,
  ProviderUnavailable,
  sellsTrials,
} from '../providers/PaymentAdapter.ts';
import { makeQuote, type PricedQuote, priceFor } from '../quote/makeQuote.ts';
import { refuseTrial } from '../quote/trialClaims.ts';
import { findContested, findHeldOrder } from '../rows/heldOrders.repo.ts';
import { isOpen, nextCheckIn } from '../rows/orderRules.ts';
import { insertOrder, lockBuyer } from '../rows/orders.repo.ts';
import type { OrderRow, QuoteRow } from '../rows/paymentRows.ts';
import { findQuote } from '../rows/quotes.repo.ts';
import { findPaidSubscription } from '../rows/subscriptions.repo.ts';
import {
  abandonOrder,
  closeOrder,
  endSubscriptions,
  syncOrderWithProvider,
} from '../settle/syncOrderWithProvider.ts';
import { pendingPayment } from './pendingPayment.ts';

/** How long the provider's page stays open. */
const openFor = 2 * 3600 * 1000;
/** How long a buyer who chooses another method waits for the page of the last one to be closed. */
const closeFor = 3000;
/** An order that is older is looked up before its page is given out again. */
const freshFor = 5000;

/** All ways to pay declare the same errors. */
const operation = createSubscription;
type Input = ParsedInputOf<typeof operation>;
type Output = OutputOf<typeof operation>;

export const purchaseHandlers = paymentMethodCodes.map((method) =>
  defineHandler(methodPurchases[purchaseOperations[method].purchase], (call) => purchase(call, method)),
);

async function purchase(
  { context, input, request, who }: Call<Input, SignedIn>,
  method: PaymentMethod,
): Promise<Output> {
  refuseBlockedCountry(request);
  const adapter = adapterOf(context.adapters, method);
  if (!adapter) return fail(operation, 'method_unavailable');
  const entry = adapter.clientSecret ? input.entry : 'hosted';
  const quote = await findQuote(context.db, input.quote_id);
  if (!quote || (quote.userId && quote.userId !== who.userId)) return fail(operation, 'quote_unknown');
  if (quote.trialEndsAt && !sellsTrials(adapter, method)) return fail(operation, 'method_unavailable');
  // A gift never renews.
  if (quote.gift && isRecurring(method)) return fail(operation, 'method_unavailable');
  await endSubscriptions(context, { userId: who.userId });

  // A few rounds at most: the first may find an open order that has to go or has gone.
  for (let round = 0; round < 3; round += 1) {
    const claim = await claimOrder(context, who.userId, quote, method, {
      ...input,
      entry,
      country: request.country,
    });
    if ('unwanted' in claim) {
      for (const order of claim.unwanted) {
        const pending = await letGo(context, order, input.despite_pending);
        if (pending) return fail(operation, 'payment_pending', { pending });
      }
      continue;
    }
    const current = await bringUpToDate(context, claim);
    if (current && !['expired', 'failed'].includes(current.state) && !current.abandonedAt) {
      return outputOf(context, current);
    }
  }
  return fail(operation, 'provider_unavailable', { retry_after: 5 });
}

async function outputOf(context: Context, order: OrderRow): Promise<Output> {
  const open = order.state === 'pending';
  return {
    order_id: order.id,
    state: order.state,
    tax_amount: order.taxAmount,
    checkout_url: open ? order.checkoutUrl : null,
    client_secret: open && order.entry === 'embedded' ? await secretOf(context, order) : null,
  };
}

/** Requested each time and never stored: its holder may pay the order. */
async function secretOf(context: Context, order: OrderRow): Promise<string | null> {
  try {
    return (await adapterOf(context.adapters, order.method)?.clientSecret?.(order)) ?? null;
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) {
      context.log.warn({ order: order.id, failure: describeError(error) }, 'page not opened');
      return fail(operation, 'provider_unavailable', { retry_after: 5 });
    }
    throw error;
  }
}

const matches = (order: OrderRow, quote: QuoteRow, method: PaymentMethod, entry: Input['entry']) =>
  order.amount === quote.amount &&
  order.coupon === quote.coupon &&
  order.origin === quote.origin &&
  order.replaces === quote.replaces &&
  order.trialEndsAt?.getTime() === quote.trialEndsAt?.getTime() &&
  (order.trialEndsAt === null || order.renewalAmount === quote.renewalAmount) &&
  order.currency === quote.currency &&
  order.gift === quote.gift &&
  order.method === method &&
  order.entry === entry;

interface Claim {
  order: OrderRow;
  isNew: boolean;
}

/** Orders that have to let go first: of another price or method, or for another plan with the same credit or code. */
interface Contest {
  unwanted: OrderRow[];
}

/** Finds the open order of this person and plan, or opens one after checking the quote again. */
async function claimOrder(
  context: Context,
  userId: string,
  quote: QuoteRow,
  method: PaymentMethod,
  input: Input & { country: string | null },
): Promise<Claim | Contest> {
  const claimed: Claim | Contest | { changed: PricedQuote } = await context.db.transaction(async (tx) => {
    if (!(await lockBuyer(tx, userId))) return fail(operation, 'session_invalid');
    // In this order: a payment that is applied between the two questions closes the order and opens the plan, and is
    // seen by the second one.
    const open = await findHeldOrder(tx, userId, quote.planId);
    if (await findPaidSubscription(tx, { ...quote, userId })) return fail(operation, 'plan_purchased');
    if (open && matches(open, quote, method, input.entry)) return { order: open, isNew: false };
    const contested = await findContested(tx, { ...quote, userId });
    if (open || contested.length) return { unwanted: open ? [open, ...contested] : contested };
    if (quote.trialEndsAt) await refuseTrial(context, tx, userId);
    const priced = isCurrency(quote.currency)
      ? await priceFor(context, tx, {
          productId: quote.planId,
          currency: quote.currency,
          userId: quote.gift ? null : userId,
          code: quote.coupon ?? quote.origin,
          invite: quote.origin,
          offer: quote.offer,
          trial: quote.trialEndsAt !== null,
          gift: quote.gift,
          claiming: true,
        })
      : undefined;
    if (!priced) return fail(operation, quote.trialEndsAt ? 'trial_unavailable' : 'plan_unknown');
    const expired = quote.expiresAt.getTime() <= context.clock.now();
    if (expired || !samePrice(priced, quote)) return { changed: priced };
    const shortens = (await changeOf(tx, quote, priced.plan))?.shortens;
    if (shortens && !input.shorter) return fail(operation, 'plan_shortened');
    const id = newId('ord', context.random);
    const order = await insertOrder(tx, {
      id,
      userId,
      quoteId: quote.id,
      planId: priced.plan.id,
      productId: priced.plan.productId,
      method,
      currency: quote.currency,
      amount: quote.amount,
      renewalAmount: quote.renewalAmount,
      trialDays: quote.trialDays,
      trialEndsAt: quote.trialEndsAt,
      coupon: quote.coupon,
      origin: priced.origin?.code ?? null,
      replaces: quote.replaces,
      gift: quote.gift,
      extraDays: quote.extraDays,
      carriedAmount: quote.carriedAmount,
      takenDays: quote.takenDays,
      takenWorth: quote.takenWorth,
      tracking: input.tracking,
      state: 'created',
      idempotencyKey: `tern-${id}`,
      returnBase: input.return_base,
      returnSurface: input.surface,
      entry: input.entry,
      country: input.country,
      createdAt: timeFromNow(context),
      closesAt: timeFromNow(context, openFor),
      nextCheckAt: timeFromNow(context, nextCheckIn(0) ?? 0),
    });
    return { order, isNew: true };
  });
  if (!('changed' in claimed)) return claimed;
  const renewed = await makeQuote(context, claimed.changed);
  return fail(operation, 'quote_changed', {
    quote: quoteDataOf(renewed, claimed.changed, await changeOf(context.db, renewed, claimed.changed.plan)),
  });
}

/** A credit shrinks by the day; within one quote it holds. */
const samePrice = (priced: PricedQuote, quote: QuoteRow) =>
  priced.fullAmount === (quote.renewalAmount ?? quote.amount) &&
  priced.coupon === quote.coupon &&
  priced.couponAmount === quote.couponAmount &&
  priced.replaces === quote.replaces;

/** Undefined: the provider does not take this page any more, and another one is to be opened. */
async function bringUpToDate(context: Context, { order, isNew }: Claim): Promise<OrderRow | undefined> {
  const fresh = context.clock.now() - order.createdAt.getTime() < freshFor;
  if (order.checkoutUrl && fresh) return order;
  try {
    return await syncOrderWithProvider(context, order.id);
  } catch (error) {
    if (error instanceof ChargeDiffers) return fail(operation, 'charge_differs');
    const unavailable = error instanceof ProviderUnavailable;
    if (!unavailable && !(error instanceof ProviderRefused)) throw error;
    context.log.warn({ order: order.id, failure: describeError(error) }, 'page not opened');
    if (unavailable) {
      // The page is known: it can be paid although the provider's API does not respond.
      if (order.checkoutUrl && order.closesAt.getTime() > context.clock.now()) return order;
      return fail(operation, 'provider_unavailable', { retry_after: 5 });
    }
    if (isNew) return fail(operation, 'payment_failed');
    await abandonOrder(context, order);
    return undefined;
  }
}

/**
 * Closes the page of an order that another one takes the place of, unless it was paid. A provider that cannot do that, or
 * does not respond soon, does not keep the buyer: the order is abandoned, and if both are paid, one is given back. A
 * payment that is on its way stays as it is and is returned, unless the buyer knows of it and pays once more.
 */
async function letGo(
  context: Context,
  order: OrderRow,
  despitePending: boolean,
): Promise<PendingPayment | null> {
  try {
    const closed = await within(closeFor, closeOrder(context, order));
    if (closed && !isOpen(closed.state)) return null;
    const pending = closed && !despitePending ? pendingPayment(closed) : null;
    if (pending) return pending;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    context.log.warn({ order: order.id, failure: describeError(error) }, 'page not closed');
  }
  await abandonOrder(context, order);
  return null;
}

/** Undefined when the work takes longer than that many milliseconds; it goes on, and what becomes of it is ignored. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  work.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
