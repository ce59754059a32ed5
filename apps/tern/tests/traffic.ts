import { setTimeout as sleep } from 'node:timers/promises';
import { type OperationName, operations } from '@tern/contract';
import { type Answer, type CallOptions, callOperation } from './callOperation.ts';

export interface Bought {
  orderId: string;
  userId: string;
  paid: boolean;
}

export interface Report {
  /** Reads that were sent. */
  reads: number;
  /** Reads that got something else than 2xx or 3xx, or nothing. */
  failures: string[];
  /** ms of every read of a page or a list. */
  durations: number[];
  /** Writes that had to be sent again by the buyer. */
  writesAgain: number;
  orders: Bought[];
}

export interface Traffic {
  readonly report: Report;
  /** Lets every purchase under way come to its end. */
  stop(): Promise<Report>;
}

const { path: plansPath } = operations.plans;
const { path: paramsPath } = operations.params;
const paths = [
  '/',
  '/de/pricing',
  '/ar',
  '/m/home',
  '/nowhere-to-go',
  `${plansPath}?currency=EUR`,
  paramsPath,
];

/** 404 is right for an address that nobody made. */
const isFine = (path: string, status: number) =>
  (status >= 200 && status < 400) || (path === '/nowhere-to-go' && status === 404);

async function read(origin: string, report: Report, path: string): Promise<void> {
  const started = performance.now();
  report.reads += 1;
  try {
    const method = report.reads % 10 === 0 ? 'HEAD' : 'GET';
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    if (!isFine(path, response.status)) report.failures.push(`${method} ${path}: ${response.status}`);
  } catch (error) {
    const { message, cause } = error as Error;
    report.failures.push(`GET ${path}: ${message} ${cause instanceof Error ? cause.message : ''}`);
  }
  report.durations.push(performance.now() - started);
}

interface Shop {
  origin: string;
  report: Report;
  pay(checkoutUrl: string): Promise<void>;
}

/** As a person at a shop that is slow to respond: tries again until it succeeds. */
async function insist(
  { origin, report }: Shop,
  name: OperationName,
  input: Record<string, string>,
  who: CallOptions,
): Promise<Answer['data']> {
  const reads = operations[name].method === 'GET';
  for (let time = 0; time < 200; time += 1) {
    try {
      if (reads) report.reads += 1;
      const { status, code, data } = await callOperation(origin, name, input, who);
      if (code === 200) return data;
      if (reads) report.failures.push(`${name}: ${status}`);
    } catch (error) {
      if (reads) report.failures.push(`${name}: ${(error as Error).message}`);
    }
    if (!reads) report.writesAgain += 1;
    await sleep(100);
  }
  throw new Error(`${name} never succeeded`);
}

let buyers = 0;

async function buy(shop: Shop): Promise<void> {
  buyers += 1;
  const email = `buyer${buyers}.${Date.now()}@mail.test`;
  // Each from an address of their own: there is a limit of new accounts for each.
  const from = `100.64.${buyers >> 8}.${buyers & 255}`;
  const person = await insist(shop, 'anonymousSignup', { email }, { from });
  const who = { from, token: person.token as string };
  const quote = await insist(shop, 'quote', { product_id: '12m', currency: 'USD' }, who);
  const quoteId = quote.quote_id as string;
  // The same quote again gives the same order.
  const order = await insist(shop, 'createSubscription', { quote_id: quoteId }, who);
  const bought: Bought = {
    orderId: order.order_id as string,
    userId: (person.user as { user_id: string }).user_id,
    paid: false,
  };
  shop.report.orders.push(bought);
  await shop.pay(order.checkout_url as string);
  for (let time = 0; time < 240 && !bought.paid; time += 1) {
    const { state } = await insist(shop, 'order', { order_id: bought.orderId }, who);
    bought.paid = state === 'paid';
    if (!bought.paid) await sleep(250);
  }
}

/** Constant traffic until it is stopped: readers that never try again, and buyers. */
export function startTraffic(options: {
  origin: string;
  readers: number;
  buyers: number;
  pay(checkoutUrl: string): Promise<void>;
}): Traffic {
  const report: Report = { reads: 0, failures: [], durations: [], writesAgain: 0, orders: [] };
  const shop: Shop = { origin: options.origin, report, pay: options.pay };
  let stopping = false;
  const until = async (act: () => Promise<void>, pause: number) => {
    while (!stopping) {
      await act();
      await sleep(pause);
    }
  };
  let turn = 0;
  const nextPath = () => {
    turn += 1;
    return paths[turn % paths.length] as string;
  };
  const running = Promise.all([
    ...Array.from({ length: options.readers }, () =>
      until(() => read(options.origin, report, nextPath()), 5),
    ),
    ...Array.from({ length: options.buyers }, () => until(() => buy(shop), 200)),
  ]);
  // Reported where it is waited for.
  running.catch(() => {});
  return {
    report,
    async stop() {
      stopping = true;
      await running;
      return report;
    },
  };
}
