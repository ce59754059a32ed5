import { setTimeout as sleep } from 'node:timers/promises';
import { type OperationName, purchaseOperations } from '@tern/contract';
import { isRecurring, type PaymentMethod } from '@tern/domain';
import { type Account, auditMoney } from './auditMoney.ts';
import { drawsOf } from './seeded.ts';

interface Person {
  token: string;
  userId: string;
  from: string;
}

interface Way {
  name: string;
  method: PaymentMethod;
  entry: 'hosted' | 'embedded';
}

interface Answer {
  /** 200 is success. */
  code: number;
  data: Record<string, unknown>;
}

/** A run of the faults: a service, the stand-ins behind it, and its database. */
export interface LifeTools {
  /** Names all that is drawn. */
  seed: string;
  ways: readonly Way[];
  /** The origin of the stand-ins. */
  standIns: string;
  /** The books of the stand-ins. */
  accounts(): Promise<Account[]>;
  newPerson(): Promise<Person>;
  call(name: OperationName, input: Record<string, unknown>, person: Person): Promise<Answer | null>;
  pay(order: Record<string, unknown>, way: Way): Promise<void>;
  rows<Row>(query: string, given?: unknown[]): Promise<Row[]>;
  /** Kills the service and starts it again; it is ready then. */
  kill(): Promise<void>;
  /** So many requests had a response. */
  responses(): number;
  report(what: string, tried: string | number, found: number, most: number): void;
}

/** The turns that a plan takes after it was bought, as often as they are named. */
const turns = [
  'renew',
  'renew',
  'renew, nobody told',
  'refund',
  'refund-half',
  'refund-half',
  'dispute',
  'win-dispute',
  'lose-dispute',
  'inquire',
  'upgrade',
  'upgrade',
  'upgrade',
  'cancel',
] as const;
type Turn = (typeof turns)[number];

/**
 * Many buyers at once, each with a life of purchases, trials, renewals, upgrades of upgrades, refunds, disputes,
 * cancellations and abandoned pages, by every way to pay, while the service is killed again and again. Afterwards the
 * books of every provider are held against the orders, to the cent.
 */
