import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox, type Sandbox } from '@tern/sandbox/createSandbox';
import { apiBaseVariables, createService, readConfig, type Service } from '@tern/service';
import { type Reconciled, reconcileOrders } from '@tern/service/reconcileOrders';
import { seededBytes } from '../seeded.ts';
import { type CallService, callerOf } from './callService.ts';
import { Disagreement } from './Disagreement.ts';
import { wrapAdapters } from './faultyAdapters.ts';
import type { Inhabitant } from './inhabitant.ts';
import { day, hour, Timeline } from './timeline.ts';
import { type Changed, watchStatements } from './watchStatements.ts';

/** The jobs that money needs. The others take no part in it, and mails are read where they wait. */
const moneyJobs = [
  'reconcile',
  'events',
  'provider actions',
  'moved charges',
  'refunds',
  'end of subscriptions',
  'account deletions',
];

/** Rounds of the jobs at one time: each takes ten of a kind, and a life owes few. */
const mostRounds = (lives: number) => 20 + lives / 5;

/** Every provider repeats what did not arrive for at least a day. */
const late = 20 * hour;

/** A service, its database and the stand-ins of the providers on one clock. */
export interface World {
  timeline: Timeline;
  service: Service;
  /** The buttons of the providers, and where their pages are. */
  sandbox: Sandbox['tools'] & { port: number };
  inhabitants: Inhabitant[];
  call: CallService;
  rows<Row>(query: string, values?: unknown[]): Promise<Row[]>;
  /** Delivers what waits to be delivered now, about the orders of one person or of all; returns how many. */
  deliver(of?: Inhabitant): Promise<number>;
  /** The daily comparison with the providers, for one person and now. */
  reconcile(userId: string): Promise<Reconciled[]>;
  live(lives: readonly (() => Promise<unknown>)[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * A job takes ten of a kind, and leaves work to those that have had their turn. Elsewhere the next round comes in seconds,
 * here in hours: so they go on, one after the other, until each of them has changed nothing since the last change. False
 * where they have not come to that in so many rounds.
 */
async function runUntilIdle(
  jobs: readonly (() => Promise<unknown>)[],
  { rounds, changed }: { rounds: number; changed: Changed },
): Promise<boolean> {
  for (let run = 0, idle = 0; idle < jobs.length; run += 1) {
    if (run > rounds * jobs.length) return false;
    const before = changed.rows;
    await jobs[run % jobs.length]?.();
    idle = changed.rows === before ? idle + 1 : 0;
  }
  return true;
}

export async function createWorld(options: {
  databaseUrl: string;
  seed: string;
  start: number;
}): Promise<World> {
  const timeline = new Timeline(options.start);
  const now = () => timeline.now;
  let handle: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  // A machine under load keeps connections waiting.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIns = await createSandbox({ port: 0, stateFile: null, webhookOrigin: origin, now });
  const sandbox = standIns.tools;
  // Webhooks go when the lives say so.
  sandbox.knobs.webhooksPaused = true;
  const service = await createService({
    config: readConfig({
      DATABASE_URL: options.databaseUrl,
      PUBLIC_ORIGIN: 'http://shop.test',
      TRUSTED_PROXIES: '1',
      BOT_CHECK: 'off',
      CAMPAIGNS: campaigns(options.start),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      ...Object.fromEntries(apiBaseVariables.map((name) => [name, `http://localhost:${standIns.port}`])),
    }),
    clock: { now },
    random: seededBytes(options.seed),
    background: false,
  });
  handle = service.handle;
  const changed = await watchStatements(service.context.db.$client);
  await changePrices(service, options.start);
  let ticks = 0;
  const inhabitants: Inhabitant[] = [];
  wrapAdapters(service, inhabitants);

  const ownerOf = (order: string | null) =>
    inhabitants.find(({ orders }) => order !== null && orders.has(order));

  async function runJobs(rounds: number): Promise<void> {
    const jobs = [() => world.deliver(), ...moneyJobs.map((job) => () => service.runBackground([job]))];
    if (await runUntilIdle(jobs, { rounds, changed })) return;
    const of = inhabitants.find(({ orders }) => changed.given.some((value) => orders.has(value as string)));
    throw new Disagreement('the jobs do not come to an end', of);
  }

  const world: World = {
    timeline,
    service,
    sandbox: { ...sandbox, port: standIns.port },
    inhabitants,
    call: callerOf(origin),
    rows: async <Row>(query: string, values: unknown[] = []) =>
      (await service.context.db.$client.query(query, values)).rows as Row[],
    async deliver(of) {
      const waiting = sandbox.waiting().filter(({ order }) => of === undefined || of.orders.has(order ?? ''));
      if (of?.delivery === 'reversed') waiting.reverse();
      let delivered = 0;
      for (const { delivery, order } of waiting) {
        const mode = ownerOf(order)?.delivery ?? 'usual';
        if (mode === 'late' && (delivery.dueAt ?? 0) + late > timeline.now) continue;
        // A dispute has no other news of it: providers repeat its event for days.
        if (mode === 'lost' && !/dispute|chargeback/i.test(delivery.type + delivery.body)) {
          delivery.dueAt = null;
          continue;
        }
        if (mode === 'twice') await sandbox.deliver({ ...delivery });
        await sandbox.deliver(delivery);
        delivered += 1;
      }
      return delivered;
    },
    reconcile: (userId) => reconcileOrders(service.context, { userId, isAll: true }),
    live: (lives) =>
      timeline.run(lives, async (watched) => {
        ticks += 1;
        // Of a day on which nobody looks, one round is enough.
        if (!watched && ticks % 2 > 0) return;
        await runJobs(mostRounds(lives.length));
      }),
    async close() {
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
      await service.close();
      await standIns.close();
    },
  };
  return world;
}

const minute = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`;

/** Offers that begin and end while the lives go on. */
const campaigns = (start: number): string =>
  [40, 150, 300]
    .map((from) => `sale${from},${minute(start + from * day)},${minute(start + (from + 15) * day)},12m,71`)
    .join(';');

/** Prices rise in spring and fall in autumn. */
async function changePrices({ context }: Service, start: number): Promise<void> {
  for (const [version, from, factor] of [
    [2, 120, 1.1],
    [3, 250, 0.95],
  ] as const) {
    await context.db.$client.query(
      `insert into plan_prices (plan_id, currency, amount, version, starts_at)
       select plan_id, currency, round(amount * $2::numeric), $1, $3 from plan_prices where version = 1`,
      [version, factor, new Date(start + from * day)],
    );
  }
}
