import { isCurrency } from '@tern/domain';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { RefundReason } from '../../../db/schema.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { refundedOf } from '../ledger/entitlementOf.ts';
import type { Refunded } from '../providers/ProviderEvent.ts';
import { lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { ChargeRow, OrderRow, RefundRow } from '../rows/paymentRows.ts';
import { insertRefund, isRefundOpen, listRefunds, updateRefund } from '../rows/refunds.repo.ts';
import { takePlanNotes } from './planMails.ts';

/** A part of a charge that is to go back, or goes back. */
interface Wanted {
  orderId: string;
  /** The name of the charge. */
  charge: string;
  amount: number;
  currency: string;
  reason: RefundReason;
}

/** An amount above the price is refunded beside the whole charge: each has a key of its own. */
const isSame = (row: RefundRow, { charge, reason }: Pick<Wanted, 'charge' | 'reason'>): boolean =>
  row.charge === charge &&
  row.reason !== 'at_provider' &&
  (row.reason === 'above_price') === (reason === 'above_price');

/** Writes down that a charge is to go back, in the transaction that owes its provider the call. */
export async function addRefund(context: Context, tx: Queries, wanted: Wanted): Promise<RefundRow> {
  const known = await listRefunds(tx, wanted.orderId);
  const open = known.find((row) => isSame(row, wanted) && isRefundOpen(row));
  return (
    open ??
    insertRefund(tx, {
      ...wanted,
      id: newId('rfd', context.random),
      state: 'due',
      createdAt: timeFromNow(context),
    })
  );
}

/** The key of a refund: another one of the same charge, after one that failed, is another call. */
export const keyOf = (order: Pick<OrderRow, 'idempotencyKey'>, charge: string, earlier: number): string =>
  [`${order.idempotencyKey}-refund`, charge === 'first' ? [] : charge, earlier || []].flat().join('-');

/**
 * The provider is about to be called. Until its response is known the refund counts as asked for: a crash in between
 * makes the same call again, with the same key.
 */
export async function beginRefund(
  context: Context,
  tx: Queries,
  order: OrderRow,
  charge: { name: string; amount: number; reason: RefundReason },
): Promise<RefundRow & { key: string }> {
  const known = (await listRefunds(tx, order.id)).filter((row) => row.charge === charge.name);
  const same = known.filter((row) => isSame(row, { charge: charge.name, reason: charge.reason }));
  // All is given back: the call that did it is repeated, because nobody knows here that it is over.
  const last =
    charge.amount <= 0 ? same.findLast(({ key, state }) => key !== null && state === 'done') : undefined;
  const row =
    same.find(isRefundOpen) ??
    last ??
    (await addRefund(context, tx, {
      orderId: order.id,
      charge: charge.name,
      amount: charge.amount,
      currency: order.currency,
      reason: charge.reason,
    }));
  const earlier = known.filter(({ id, key }) => id !== row.id && key !== null).length;
  const key = row.key ?? keyOf(order, charge.name, earlier);
  const requested =
    row.state === 'due' ? ({ state: 'requested', requestedAt: timeFromNow(context) } as const) : {};
  return { ...(await updateRefund(tx, row.id, { key, ...requested })), key };
}

/** All that is left of a charge for its buyer to get. */
export const leftOf = (charge: ChargeRow | undefined, amount: number): number =>
  charge ? Math.max(0, amount - refundedOf(charge)) : amount;

export type RefundChange = 'new' | 'nothing_new' | 'stale';

/** `row`: the refund as it is written now, which the buyer or a person has to hear of. */
interface NotedRefund {
  change: RefundChange;
  row?: RefundRow;
}

/**
 * Brings the rows of a charge in line with one word of its provider. `stale`: what it says is older than a failure, and
 * no longer so.
 */
export async function noteRefund(
  context: Context,
  tx: Queries,
  { order, charge, at }: { order: OrderRow; charge: ChargeRow; at: Date },
  event: Pick<Refunded, 'refund' | 'amount' | 'total' | 'full' | 'state' | 'failure' | 'claimUrl'>,
): Promise<NotedRefund> {
  const rows = (await listRefunds(tx, order.id)).filter((row) => row.charge === charge.name);
  if (event.refund === null)
    return { change: await noteSum(context, tx, { order, charge, at, rows }, event) };
  const state = event.state ?? 'done';
  const named = rows.find(({ name }) => name === event.refund);
  // A refund that was asked for, or of which only the sum was told, has its name from now on.
  const nameless = rows.filter((each) => each.name === null && ['requested', 'pending'].includes(each.state));
  const row = named ?? nameless.find(({ amount }) => amount === event.amount) ?? nameless[0];
  if (row?.state === 'failed' && row.endedAt && at <= row.endedAt) return { change: 'stale' };
  const settled = row && !isRefundOpen(row) && row.state !== 'failed' && state === 'pending';
  if (row && named && (row.state === state || settled)) return { change: 'nothing_new' };
  const final = state !== 'pending';
  const changes = {
    state,
    name: event.refund,
    failure: event.failure ?? null,
    endedAt: final ? at : null,
    nextCheckAt: final ? null : (row?.nextCheckAt ?? timeFromNow(context)),
    ...(event.amount !== null && { amount: event.amount }),
    ...(event.claimUrl && { claimUrl: event.claimUrl }),
  };
  const written = row
    ? await updateRefund(tx, row.id, changes)
    : await insertRefund(tx, { ...atProvider(context, order, charge, at), ...changes });
  return { change: 'new', row: written };
}

const atProvider = (context: Context, order: OrderRow, charge: ChargeRow, at: Date) => ({
  id: newId('rfd', context.random),
  orderId: order.id,
  charge: charge.name,
  amount: 0,
  currency: order.currency,
  reason: 'at_provider' as const,
  createdAt: at,
});

interface Known {
  order: OrderRow;
  charge: ChargeRow;
  at: Date;
  rows: readonly RefundRow[];
}

/** The provider tells how much of a charge has gone back, and not of which refund it speaks: it is asked for the names. */
async function noteSum(
  context: Context,
  tx: Queries,
  { order, charge, at, rows }: Known,
  event: Pick<Refunded, 'total' | 'full' | 'state' | 'failure'>,
): Promise<RefundChange> {
  const failedAt = rows.reduce((latest, { state, endedAt }) => {
    return state === 'failed' && endedAt ? Math.max(latest, endedAt.getTime()) : latest;
  }, 0);
  const open = rows.filter(isRefundOpen);
  for (const row of open) await updateRefund(tx, row.id, { nextCheckAt: timeFromNow(context) });
  if (at.getTime() <= failedAt) return 'stale';
  if (open.length > 0) return 'new';
  const known = rows.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0);
  const total = event.total ?? (event.full ? charge.amount || order.amount : 0);
  if (total <= known) return 'nothing_new';
  await insertRefund(tx, {
    ...atProvider(context, order, charge, at),
    amount: total - known,
    state: 'pending',
    nextCheckAt: timeFromNow(context),
  });
  return 'new';
}

