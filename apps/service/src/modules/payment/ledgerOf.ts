import type { Queries } from '../../db/connect.ts';
import { listCharges } from './charges.repo.ts';
import { type Ledger, lossOf, lostDaysOf } from './entitlementOf.ts';
import { findOrder, findSuccessors } from './orders.repo.ts';
import type { ChargeRow, OrderRow } from './paymentRows.ts';
import { findSubscription } from './subscriptions.repo.ts';

/** Orders that took one another over, at most: each needed a payment. */
const longestChain = 50;

/** An order's charges, with what is left of the rest that it began with. */
export async function ledgerOf(
  db: Queries,
  order: OrderRow,
  depth = 0,
): Promise<Omit<Ledger, 'charges'> & { charges: ChargeRow[] }> {
  const charges = await listCharges(db, order.id);
  const given = charges.reduce((sum, { days }) => sum + days, 0);
  const inDays = order.replaces !== null && order.carriedAmount === 0;
  const rest = {
    carried: order.carriedAmount,
    carriedDays: inDays ? Math.max(0, order.extraDays - given) : 0,
  };
  return { charges, ...rest, ...(await lossesOf(db, order, { charges, ...rest }, depth)) };
}

/** The part of an order's rest of the plan before that stands on money that went back. */
async function lossesOf(
  db: Queries,
  order: OrderRow,
  { charges, carried, carriedDays }: Pick<Ledger, 'carried' | 'carriedDays'> & { charges: ChargeRow[] },
  depth: number,
): Promise<Pick<Ledger, 'lost' | 'lostDays'>> {
  const none = { lost: 0, lostDays: 0 };
  if (!order.replaces || !(carried || carriedDays) || depth >= longestChain) return none;
  const before = await findOrder(db, order.replaces);
  const subscription = before && (await findSubscription(db, before.id));
  if (!before || !subscription?.replacedAt) return none;
  if (await takenOverAgain(db, order, charges)) return { lost: carried, lostDays: carriedDays };
  const ledger = await ledgerOf(db, before, depth + 1);
  return {
    lost: lossOf(ledger, subscription.replacedAt, carried),
    lostDays: lostDaysOf(ledger, subscription.replacedAt, carriedDays),
  };
}

/** While this order was disputed, the plan before gave its right again, and another order took that over. */
async function takenOverAgain(db: Queries, order: OrderRow, charges: readonly ChargeRow[]): Promise<boolean> {
  const since = charges.flatMap(({ disputes }) =>
    Object.values(disputes).flatMap((dispute) => (dispute.since ? [new Date(dispute.since)] : [])),
  );
  if (!since.length || !order.replaces) return false;
  const others = await findSuccessors(db, order.replaces);
  return others.some(
    ({ id, state, paidAt }) =>
      id !== order.id && state === 'paid' && paidAt && since.some((time) => paidAt > time),
  );
}
