import type { Ledger, Order } from './ledger.ts';
import type { World } from './world.ts';

/** The parts of a life that say which payments there are. */
interface Payments {
  ledger: Ledger;
  world: World;
  now: number;
  account(order: Order): { charges: readonly unknown[] } | undefined;
  note(text: string): void;
}

interface Known {
  id: string;
  /** Why it bought nothing; null: it did, as far as is known. */
  returned: string | null;
  /** The service has heard of the payment. */
  heard: boolean;
  replaces: string | null;
}

/** The provider has the money of an order, or the card of a trial. */
function isMade(life: Payments, order: Order): boolean {
  if (!order.trial) return life.account(order)?.charges[0] !== undefined;
  const [state] = life.world.sandbox.rowsOf(order.id)[0]?.state ?? [];
  return state === 'complete' || state === 'paid';
}

/**
 * The ledger learns which of the agreed payments the provider has made, in the order in which the service has heard of
 * them: where events are lost, it is not the order in which they were made. `isSettled`: it must have heard of all.
 */
export async function collectPayments(life: Payments, isSettled: boolean): Promise<void> {
  const made = life.ledger.orders.filter((order) => order.state === 'agreed' && isMade(life, order));
  if (made.length === 0) return;
  const known = await life.world.rows<Known>(
    `select id, coalesce(returned, refusal) as returned, replaces,
       paid_at is not null or returned is not null or refusal is not null as heard
     from orders where id = any($1)`,
    [made.map(({ id }) => id)],
  );
  const heard = new Map(known.map((row) => [row.id, row]));
  const rank = ({ id }: Order) => {
    const row = heard.get(id);
    if (row?.returned) return 2;
    return made.some((other) => other.id === row?.replaces) ? 1 : 0;
  };
  for (const order of made.toSorted((one, other) => rank(one) - rank(other))) {
    const row = heard.get(order.id);
    if (!isSettled && !row?.heard) continue;
    life.ledger.paid(order, life.now, (row?.returned ?? null) !== null);
    life.note(`${order.id} is paid: ${order.state}`);
  }
}