/** A provider has taken a refund and does not name it, or its response is not known: it is on its way, and asked about. */
export async function markTaken(
  context: Context,
  tx: Queries,
  order: OrderRow,
  { id, nextCheckAt }: { id: string; nextCheckAt: Date },
): Promise<void> {
  const taken = await updateRefund(tx, id, { state: 'pending', nextCheckAt });
  await mailRefund(context, tx, order, taken);
}

/** A provider that names no refunds has given all of this back: what is open is done. */
export async function endNameless(
  context: Context,
  tx: Queries,
  { order, charge, at }: { order: OrderRow; charge: string; at: Date },
): Promise<void> {
  for (const row of await listRefunds(tx, order.id)) {
    if (row.charge !== charge || row.name !== null || !isRefundOpen(row)) continue;
    const done = await updateRefund(tx, row.id, { state: 'done', endedAt: at, nextCheckAt: null });
    await mailRefund(context, tx, order, done);
  }
}

/** A refund that its provider will not make, or has made in vain, is for a person. */
export async function failRefund(
  context: Context,
  tx: Queries,
  row: RefundRow,
  failure: string,
): Promise<void> {
  const failed = await updateRefund(tx, row.id, {
    state: 'failed',
    failure,
    endedAt: timeFromNow(context),
    nextCheckAt: null,
  });
  const order = await lockOrder(tx, row.orderId);
  if (order) await mailRefund(context, tx, order, failed);
}

/** Reasons whose mail has said already that the money is on its way. */
const told: readonly RefundReason[] = [
  'plan_active',
  'credit_used',
  'code_used',
  'amount_differs',
  'above_price',
];

/**
 * Says what became of a refund: to the buyer when the money is on its way and when it went, with what it changed about
 * plans; to a person when it failed.
 */
export async function mailRefund(
  context: Context,
  tx: Queries,
  order: OrderRow,
  row: RefundRow,
): Promise<void> {
  if (row.state === 'failed') {
    context.log.error({ order: order.id, refund: row.id, failure: row.failure }, 'a refund has failed');
    const current = (await lockOrder(tx, order.id)) ?? order;
    await updateOrder(tx, current, { attention: noted(current.attention, 'refund_failed') });
    return;
  }
  const { id, amount, state, reason, claimUrl } = row;
  if ((state !== 'pending' && state !== 'done') || !isCurrency(row.currency) || amount <= 0) return;
  if (state === 'pending' && told.includes(reason) && !claimUrl) return;
  const plans = await takePlanNotes(tx, order);
  await enqueueMail(context, tx, {
    occasion: `refund:${id}:${state}`,
    to: { userId: order.userId },
    template: 'refund',
    data: {
      order_id: order.id,
      amount,
      currency: row.currency,
      state,
      claim_url: claimUrl,
      ...(plans.length > 0 && { plans }),
    },
  });
}
