import { type Context, moment } from '../../context.ts';
import { describeError } from '../../server.ts';
import {
  findOpenEvents,
  findReferencedOrder,
  lockEvent,
  type OrderReference,
  updateEvent,
} from './payment.repo.ts';
import { applyCheckout, applyInvoice, applyReversal, type Outcome } from './settleOrder.ts';
import type { ProviderEvent } from './stripeAdapter.ts';

const provider = 's1';
// An event can overtake the one that makes its order known; after a day it never will.
const retries = [2, 5, 15, 60, 300, 900, 3600, 3600, 6 * 3600, 12 * 3600];

/** Applies a stored event once. What cannot be applied yet is tried again later. */
export async function applyEvent(context: Context, eventId: string): Promise<Outcome | 'later' | 'done'> {
  const { stripe } = context;
  if (!stripe) return 'later';
  try {
    return await context.db.transaction(async (tx) => {
      const stored = await lockEvent(tx, provider, eventId);
      if (!stored || stored.appliedAt) return 'done';
      const event = stripe.readEvent(stored.body);
      const reference = event.kind === 'other' ? null : await referenceOf(context, event);
      const order = reference && (await findReferencedOrder(tx, reference));
      let outcome: Outcome;
      if (event.kind === 'other') outcome = 'not_needed';
      else if (!order) outcome = 'no_order';
      else outcome = await dispatch(event, { context, tx, order, at: event.at });
      if (outcome === 'no_order') {
        const wait = retries[stored.attempts];
        if (wait !== undefined) {
          await updateEvent(tx, stored, {
            attempts: stored.attempts + 1,
            nextTryAt: moment(context, wait * 1000),
            outcome,
          });
          return 'later';
        }
      }
      await updateEvent(tx, stored, { appliedAt: moment(context), outcome, nextTryAt: null });
      return outcome;
    });
  } catch (error) {
    context.log.error({ event: eventId, failure: describeError(error) }, 'event not applied');
    await updateEvent(context.db, { provider, eventId }, { nextTryAt: moment(context, 10_000) });
    return 'later';
  }
}

function dispatch(
  event: Exclude<ProviderEvent, { kind: 'other' }>,
  settling: Parameters<typeof applyCheckout>[0],
): Promise<Outcome> {
  switch (event.kind) {
    case 'checkout':
      return applyCheckout(settling, event.facts);
    case 'invoicePaid':
      return applyInvoice(settling, event);
    case 'refunded':
      if (!event.full) return Promise.resolve('partial_refund');
      return applyReversal(settling, 'refunded', event.payment);
    case 'disputed':
      return applyReversal(settling, 'disputed', event.payment);
  }
}

async function referenceOf(
  context: Context,
  event: Exclude<ProviderEvent, { kind: 'other' }>,
): Promise<OrderReference> {
  if (event.kind === 'checkout') return { orderId: event.facts.orderId, session: event.facts.session };
  if (event.kind === 'invoicePaid') return { subscription: event.subscription, orderId: event.orderId };
  const { orderId, payment } = event;
  if (orderId || !payment) return { orderId, payment };
  const known = await findReferencedOrder(context.db, { payment });
  if (known) return { payment };
  const subscription = await context.stripe?.subscriptionOfPayment(payment).catch(() => null);
  return { payment, subscription };
}

/** Applies what an earlier try or a stopped process left. */
export async function applyOpenEvents(context: Context): Promise<void> {
  for (const event of await findOpenEvents(context.db, moment(context))) {
    await applyEvent(context, event.eventId);
  }
}
