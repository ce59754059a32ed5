import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../src/buildSite.ts';
import { sendMixed } from '../tests/mixedRequests.ts';
import { freePort, openOutsideWorld } from '../tests/outsideWorld.ts';
import { type Bundled, startBundled } from '../tests/startBundled.ts';
import { writeBundle } from './writeBundle.ts';

/**
 * `pnpm measure:memory` sends `--requests` (50,000) mixed requests to an edge of the bundle with a service behind it, then to both in
 * one process, and prints what each process takes. Ends with code 1 when one takes more than 250 MiB afterwards, or when
 * a response says that the server failed. Linux only; takes twenty minutes. `--bundle FOLDER` takes a bundle that is there.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '50000' }, bundle: { type: 'string' } },
});
const requests = Number(values.requests);
if (!(requests >= 1)) {
  console.error('Usage: measure:memory [--requests 50000] [--bundle FOLDER]');
  process.exit(2);
}
const most = 250;
const missed: string[] = [];

/** MiB of resident memory of a process: now, and at its highest. */
function residentMemory({ pid }: Bundled): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  return { now: of('VmRSS'), highest: of('VmHWM') };
}

const folder = mkdtempSync(join(tmpdir(), 'tern-memory-'));
const bundle = values.bundle ?? join(folder, 'tern');
if (!values.bundle) {
  buildSite();
  await writeBundle(bundle);
}
const files = globSync('assets/*.{js,css,woff2}', { cwd: join(bundle, 'apps/site/dist/client') }).map(
  (file) => `/${file}`,
);
const sitePort = await freePort();
const outside = await openOutsideWorld(`http://127.0.0.1:${sitePort}`);
const { PUBLIC_ORIGIN = '' } = outside.settings;
/** An edge is the proxy of its service. */
const proxy = { TRUSTED_PROXIES: '1' };

/** Sends the requests to the first of the processes. */
async function measure(processes: Readonly<Record<string, Bundled>>): Promise<void> {
  const running = Object.entries(processes).map(
    ([name, each]) => [name, each, residentMemory(each).now] as const,
  );
  const statuses = await sendMixed(`http://127.0.0.1:${sitePort}`, files, requests);
  const counted = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  for (const [name, each, first] of running) {
    const { now, highest } = residentMemory(each);
    console.log(
      `| ${[name, ...[first, now, highest].map((mib) => mib.toFixed(0)), `at most ${most}`, counted].join(' | ')} |`,
    );
    if (now > most) missed.push(`${name}: ${now.toFixed(0)} MiB, wanted at most ${most}`);
    await each.stop();
  }
  const failures = [...statuses].filter(([status]) => status >= 500);
  for (const [status, count] of failures) missed.push(`${count} responses of ${status}`);
}

try {
  console.log(
    `| process | at first, MiB | after ${requests} | at its highest | bound | responses by status |`,
  );
  console.log(`|${' --- |'.repeat(6)}`);
  const servicePort = await freePort();
  const service = await startBundled({
    bundle,
    program: 'service',
    port: servicePort,
    settings: { ...outside.settings, ...proxy },
  });
  const edge = await startBundled({
    bundle,
    program: 'tern',
    port: sitePort,
    settings: { PUBLIC_ORIGIN, SERVICE_ORIGIN: `http://127.0.0.1:${servicePort}`, ...proxy },
  });
  await measure({ 'an edge': edge, 'its service': service });
  const both = await startBundled({
    bundle,
    program: 'tern',
    port: sitePort,
    settings: { ...outside.settings, ...proxy },
  });
  await measure({ 'edge and service in one': both });
} finally {
  await outside.close();
  rmSync(folder, { recursive: true, force: true });
}
if (missed.length) {
  console.log(`\nMissed:\n${missed.map((line) => `- ${line}`).join('\n')}`);
  process.exitCode = 1;
}