export async function moneyLives(tools: LifeTools, times: number): Promise<void> {
  const done = new Map<string, number>();
  const people: string[] = [];
  let kills = 0;
  let living = true;
  const whenToKill = drawsOf(`${tools.seed} kills`);
  const killing = (async () => {
    while (living) {
      const before = tools.responses();
      await sleep(1500 + whenToKill.part() * 4000);
      // Each start gets something done, however busy the machine is: else the lives never end.
      while (living && tools.responses() === before) await sleep(100);
      if (!living) return;
      await tools.kill();
      kills += 1;
    }
  })();
  try {
    let next = 0;
    const worker = async () => {
      while (next < times) {
        next += 1;
        const life = createLife(tools, await tools.newPerson(), done);
        people.push(life.userId);
        await life.live();
        process.stderr.write(`\rlives: ${people.length} of ${times}, ${kills} kills`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
  } finally {
    living = false;
    await killing;
  }
  process.stderr.write('\n');
  const told = [...done].map(([what, count]) => `${count} ${what}`).join(', ');
  process.stdout.write(`${times} lives, ${kills} kills: ${told}\n`);
  await auditMoney(tools, people);
}

/** One buyer: the acts of a person, and the buttons of the providers. */
function createBuyer(tools: LifeTools, person: Person) {
  const { call, rows, standIns } = tools;

  const open = async (product: string, { method, entry }: Way): Promise<Answer | null> => {
    const quote = await call('quote', { product_id: product, currency: 'USD' }, person);
    if (quote?.code !== 200) return null;
    return call(purchaseOperations[method].purchase, { quote_id: quote.data.quote_id, entry }, person);
  };

  /** Like a buyer who wants it: again until it is paid, or there already. */
  async function buy(product: string, way: Way): Promise<boolean> {
    const { result } = purchaseOperations[way.method];
    for (let time = 0; time < 60; time += 1) {
      const order = await open(product, way);
      // 30104: the plan is bought.
      if (order?.code === 30104) return false;
      if (order?.code === 200) {
        await tools.pay(order.data, way);
        for (let look = 0; look < 30; look += 1) {
          if (result !== 'order') await call(result, { order_id: order.data.order_id }, person);
          const now = await call('order', { order_id: order.data.order_id }, person);
          if (now?.code === 200 && now.data.state !== 'pending' && now.data.state !== 'created') {
            return now.data.state === 'paid';
          }
          await sleep(200);
        }
      }
      await sleep(200);
    }
    return false;
  }

  /** The orders that were paid, the newest last. */
  const paid = () =>
    rows<{ id: string }>(
      'select id from orders where user_id = $1 and paid_at is not null order by paid_at',
      [person.userId],
    );

  /** A button of the page on which the stand-ins list their payments. False: it cannot be pressed now. */
  async function press(orderId: string, button: string, silent = false): Promise<boolean> {
    const listed = (await (await fetch(`${standIns}/payments.json`)).json()) as {
      id: string;
      order: string;
      actions: string[];
    }[];
    const payment = listed.find(({ order }) => order === orderId);
    if (!payment?.actions.includes(button)) return false;
    const url = `${standIns}/payments/${payment.id}/${button}${silent ? '?silent' : ''}`;
    return (await fetch(url, { method: 'POST', redirect: 'manual' })).status === 303;
  }

  async function cancel(): Promise<boolean> {
    const mine = await call('subscriptionMy', {}, person);
    if (mine?.code !== 200) return false;
    const plans = mine.data.subscriptions as { subscription_id: string; state: string }[];
    const active = plans.find(({ state }) => state === 'active');
    if (!active) return false;
    const told = await call('subscriptionCancel', { subscription_id: active.subscription_id }, person);
    return told?.code === 200;
  }

  /** A period passes: all that was told before has arrived and is applied. */
  async function period(): Promise<void> {
    // Providers tell whole seconds.
    await sleep(1100);
    for (let time = 0; time < 150; time += 1) {
      const orders = new Set((await paid()).map(({ id }) => id));
      const waits = (await tools.accounts()).some(({ order, untold }) => orders.has(order) && untold > 0);
      const [open] = await rows<{ count: string }>(
        `select count(*) from webhook_events where applied_at is null and outcome is distinct from 'no_order'`,
      );
      if (!waits && Number(open?.count) === 0) return;
      await sleep(200);
    }
  }

  return { open, buy, paid, press, cancel, period };
}

/** The life of one buyer. */
function createLife(tools: LifeTools, person: Person, done: Map<string, number>) {
  const { rows, ways } = tools;
  const { below, chance, pick } = drawsOf(`${tools.seed} ${person.from}`);
  const { open, buy, paid, press, cancel, period } = createBuyer(tools, person);
  const count = (what: string) => done.set(what, (done.get(what) ?? 0) + 1);

  /** Each card of the stand-in is one person's, and all of these buyers have the same. */
  const forgetCards = () => rows(`delete from trial_claims where kind = 'payer'`);

  async function take(turn: Turn): Promise<boolean> {
    if (turn === 'upgrade') return buy(pick(['12m', '6m', '1m']), pick(ways));
    if (turn === 'cancel') return cancel();
    const orders = await paid();
    // Mostly what is held now, sometimes what was held before.
    const order = chance(0.7) ? orders.at(-1) : pick(orders);
    if (!order) return false;
    if (turn === 'renew, nobody told') return press(order.id, 'renew', true);
    return press(order.id, turn);
  }

  /** A trial to its second charge, or to wherever its buyer ends it. */
  async function tryOut(): Promise<void> {
    const sellers = ways.filter(({ method }) => isRecurring(method));
    await forgetCards();
    if (!(await buy('12m.add30d', pick(sellers)))) return;
    count('trials');
    const charges = pick([0, 1, 2, 2]);
    for (let charge = 1; charge <= charges; charge += 1) {
      await period();
      const [order] = await paid();
      if (order && (await press(order.id, 'renew'))) count(`charges ${charge} of a trial`);
    }
  }

  return {
    userId: person.userId,
    async live(): Promise<void> {
      if (chance(0.5)) {
        count('abandoned pages');
        await open(pick(['12m', '6m', '1m']), pick(ways));
      }
      if (chance(0.3)) await tryOut();
      else if (await buy(pick(['1m', '6m']), pick(ways))) count('purchases');
      for (let turn = 2 + below(5); turn > 0; turn -= 1) {
        await period();
        const next = pick(turns);
        if (await take(next)) count(next);
      }
    },
  };
}
