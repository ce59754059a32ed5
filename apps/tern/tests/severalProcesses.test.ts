import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startBalancer } from './balancer.ts';
import { callOperation } from './callOperation.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type OutsideWorld, openOutsideWorld } from './outsideWorld.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import { account, endBackends, killed, openAccount, rollingRestart, settle } from './troubles.ts';

let outside: OutsideWorld;
let cluster: Cluster;
let balancer: Awaited<ReturnType<typeof startBalancer>>;
let traffic: Traffic;
let database: Awaited<ReturnType<typeof openAccount>>;

beforeAll(async () => {
  // The provider's webhooks come through the balancer as everything else; it is there before the edges are.
  balancer = await startBalancer();
  outside = await openOutsideWorld(balancer.origin);
  cluster = await startCluster({
    bundle: inject('bundle'),
    settings: outside.settings,
    // The balancer, and what stands in front of it: here the visitors say themselves where they are.
    trustedProxies: 2,
  });
  balancer.serve(cluster.edges.map(({ port }) => port));
  database = await openAccount(outside.databaseUrl);
  traffic = startTraffic({ origin: balancer.origin, readers: 3, buyers: 2, pay: outside.pay });
  await settle();
});
afterAll(async () => {
  await traffic?.stop();
  await database?.close();
  balancer?.close();
  await cluster?.stop();
  await outside?.close();
});

/** Reads that failed since the last look. */
let seen = 0;
const newFailures = () => {
  const found = traffic.report.failures.slice(seen);
  seen = traffic.report.failures.length;
  return found;
};

describe('two services and two edges behind a balancer, with visitors and buyers', () => {
  it('make the tables once when they start at the same time', async () => {
    const { rows } = await database.pool.query('select count(*) from drizzle.__drizzle_migrations');
    const { rows: plans } = await database.pool.query('select count(*) from plans');
    expect(Number(rows[0].count)).toBeGreaterThan(0);
    expect(Number(plans[0].count)).toBeGreaterThan(0);
    expect(newFailures()).toEqual([]);
  });

  it('tell visitors apart and name the public address', async () => {
    for (const address of ['8.8.8.8', '2001:4860:4860::8888']) {
      const { data } = await callOperation(balancer.origin, 'geoInfo', {}, { from: `1.1.1.1, ${address}` });
      expect(data).toMatchObject({ user_ip: address, country_code: 'US' });
    }
    const home = await (await fetch(`${balancer.origin}/de`)).text();
    expect(home).toContain('<link rel="canonical" href="https://tern.example/de"');
  });

  it('answer every read during a rolling restart', async () => {
    await rollingRestart(cluster);
    expect(newFailures()).toEqual([]);
  });

  it('answer every read while a service is killed', async () => {
    await killed(cluster.services[0] as (typeof cluster.services)[0]);
    expect(newFailures()).toEqual([]);
  });

  it('answer every read while an edge is killed', async () => {
    await killed(cluster.edges[1] as (typeof cluster.edges)[0]);
    expect(newFailures()).toEqual([]);
  });

  it('answer every read while connections to the database end', async () => {
    let ended = 0;
    for (let time = 0; time < 5; time += 1) {
      ended += await endBackends(database);
      await settle();
    }
    expect(ended).toBeGreaterThan(5);
    expect(newFailures()).toEqual([]);
  });

  it('lose no order', async () => {
    const report = await traffic.stop();
    expect(report.orders.length).toBeGreaterThan(5);
    expect(report.reads).toBeGreaterThan(200);
    expect(await account(database, report.orders)).toEqual({ lost: [], unpaid: [], withoutPlan: [] });
    process.stdout.write(
      `${report.reads} reads, slowest ${Math.round(Math.max(...report.durations))} ms; ${report.orders.length} orders, ${report.writesAgain} writes sent again by their buyers\n`,
    );
  });
});
