import { Counter, Gauge, type Observe, readGauge } from '@tern/observe';
import type { Context } from '../context.ts';
import type { OrderStateName } from '../db/schema.ts';
import { countOrders, networkOf, openEvents, waitingMails, withPatience } from './stateCounts.repo.ts';

type Source = Pick<Context, 'config' | 'db' | 'clock'>;

/** ms for which numbers of the database are good: scrapes come from several servers and by hand. */
const fresh = { orders: 60_000, others: 10_000 };

const orderStates: Record<OrderStateName, true> = {
  created: true,
  pending: true,
  failed: true,
  expired: true,
  paid: true,
  disputed: true,
  refunded: true,
};

/** One reading for all gauges of a scrape. A failed one is null and counted: the rest of the scrape must not fail. */
function readAtMost<T>(
  { pause, now, onFailure }: { pause: number; now: () => number; onFailure: () => void },
  read: () => Promise<T>,
): () => Promise<T | null> {
  let last: Promise<T | null> | undefined;
  let at = 0;
  return () => {
    if (!last || now() - at > pause) {
      at = now();
      last = read().catch(() => {
        onFailure();
        return null;
      });
    }
    return last;
  };
}

/** Makes gauges whose numbers are read when they are scraped. */
function gaugesOf(registers: Observe['registry'][]) {
  return <T>(
    name: string,
    help: string,
    labelNames: string[],
    source: () => Promise<T | null>,
    fill: (set: (labels: Record<string, string>, value: number) => void, rows: T) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const rows = await source();
        this.reset();
        // Without labels a gauge that was reset is 0: nothing is known instead.
        if (rows === null) return this.remove({});
        fill((labels, value) => this.set(labels, value), rows);
      },
    });
}

/** Numbers that live in the database, read when they are asked for. Every process of the service gives the same ones. */
export function registerStateMetrics(
  { registry }: Pick<Observe, 'registry'>,
  { config, db, clock }: Source,
): void {
  const registers = [registry];
  const failures = new Counter({
    name: 'tern_state_failures_total',
    help: 'Readings of the database for metrics that failed; their gauges are missing then.',
    registers,
  });
  const read = <T>(pause: number, query: Parameters<typeof withPatience<T>>[1]) =>
    readAtMost({ pause, now: () => clock.now(), onFailure: () => failures.inc() }, () =>
      withPatience(db, query),
    );
  const orders = read(fresh.orders, countOrders);
  const events = read(fresh.others, openEvents);
  const mails = read(fresh.others, waitingMails);
  const age = (date: Date | null) => (date ? Math.max(0, (clock.now() - date.getTime()) / 1000) : 0);

  const gauge = gaugesOf(registers);
  gauge('tern_orders', 'Orders by state.', ['state'], orders, (set, rows) => {
    for (const state of Object.keys(orderStates)) set({ state }, 0);
    for (const row of rows) set({ state: row.state }, row.orders);
  });
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  gauge('tern_orders_attention', 'Orders that a person should look at.', [], orders, (set, rows) =>
    set({}, sum(rows.map(({ attention }) => attention))),
  );
  gauge(
    'tern_provider_actions_owed',
    'Refunds and cancellations that providers are owed.',
    [],
    orders,
    (set, rows) => set({}, sum(rows.map(({ owed }) => owed))),
  );
  gauge(
    'tern_orders_differing',
    'Orders whose books differ from those of their provider; their accounts are parked.',
    [],
    orders,
    (set, rows) => set({}, sum(rows.map(({ differing }) => differing))),
  );
  gauge(
    'tern_events_waiting',
    'Provider events that are stored and not applied. no_order: their order is not known yet.',
    ['provider', 'reason'],
    events,
    (set, rows) => {
      for (const { provider, noOrder, events: waiting } of rows)
        set({ provider, reason: noOrder ? 'no_order' : 'open' }, waiting);
    },
  );
  gauge(
    'tern_event_lag_seconds',
    'Age of the oldest provider event that is not applied, those without a known order aside.',
    [],
    events,
    (set, rows) =>
      set({}, Math.max(0, ...rows.filter(({ noOrder }) => !noOrder).map(({ oldest }) => age(oldest)))),
  );
  gauge('tern_mails_queued', 'Mails in the outbox that wait to be sent.', [], mails, (set, row) =>
    set({}, row.mails),
  );
  gauge('tern_mail_lag_seconds', 'Age of the oldest mail that waits.', [], mails, (set, row) =>
    set({}, age(row.oldest)),
  );
  networkGauges(gauge, { read, age, keys: config.networkFeedUrl ? config.networkKeys : [] });
}

function networkGauges(
  gauge: ReturnType<typeof gaugesOf>,
  {
    read,
    age,
    keys,
  }: {
    read: <T>(pause: number, query: Parameters<typeof withPatience<T>>[1]) => () => Promise<T | null>;
    age(date: Date): number;
    keys: readonly string[];
  },
): void {
  const network = keys.length ? read(fresh.others, (tx) => networkOf(tx, keys)) : () => Promise.resolve(null);
  gauge(
    'tern_network_feed_age_seconds',
    'Age of the last good network feed; missing before the first one.',
    [],
    network,
    (set, row) => set({}, age(row.issuedAt)),
  );
  gauge(
    'tern_network_servers',
    'Servers of the last good network feed, by state.',
    ['state'],
    network,
    (set, row) => {
      for (const { state, servers } of row.states) set({ state }, servers);
    },
  );
}

/** The connections of the pool. */
export function registerPoolMetrics(
  { registry }: Pick<Observe, 'registry'>,
  { db }: Pick<Source, 'db'>,
): void {
  const pool = db.$client;
  const gauge = (name: string, help: string, read: () => number) => readGauge({ name, help, registry }, read);
  gauge(
    'tern_db_connections_busy',
    'Connections to the database in use.',
    () => pool.totalCount - pool.idleCount,
  );
  gauge('tern_db_connections_idle', 'Connections to the database at rest.', () => pool.idleCount);
  gauge('tern_db_connections_max', 'Connections that this process opens at most.', () => pool.options.max);
  gauge('tern_db_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
}
