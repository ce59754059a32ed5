import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../src/buildSite.ts';
import { type Cluster, startCluster } from '../tests/cluster.ts';
import { freePort, openOutsideWorld } from '../tests/outsideWorld.ts';
import { startNginx } from '../tests/realNginx.ts';
import { type Report, startTraffic } from '../tests/traffic.ts';
import { account, endBackends, killed, openAccount, rollingRestart, settle } from '../tests/troubles.ts';
import { writeBundle } from './writeBundle.ts';

/**
 * `pnpm ha` breaks two services and two edges behind the nginx of the machine, with the shipped configuration, while
 * visitors read and buyers buy (docs/operations.md). Ends with code 1 when a read failed or an order was lost.
 *   --rounds 5   --readers 4   --buyers 3
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string' }, readers: { type: 'string' }, buyers: { type: 'string' } },
});
const [rounds, readers, buyers] = [values.rounds ?? 5, values.readers ?? 4, values.buyers ?? 3].map(
  Number,
) as [number, number, number];

if (!(rounds >= 1) || !(readers >= 1) || !(buyers >= 1)) {
  console.error('Usage: ha [--rounds 5] [--readers 4] [--buyers 3]');
  process.exit(2);
}

// The certificate of this run is its own. The stand-ins, which inherit this, send webhooks over it too.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

buildSite();
const folder = mkdtempSync(join(tmpdir(), 'tern-ha-'));
const bundle = join(folder, 'tern');
await writeBundle(bundle);
const secure = await freePort();
const outside = await openOutsideWorld(`https://127.0.0.1:${secure}`);
// nginx, and what stands in front of it: buyers say themselves where they are.
const cluster: Cluster = await startCluster({ bundle, settings: outside.settings, trustedProxies: 2 });
const nginx = await startNginx(
  cluster.edges.map(({ port }) => port),
  secure,
);
const database = await openAccount(outside.databaseUrl);

const counted: [trouble: string, times: number, reads: number, failures: number][] = [];
const traffic = startTraffic({ origin: nginx.origin, readers, buyers, pay: outside.pay });

/** Runs a trouble, and counts the reads that failed meanwhile. */
async function count(trouble: string, act: () => Promise<unknown>): Promise<void> {
  const before = { reads: traffic.report.reads, failures: traffic.report.failures.length };
  await act();
  await settle();
  const row = counted.find(([name]) => name === trouble) ?? ([trouble, 0, 0, 0] as (typeof counted)[0]);
  if (!counted.includes(row)) counted.push(row);
  row[1] += 1;
  row[2] += traffic.report.reads - before.reads;
  row[3] += traffic.report.failures.length - before.failures;
}

async function checkPlainPort(): Promise<void> {
  const { status, headers } = await fetch(`${nginx.plainOrigin}/de?a=1`, { redirect: 'manual' });
  if (status !== 308 || headers.get('location') !== 'https://tern.example/de?a=1')
    throw new Error(`The plain port answered ${status} ${headers.get('location')}.`);
}

const share = (sorted: readonly number[], part: number) =>
  `${Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)} ms`;

function print(report: Report, found: Awaited<ReturnType<typeof account>>): void {
  console.log('\ntrouble                          times    reads   failed');
  for (const [trouble, times, reads, failures] of counted)
    console.log(
      `${trouble.padEnd(30)} ${String(times).padStart(7)} ${String(reads).padStart(8)} ${String(failures).padStart(8)}`,
    );
  const sorted = report.durations.toSorted((one, other) => one - other);
  console.log(`
reads ${report.reads}, other than 2xx and 3xx: ${report.failures.length}
half of them in ${share(sorted, 0.5)}, 99 of 100 in ${share(sorted, 0.99)}, the slowest in ${share(sorted, 1)}
orders ${report.orders.length}, lost ${found.lost.length}, paid but not known as paid ${found.unpaid.length}, buyers without exactly one plan ${found.withoutPlan.length}
writes that buyers sent again ${report.writesAgain}`);
  for (const failure of report.failures.slice(0, 20)) console.log(`  ${failure}`);
}

try {
  await checkPlainPort();
  await count('nothing', settle);
  for (let round = 0; round < rounds; round += 1) {
    await count('rolling restart of all four', () => rollingRestart(cluster));
    for (const member of [...cluster.services, ...cluster.edges])
      await count(`${member.name.split(' ')[0]} killed`, () => killed(member));
    await count('database connections ended', () => endBackends(database));
    await count('nginx reloaded', async () => nginx.reload());
  }
  const report = await traffic.stop();
  const found = await account(database, report.orders);
  print(report, found);
  if (report.failures.length || found.lost.length || found.unpaid.length || found.withoutPlan.length)
    process.exitCode = 1;
} finally {
  await database.close();
  await nginx.stop();
  await cluster.stop();
  await outside.close();
  rmSync(folder, { recursive: true, force: true });
}
