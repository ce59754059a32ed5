import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '@tern/testing/freePort';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { callOperation } from './callOperation.ts';
import { type OutsideWorld, openOutsideWorld } from './outsideWorld.ts';
import { type Bundled, startBundled } from './startBundled.ts';

const docs = readFileSync(resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

interface Command {
  program: 'tern' | 'service';
  settings: Record<string, string>;
}

/** The commands that the docs give for a layout: settings, then a program of the bundle. */
function commandsOf(layout: string): Command[] {
  const section = docs.split(`\n### ${layout}\n`)[1]?.split('\n##')[0] ?? '';
  const block = section.split('```sh\n')[1]?.split('```')[0] ?? '';
  return block
    .split('\n')
    .filter((line) => line.includes('node '))
    .map((line) => {
      const [settings = '', program = ''] = line.split(/ ?node /);
      return {
        program: program.replace('.mjs', '') as Command['program'],
        settings: Object.fromEntries(settings.split(' ').map((pair) => pair.split(/=(.*)/).slice(0, 2))),
      };
    });
}

let outside: OutsideWorld;
const running: Bundled[] = [];
beforeAll(async () => {
  outside = await openOutsideWorld('http://127.0.0.1:1');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});
afterAll(() => outside?.close());

/** Starts a layout as the docs have it, on the addresses of this machine. Returns its edge. */
async function start(layout: string): Promise<string> {
  const commands = commandsOf(layout);
  expect(commands.length).toBeGreaterThan(0);
  const { PUBLIC_ORIGIN: _, ...secrets } = outside.settings;
  const services: string[] = [];
  for (const { program, settings } of commands) {
    const { PORT: _port, ...rest } = settings;
    const port = await freePort();
    const isEdge = rest.SERVICE_ORIGIN !== undefined;
    if (isEdge) rest.SERVICE_ORIGIN = services.join(',');
    running.push(
      await startBundled({
        bundle: inject('bundle'),
        program,
        port,
        settings: isEdge ? rest : { ...secrets, ...rest },
      }),
    );
    if (program === 'service') services.push(`http://127.0.0.1:${port}`);
  }
  return running.at(-1)?.origin ?? '';
}

/** A visitor who claims to come from elsewhere, and the addresses of the proxies on the way. */
const throughProxies = (...proxies: string[]) => ['1.1.1.1', '8.8.8.8', ...proxies].join(', ');

describe.each([
  { layout: 'One process behind nginx', from: throughProxies() },
  { layout: 'nginx with two and two', from: throughProxies() },
  { layout: 'Behind a CDN', from: throughProxies('173.245.48.1') },
])('$layout, as the docs have it', ({ layout, from }) => {
  it('knows the visitor, the public address, and how the visitor came', async () => {
    const origin = await start(layout);
    const { data } = await callOperation(origin, 'geoInfo', {}, { from });
    expect(data).toMatchObject({ user_ip: '8.8.8.8', country_code: 'US' });

    const secure = { 'x-forwarded-for': from, 'x-forwarded-proto': 'https' };
    const page = await fetch(`${origin}/pricing`, { headers: secure });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<link rel="canonical" href="https://tern.example/pricing"');
    const chosen = await fetch(`${origin}/de/pricing`, { headers: secure });
    expect(chosen.headers.getSetCookie().join()).toMatch(/; Secure/i);

    const insecure = await fetch(`${origin}/pricing`, {
      headers: { ...secure, 'x-forwarded-proto': 'http' },
      redirect: 'manual',
    });
    expect(insecure.status).toBe(308);
    expect(insecure.headers.get('location')).toBe('https://tern.example/pricing');
  });
});

describe('an edge alone, in production', () => {
  it('does not start without the address that visitors type', async () => {
    const options = { bundle: inject('bundle'), program: 'tern' as const, port: await freePort() };
    const settings = { SERVICE_ORIGIN: 'http://127.0.0.1:1' };
    await expect(startBundled({ ...options, settings })).rejects.toThrow(/PUBLIC_ORIGIN is missing/);
  });
});
