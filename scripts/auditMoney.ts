import { setTimeout as sleep } from 'node:timers/promises';
import { isRecurring, paymentMethodCodes } from '@tern/domain';
import { untilSettled } from './untilSettled.ts';

/** The money of one order at its provider. Minor units. */
export interface Account {
  order: string;
  /** Another period will be charged. */
  renews: boolean;
  /** Events that have not arrived yet. */
  untold: number;
  charges: {
    payment: string;
    invoice?: string;
    /** Which of the periods that cost something it pays; the first is 0. */
    period: number;
    amount: number;
    refunded: number;
    contested: boolean;
  }[];
}

interface ChargeHere {
  payment: string | null;
  invoice: string | null;
  amount: number;
  refunds: Record<string, number>;
  fully_refunded: boolean;
  starts_at: string | null;
  ends_at: string | null;
}

interface OrderHere {
  id: string;
  user_id: string;
  method: string;
  state: string;
  attention: string | null;
  carried_amount: number;
  /** Of its plan; null: it has none. */
  plan: string | null;
  ends: boolean | null;
  trial: boolean;
  replaced: boolean;
  charges: ChargeHere[];
}

interface Tools {
  accounts(): Promise<Account[]>;
  rows<Row>(query: string, given?: unknown[]): Promise<Row[]>;
  report(what: string, tried: string | number, found: number, most: number): void;
}

const refundedOf = ({ amount, refunds, fully_refunded }: ChargeHere) => {
  const { total = 0, ...listed } = refunds;
  const sum = Object.values(listed).reduce((all, each) => all + each, 0);
  return fully_refunded ? amount : Math.min(amount, Math.max(total, sum));
};
const holds = ({ plan }: OrderHere) => plan === 'active' || plan === 'past_due';
const dollars = (cents: number) => (cents / 100).toFixed(2);

const kept = ({ amount, refunded, contested }: Account['charges'][number]) => refunded < amount && !contested;

/** Charges that were kept for a period that another one, which was kept as well, has paid. */
function repeated(charges: Account['charges']): number {
  const standing = charges.filter(kept);
  return standing.length - new Set(standing.map(({ period }) => period)).size;
}

/** Periods of an order that begin before the one before them has ended, and were both paid and kept. */
function overlapping({ charges }: OrderHere): number {
  const periods = charges
    .filter((charge) => charge.amount > 0 && refundedOf(charge) < charge.amount)
    .flatMap(({ starts_at, ends_at }) =>
      starts_at && ends_at ? [{ from: Date.parse(starts_at), to: Date.parse(ends_at) }] : [],
    )
    .sort((a, b) => a.from - b.from);
  return periods.filter(({ from }, index) => from < (periods[index - 1]?.to ?? 0)).length;
}

/** An order may have had several pages at its provider: the charges of all of them are its own. */
function byOrder(accounts: readonly Account[]): Map<string, Account> {
  const merged = new Map<string, Account>();
  for (const account of accounts) {
    const before = merged.get(account.order);
    merged.set(
      account.order,
      before
        ? {
            ...account,
            renews: before.renews || account.renews,
            untold: before.untold + account.untold,
            charges: [...before.charges, ...account.charges],
          }
        : account,
    );
  }
  return merged;
}

/** Everything that is wrong with an order, by what it is. */
function faultsOf(order: OrderHere, account: Account | undefined, now: Date) {
  const there = account?.charges ?? [];
  const pairs = there.map((charge) => ({
    charge,
    here: order.charges.find(
      ({ payment, invoice }) =>
        payment === charge.payment || (invoice !== null && invoice === charge.invoice),
    ),
  }));
  const flagged = order.attention?.includes('charge_without_period') ?? false;
  const standing = pairs.filter(({ charge }) => kept(charge));
  const current = standing.some(
    ({ here }) => here?.starts_at && here.ends_at && new Date(here.ends_at) > now,
  );
  // The days of a trial cost nothing: they stay when the charge that came early is given back.
  const free = order.charges.some(
    ({ amount, ends_at }) => amount === 0 && ends_at !== null && new Date(ends_at) > now,
  );
  return {
    twice: repeated(there) + overlapping(order),
    unheard: pairs.filter(({ here }) => !here).length,
    unequal: pairs.filter(
      ({ charge, here }) => here && (here.amount !== charge.amount || refundedOf(here) !== charge.refunded),
    ).length,
    useless: pairs.filter(
      ({ charge, here }) => here && !here.starts_at && charge.refunded < charge.amount && !flagged,
    ).length,
    charging: account?.renews && (!holds(order) || order.ends) ? 1 : 0,
    unpaid: holds(order) && !order.trial && !free && !standing.length && !order.carried_amount ? 1 : 0,
    withheld:
      current && !holds(order) && !order.replaced && !order.attention?.includes('beside_another') ? 1 : 0,
  };
}
type Fault = keyof ReturnType<typeof faultsOf>;

