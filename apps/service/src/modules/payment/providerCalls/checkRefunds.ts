import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { describeError } from '../../../failures/describeError.ts';
import { issueInvoices } from '../../invoices/issueInvoices.ts';
import { adapterOf, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { applyRefundFacts } from '../refunds/noteResponse.ts';
import { endNameless } from '../refunds/refunds.ts';
import { listCharges, putCharge } from '../rows/charges.repo.ts';
import { findOrder, lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { RefundRow } from '../rows/paymentRows.ts';
import {
  claimRefundChecks,
  claimRefundLooks,
  isRefundOpen,
  listLateRefunds,
  listRefunds,
  updateRefund,
} from '../rows/refunds.repo.ts';
import { chargeToRefund, named } from './doProviderActions.ts';

const minute = 60_000;

/** How long a refund may take before a person looks at it: milliseconds. */
export const refundPatience = 5 * dayMs;
/** Pauses between two questions about a refund, by its age. */
const pauseAt = (age: number) =>
  age < 10 * minute ? minute : age < 60 * minute ? 10 * minute : age < dayMs ? 6 * 60 * minute : dayMs;
/** Nobody is asked about a refund for longer: a person knows of it since long. */
const givenUp = 90 * dayMs;
/** Ages at which a charge is looked at for refunds of which every event was lost. Providers repeat an event for three days. */
const looks = [1, 4, 14, 35, 90].map((days) => days * dayMs);

/**
 * Asks about refunds that are not final, looks for those of which no event came, and calls a person for one that takes
 * too long.
 */
export async function checkRefunds(context: Context, stopping?: AbortSignal): Promise<void> {
  const due = await claimRefundChecks(context.db, timeFromNow(context), ({ createdAt }) => {
    const age = context.clock.now() - createdAt.getTime();
    return age > givenUp ? null : timeFromNow(context, pauseAt(age));
  });
  for (const row of due) {
    if (stopping?.aborted) return;
    await syncRefunds(context, row, row);
  }
  let reached = true;
  for (const charge of await claimRefundLooks(context.db, timeFromNow(context), looks)) {
    const { orderId, name, refundLooks } = charge;
    if (reached && !stopping?.aborted) reached = await syncRefunds(context, { orderId, charge: name });
    // Nobody has looked: it is done in a later round.
    if (!reached || stopping?.aborted) await putCharge(context.db, { orderId, name, refundLooks });
  }
  for (const row of await listLateRefunds(context.db, timeFromNow(context, -refundPatience))) {
    if (stopping?.aborted) return;
    await callPerson(context, row);
  }
}

/** False: the provider does not respond. */
async function syncRefunds(
  context: Context,
  about: { orderId: string; charge: string },
  row?: RefundRow,
): Promise<boolean> {
  const order = await findOrder(context.db, about.orderId);
  const adapter = order && adapterOf(context.adapters, order.method);
  if (!order || !adapter) return true;
  const charges = await listCharges(context.db, order.id);
  const charge = charges.find(({ name }) => name === about.charge);
  const known = (await listRefunds(context.db, order.id)).flatMap((each) =>
    each.charge === about.charge && each.name !== null ? [each.name] : [],
  );
  if (!adapter.readRefunds) {
    if (row) await endUnverifiable(context, row);
    return true;
  }
  try {
    const wanted = charge ? named(order, charge) : chargeToRefund(order, charges);
    const facts = await adapter.readRefunds(order, wanted, known);
    await context.db.transaction((tx) => applyRefundFacts(context, tx, { orderId: order.id, charge }, facts));
    return true;
  } catch (error) {
    const unknown = error instanceof ProviderUnavailable;
    context.log[unknown ? 'warn' : 'error'](
      { order: order.id, charge: about.charge, failure: describeError(error) },
      'refunds still unknown',
    );
    return !unknown;
  }
}

/** Its provider cannot be asked: what it said of the sum is all that is ever known. */
async function endUnverifiable(context: Context, { orderId, id, charge }: RefundRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const row = (await listRefunds(tx, orderId)).find((each) => each.id === id);
    if (!order || !row || !isRefundOpen(row) || row.reason !== 'at_provider') return;
    await endNameless(context, tx, { order, charge, at: timeFromNow(context) });
    await issueInvoices(context, tx, orderId);
  });
}

async function callPerson(context: Context, { id, orderId }: RefundRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const row = (await listRefunds(tx, orderId)).find((each) => each.id === id);
    if (!order || !row || !isRefundOpen(row) || row.lateAt) return;
    context.log.error({ order: orderId, refund: id }, 'a refund takes too long');
    await updateRefund(tx, id, { lateAt: timeFromNow(context) });
    await updateOrder(tx, order, { attention: noted(order.attention, 'refund_late') });
  });
}
