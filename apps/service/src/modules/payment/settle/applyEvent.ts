import type { ProviderCode } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { databaseFailure } from '../../../db/DatabaseUnavailable.ts';
import { describeError } from '../../../failures/describeError.ts';
import { issueInvoices } from '../../invoices/issueInvoices.ts';
import { learnInstrument } from '../instruments/learnInstrument.ts';
import type { Outcome, Settling } from '../ledger/settling.ts';
import type { PaymentAdapter, ProviderEvent } from '../providers/PaymentAdapter.ts';
import { ProviderRefused, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import type { PaymentPlace } from '../providers/ProviderEvent.ts';
import { applyDispute, applyRefund } from '../refunds/settleReversal.ts';
import { isOpen } from '../rows/orderRules.ts';
import { findReferencedOrder, type OrderReference } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { isBuyerGone } from '../rows/purchases.repo.ts';
import { hastenRefund } from '../rows/refunds.repo.ts';
import { claimOpenEvent, lockEvent, readEvent, updateEvent } from './events.repo.ts';
import { applyCheckout } from './settleOrder.ts';
import { applyFailedRenewal, applyInvoice, applyRenewalChange } from './settleRenewal.ts';
import { record, syncOrderWithProvider } from './syncOrderWithProvider.ts';

// An event can overtake the one that makes its order known; after a day it never will.
const retries = [2, 5, 15, 60, 300, 900, 3600, 3600, 6 * 3600, 12 * 3600];
/** Seconds, as above. */
const retryWhenAway = 10;
/** ms that an event belongs to the process that took it: longer than the calls it may take. */
const lease = 60_000;
/** Events of one round, so that a stop waits for no more. */
const most = 20;

type OrderEvent = Exclude<ProviderEvent, { kind: 'other' | 'ask' | 'askRefund' | 'instrumentChanged' }>;

const isOrderEvent = (event: ProviderEvent): event is OrderEvent =>
  !['other', 'ask', 'askRefund', 'instrumentChanged'].includes(event.kind);

/** Applies a stored event once. What cannot be applied yet is tried again later. */
export async function applyEvent(
  context: Context,
  provider: ProviderCode,
  eventId: string,
): Promise<Outcome | 'later' | 'done' | 'failed'> {
  const adapter = context.adapters[provider];
  if (!adapter) return 'later';
  try {
    const stored = await readEvent(context.db, provider, eventId);
    if (!stored || stored.appliedAt) return 'done';
    const event = adapter.readEvent(stored.body);
    if (event.kind === 'ask' || event.kind === 'instrumentChanged') {
      await syncFirst(context, adapter, provider, event);
    }
    const found = isOrderEvent(event) ? await referenceOf(context, adapter, provider, event) : null;
    return await context.db.transaction(async (tx) => {
      // Another process may have applied it since; its body does not change before that.
      const locked = await lockEvent(tx, provider, eventId);
      if (!locked || locked.appliedAt) return 'done';
      const { outcome, order } = await settleEvent(context, tx, provider, event, found);
      if (outcome === 'no_order') {
        const wait = retries[locked.attempts];
        if (wait !== undefined) {
          await updateEvent(tx, locked, {
            attempts: locked.attempts + 1,
            nextTryAt: timeFromNow(context, wait * 1000),
            outcome,
          });
          return 'later';
        }
      }
      // Bodies that nobody needs, or of somebody who is gone, are not stored any longer.
      const isOver = outcome === 'not_needed' || (order && (await isBuyerGone(tx, order.userId)));
      await updateEvent(tx, locked, {
        appliedAt: timeFromNow(context),
        outcome,
        nextTryAt: null,
        orderId: order?.id ?? null,
        ...(isOver && { body: '' }),
      });
      return outcome;
    });
  } catch (error) {
    return tryLater(context, provider, eventId, error);
  }
}

/** The outcome of an event and the order that it is about, if one is known. */
interface Settled {
  outcome: Outcome;
  order?: OrderRow | null;
}

async function settleEvent(
  context: Context,
  tx: Queries,
  provider: ProviderCode,
  event: ProviderEvent,
  found: Found | null,
): Promise<Settled> {
  if (event.kind === 'other') return { outcome: 'not_needed' };
  if (event.kind === 'ask' || event.kind === 'instrumentChanged') {
    const order = await findReferencedOrder(tx, provider, event);
    return { outcome: order ? 'asked' : 'no_order', order };
  }
  if (event.kind === 'askRefund') {
    const orderId = await hastenRefund(tx, provider, event.refund, timeFromNow(context));
    const order = orderId === null ? null : await findReferencedOrder(tx, provider, { orderId });
    // The provider pays others too. One whose name is not known here yet is asked about by its age.
    return { outcome: order ? 'asked' : 'not_ours', order };
  }
  const order = found && (await findReferencedOrder(tx, provider, found));
  if (!order) return { outcome: 'no_order' };
  const outcome = await dispatch(withPlace(event, found), { context, tx, order, at: event.at, provider });
  await issueInvoices(context, tx, order.id);
  return { outcome, order };
}

/**
 * Where the database or a provider is away, an event waits for as long as that takes. One that fails for another
 * reason, such as a shape nobody expected, is tried as often as one without an order, then kept and flagged:
 * `pnpm ops events` lists it.
 */
async function tryLater(
  context: Context,
  provider: ProviderCode,
  eventId: string,
  error: unknown,
): Promise<'later' | 'failed'> {
  const away = error instanceof ProviderUnavailable || databaseFailure(error) !== null;
  const attempts = (await readEvent(context.db, provider, eventId))?.attempts ?? 0;
  const wait = away ? retryWhenAway : retries[attempts];
  const failure = describeError(error);
  if (wait === undefined) {
    context.log.error({ event: eventId, failure }, 'event given up');
    const given = { appliedAt: timeFromNow(context), outcome: 'failed', nextTryAt: null };
    await updateEvent(context.db, { provider, eventId }, given);
    return 'failed';
  }
  context.log.error({ event: eventId, failure }, 'event not applied');
  await updateEvent(
    context.db,
    { provider, eventId },
    { attempts: away ? attempts : attempts + 1, nextTryAt: timeFromNow(context, wait * 1000) },
  );
  return 'later';
}

/** Asking happens outside of the transaction that marks the event: a crash in between asks again. */
async function syncFirst(
  context: Context,
  adapter: PaymentAdapter,
  provider: ProviderCode,
  event: Extract<ProviderEvent, { kind: 'ask' | 'instrumentChanged' }>,
): Promise<void> {
  const order = await findReferencedOrder(context.db, provider, event);
  if (!order) return;
  try {
    if (event.kind === 'instrumentChanged') await learnInstrument(context, order.id, event);
    else if (isOpen(order.state)) await syncOrderWithProvider(context, order.id);
    else if (event.closed) await record(context, order.id, await adapter.readCheckout(order));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
  }
}

/** A charge is told by all of its names. */
function withPlace(event: OrderEvent, { invoice, renewal }: Found): OrderEvent {
  return event.kind === 'refunded' || event.kind === 'disputed' ? { ...event, invoice, renewal } : event;
}

export function dispatch(event: OrderEvent, settling: Settling): Promise<Outcome> {
  switch (event.kind) {
    case 'checkout':
      return applyCheckout(settling, event.facts);
    case 'invoicePaid':
      return applyInvoice(settling, event);
    case 'refunded':
      return applyRefund(settling, event);
    case 'disputed':
      return applyDispute(settling, event);
    case 'renewalFailed':
      return applyFailedRenewal(settling, event);
    case 'renewalChanged':
      return applyRenewalChange(settling, event);
  }
}

/** The order of an event, and where the provider has the payment that it names. */
type Found = OrderReference & Partial<PaymentPlace>;

/** A provider that has to be asked whose payment it is, is asked while nothing is locked. */
async function referenceOf(
  context: Context,
  adapter: PaymentAdapter,
  provider: ProviderCode,
  event: OrderEvent,
): Promise<Found> {
  if (event.kind === 'checkout') return { orderId: event.facts.orderId, session: event.facts.session };
  if (event.kind === 'invoicePaid' || event.kind === 'renewalFailed' || event.kind === 'renewalChanged') {
    return { subscription: event.subscription, orderId: event.orderId };
  }
  const { orderId, payment } = event;
  if (orderId || !payment) return { orderId, payment };
  const known = await findReferencedOrder(context.db, provider, { payment });
  if (known) return { payment };
  return { payment, ...(await placeOf(adapter, payment)) };
}

/** A provider that does not respond leaves the event for later: without its word another charge could be taken for it. */
async function placeOf(adapter: PaymentAdapter, payment: string): Promise<PaymentPlace | null> {
  try {
    return (await adapter.placeOfPayment?.(payment)) ?? null;
  } catch (error) {
    if (error instanceof ProviderRefused) return null;
    throw error;
  }
}

/** Applies what an earlier try or a stopped process left. */
export async function applyOpenEvents(context: Context, stopping?: AbortSignal): Promise<void> {
  const providers = Object.keys(context.adapters);
  for (let done = 0; done < most && !stopping?.aborted; done += 1) {
    const event = await claimOpenEvent(context.db, {
      now: timeFromNow(context),
      leaseUntil: timeFromNow(context, lease),
      providers,
    });
    if (!event) return;
    await applyEvent(context, event.provider as ProviderCode, event.eventId);
  }
}
