import type { Queries } from '../../../db/connect.ts';
import { lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { isParked } from '../rows/reconciliation.repo.ts';

async function flag(tx: Queries, id: string, note: string): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order) await updateOrder(tx, order, { attention: noted(order.attention, note) });
}

/** Somebody ended it at the provider: what was paid for stays, and a person decides whether money goes back. */
export const flagEarlyEnd = (tx: Queries, { id }: OrderRow): Promise<void> =>
  flag(tx, id, 'ended_at_provider');

/** A charge of a parked account gives its period all the same, and a person looks at it. */
export async function flagParked(tx: Queries, { id, userId }: OrderRow): Promise<void> {
  if (await isParked(tx, userId)) await flag(tx, id, 'charged_while_parked');
}
