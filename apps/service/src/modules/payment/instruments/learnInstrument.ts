import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { adapterOf } from '../providers/PaymentAdapter.ts';
import type { InstrumentFacts } from '../providers/ProviderEvent.ts';
import { findOrder } from '../rows/orders.repo.ts';
import type { OrderRow, PaymentInstrumentRow } from '../rows/paymentRows.ts';
import { columnsOf, factsOf, isAnother } from './instrumentRules.ts';
import { findInstrument, putInstrument, writeRead } from './instruments.repo.ts';

/**
 * Asks the provider what pays the next charge of an order, after a page on which the buyer gave another card or account
 * was made good there. `event`: the provider says that it was changed, on the page of that name, if pages have names.
 * Repeating it changes nothing. Throws `ProviderUnavailable` or `ProviderRefused`.
 */
export async function learnInstrument(
  context: Context,
  orderId: string,
  event?: { session: string | null },
): Promise<void> {
  const order = await findOrder(context.db, orderId);
  const adapter = order && adapterOf(context.adapters, order.method);
  if (!order || !adapter?.readInstrument) return;
  const known = await findInstrument(context.db, orderId);
  const page = event?.session ?? known?.session ?? null;
  const end =
    page && adapter.finishInstrumentChange ? await adapter.finishInstrumentChange(order, page) : null;
  const readAt = timeFromNow(context);
  const facts = await adapter.readInstrument(order);
  await context.db.transaction(async (tx) => {
    const before = await findInstrument(tx, orderId);
    const another = before?.readAt ? isAnother(factsOf(before), facts) : false;
    const told = event !== undefined && !adapter.finishInstrumentChange;
    const changed = facts !== null && (another || told || end === 'done');
    const over = end === 'expired' || changed;
    const written = await writeRead(tx, orderId, {
      ...columnsOf(facts),
      readAt,
      ...(facts && { removedAt: null }),
      ...(changed && { changedAt: readAt }),
      ...(over && page === (before?.session ?? null) && { session: null, checkAt: null }),
    });
    if (written && changed) await mailChange(context, tx, { order, facts, page, before });
  });
}

/** Once for a page; where pages have no names, once for what was given. */
async function mailChange(
  context: Context,
  tx: Queries,
  {
    order,
    facts,
    page,
    before,
  }: {
    order: OrderRow;
    facts: InstrumentFacts;
    page: string | null;
    before: PaymentInstrumentRow | undefined;
  },
): Promise<void> {
  const given = page ?? [facts.kind, facts.last4 ?? facts.account, before?.openedAt?.toISOString()].join(' ');
  await enqueueMail(context, tx, {
    occasion: `instrument changed:${order.id}:${given}`,
    to: { userId: order.userId },
    template: 'instrumentChanged',
    data: { instrument: facts, at: timeFromNow(context).toISOString() },
  });
}

/** The provider's page was opened: what comes of it is asked for, whatever becomes of its event. */
export async function noteOpened(
  context: Context,
  orderId: string,
  { session }: { session: string | null },
): Promise<void> {
  await putInstrument(context.db, orderId, {
    session,
    openedAt: timeFromNow(context),
    checkAt: timeFromNow(context, firstCheck),
    checks: 0,
  });
}

const minute = 60_000;
const firstCheck = 2 * minute;
/** Stripe's page closes after a day. */
const pauses = [5, 15, 60, 6 * 60, 18 * 60].map((minutes) => minutes * minute);

/** When a page that was opened is asked about again; null: no more. */
export const nextCheck = (context: Context, checks: number): Date | null => {
  const pause = pauses[checks];
  return pause === undefined ? null : timeFromNow(context, pause);
};