const words: Readonly<Record<Fault, string>> = {
  twice: 'charges for a period that was paid already',
  unheard: 'charges that the orders never heard of',
  unequal: 'charges whose sums differ, to the cent',
  useless: 'charges that bought nothing and were kept',
  charging: 'plans that have ended and go on being charged',
  unpaid: 'plans without money that was kept for them',
  withheld: 'paid periods without their plan',
};

async function read({ rows }: Tools, people: readonly string[]): Promise<OrderHere[]> {
  return rows<OrderHere>(
    `select o.id, o.user_id, o.method, o.state, o.attention, o.carried_amount, s.state as plan,
       s.cancel_at_period_end as ends, s.trial_ends_at is not null as trial, s.replaced_at is not null as replaced,
       coalesce((select json_agg(c) from charges c where c.order_id = o.id), '[]') as charges
     from orders o left join subscriptions s on s.order_id = o.id where o.user_id = any($1)`,
    [people],
  );
}

/** Events, refunds and cancellations are done, and what was asked of the providers is answered. */
async function settled({ rows, accounts }: Tools, people: readonly string[]): Promise<void> {
  const look = async () => {
    const [open] = await rows<{ open: string }>(
      `select (select count(*) from webhook_events where applied_at is null and outcome is distinct from 'no_order')
         + (select count(*) from orders where user_id = any($1) and provider_action is not null)
         + (select count(*) from charges c join orders o on o.id = c.order_id
            where o.user_id = any($1) and refund_due_at is not null)
         + (select count(*) from subscriptions s join orders o on o.id = s.order_id
            where s.user_id = any($1) and o.method = any($2) and s.next_check_at is not null) as open`,
      [people, paymentMethodCodes.filter(isRecurring)],
    );
    const untold = (await accounts()).reduce((sum, account) => sum + account.untold, 0);
    return Number(open?.open) + untold;
  };
  await untilSettled(look, (left) => left === 0, 900);
}

/** The books of the providers against the orders of these people. */
export async function auditMoney(tools: Tools, people: readonly string[]): Promise<void> {
  const { rows, report } = tools;
  // The refunds and cancellations that follow, and their events.
  for (let time = 0; time < 3; time += 1) {
    // As at the end of each period: the provider is asked what it has charged, and again where it did not respond.
    await rows(
      `update subscriptions s set next_check_at = now() from orders o
       where o.id = s.order_id and s.user_id = any($1) and o.method = any($2)`,
      [people, paymentMethodCodes.filter(isRecurring)],
    );
    await settled(tools, people);
    // Hours later: an event about a charge that was unknown when it came is tried again.
    await rows(`update webhook_events set next_try_at = now() where applied_at is null`);
    await sleep(5000);
  }
  const orders = await read(tools, people);
  const accounts = byOrder(await tools.accounts());
  const now = new Date();
  const found: Record<Fault, number> = {
    twice: 0,
    unheard: 0,
    unequal: 0,
    useless: 0,
    charging: 0,
    unpaid: 0,
    withheld: 0,
  };
  const sums = { charged: 0, back: 0, chargedHere: 0, backHere: 0, charges: 0 };
  for (const order of orders) {
    const account = accounts.get(order.id);
    const faults = faultsOf(order, account, now);
    if (Object.values(faults).some(Boolean)) {
      process.stdout.write(`  ${JSON.stringify({ faults, account, order })}\n`);
    }
    for (const fault of Object.keys(faults) as Fault[]) found[fault] += faults[fault];
    for (const { amount, refunded } of account?.charges ?? []) {
      sums.charges += 1;
      sums.charged += amount;
      sums.back += refunded;
    }
    for (const charge of order.charges) {
      sums.chargedHere += charge.amount;
      sums.backHere += refundedOf(charge);
    }
  }
  const active = Map.groupBy(orders.filter(holds), ({ user_id }) => user_id);
  const several = [...active.values()].filter(
    (own) => own.length > 1 && !own.some(({ attention }) => attention),
  ).length;
  for (const fault of Object.keys(found) as Fault[])
    report(`lives: ${words[fault]}`, sums.charges, found[fault], 0);
  report('lives: buyers with several plans and no note about it', people.length, several, 0);
  report(
    `lives: cents apart, ${dollars(sums.charged)} charged and ${dollars(sums.back)} back at the providers`,
    `${dollars(sums.chargedHere)} and ${dollars(sums.backHere)} here`,
    Math.abs(sums.charged - sums.chargedHere) + Math.abs(sums.back - sums.backHere),
    0,
  );
}
