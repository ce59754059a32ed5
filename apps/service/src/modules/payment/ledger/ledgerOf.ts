import type { Queries } from '../../../db/connect.ts';
import { listCharges } from '../rows/charges.repo.ts';
import { findOrder, findSuccessors } from '../rows/orders.repo.ts';
import type { ChargeRow, OrderRow } from '../rows/paymentRows.ts';
import { listRefunds } from '../rows/refunds.repo.ts';
import { findSubscription } from '../rows/subscriptions.repo.ts';
import { type Ledger, lossOf } from './entitlementOf.ts';
import { promisedOf } from './renewalSum.ts';

/** A charge in another currency is worth what its period was promised to cost. Its refunds keep their share. */
function inOrderMoney(order: OrderRow, charge: ChargeRow): ChargeRow {
  const { amount, currency, refunds } = charge;
  if (!amount || currency === null || currency === order.currency) return charge;
  const promised = charge.name === 'first' ? order.amount : promisedOf(order);
  const share = (sum: number) => Math.round((sum / amount) * promised);
  return {
    ...charge,
    amount: promised,
    refunds: Object.fromEntries(Object.entries(refunds).map(([name, sum]) => [name, share(sum)])),
  };
}

/** Orders that took one another over, at most: each needed a payment. */
const longestChain = 50;

/** An order's charges, with what is left of the rest that it began with. */
export async function ledgerOf(
  db: Queries,
  order: OrderRow,
  depth = 0,
): Promise<Omit<Ledger, 'charges'> & { charges: ChargeRow[] }> {
  const charges = (await listCharges(db, order.id)).map((charge) => inOrderMoney(order, charge));
  const { carriedAmount: carried, takenDays } = order;
  return { charges, carried, takenDays, ...(await lossesOf(db, order, charges, depth)) };
}

/** The part of an order's rest of the plan before that stands on money that went back. Days go as their money does. */
async function lossesOf(
  db: Queries,
  order: OrderRow,
  charges: readonly ChargeRow[],
  depth: number,
): Promise<Pick<Ledger, 'lost' | 'lostDays'>> {
  const { replaces, carriedAmount: carried, takenDays } = order;
  const none = { lost: 0, lostDays: 0 };
  if (!replaces || !(carried || takenDays) || depth >= longestChain) return none;
  const before = await findOrder(db, replaces);
  const subscription = before && (await findSubscription(db, before.id));
  if (!before || !subscription?.replacedAt) return none;
  if (await takenOverAgain(db, order, charges)) return { lost: carried, lostDays: takenDays };
  // Of a trial, or of a plan that was given, there is no money that could go back.
  if (!carried) return none;
  // In the currency in which it was paid.
  const worth = order.takenWorth ?? carried;
  const loss = lossOf(await ledgerOf(db, before, depth + 1), subscription.replacedAt, worth);
  return { lost: Math.ceil((carried * loss) / worth), lostDays: (takenDays * loss) / worth };
}

/** While this order's money was away, the plan before gave its right again, and another order took that over. */
async function takenOverAgain(db: Queries, order: OrderRow, charges: readonly ChargeRow[]): Promise<boolean> {
  if (!order.replaces) return false;
  const others = (await findSuccessors(db, order.replaces)).filter(
    ({ id, state }) => id !== order.id && state === 'paid',
  );
  if (others.length === 0) return false;
  const disputed = charges.flatMap(({ disputes }) =>
    Object.values(disputes).flatMap((dispute) => (dispute.since ? [new Date(dispute.since)] : [])),
  );
  const refunded = (await listRefunds(db, order.id)).flatMap(({ state, createdAt }) =>
    state === 'failed' ? [createdAt] : [],
  );
  return others.some(({ paidAt }) => paidAt && [...disputed, ...refunded].some((time) => paidAt > time));
}
