import { brotliDecompressSync } from 'node:zlib';
import { paymentMethodCodes, takesCards } from '@tern/domain';
import { planFixtures } from '@tern/testing/fixtures';
import { expect, it } from 'vitest';
import { frontTables } from '../scripts/prerender/frontTables.ts';
import { nginxConf } from '../scripts/prerender/nginxConf.ts';
import { parseSharedKey, writeSharedKey } from '../src/cache/sharedKey.ts';
import { followNginx } from './followNginx.ts';
import { headerOf, stubEdge } from './stubEdge.ts';

const textOf = (response: { body: unknown; headers: readonly string[] }) => {
  const body = response.body as Uint8Array;
  const encoding = headerOf(response, 'content-encoding');
  return (encoding === 'br' ? brotliDecompressSync(body) : Buffer.from(body)).toString();
};
const others = paymentMethodCodes.filter((code) => !takesCards(code));
const countries = ['US', 'IN', 'DE', 'FR', 'BR', null, 'CN'] as const;
const cards = { usual: 's1', countries: { IN: 'rz', DE: 'pd', BR: 'pd', CN: 'pd' } } as const;
const wanted = { IN: 'rz', DE: 'pd', BR: 'pd' } as Readonly<Record<string, string>>;

it('has a page for each method that takes cards where a purchase can begin, and none for a country', async () => {
  const { ask, cache } = stubEdge({ cards });
  for (const path of ['/pricing', '/pricing/checkout/12m', '/win-pay', '/login', '/nowhere']) {
    const before = cache.size();
    const bodies = new Map<string, unknown>();
    for (const country of [...countries, ...countries]) {
      const response = await ask(path, {}, country);
      const card = wanted[country ?? ''] ?? 's1';
      // A blocked country is sold nothing: its page is one.
      const listed = country === 'CN' ? paymentMethodCodes : [card, ...others];
      expect(textOf(response), `${path} ${country}`).toContain(` ${listed} `);
      const page = `${country === 'CN' ? 'blocked' : card} ${textOf(response).split(' ')[3]}`;
      expect(bodies.get(page) ?? response.body, `${path} ${country}`).toBe(response.body);
      bodies.set(page, response.body);
    }
    expect(cache.size() - before, path).toBe(bodies.size);
  }
});

it('shares the pages to read between all countries', async () => {
  const { ask, cache } = stubEdge({ cards });
  const paths = ['/aboutus', '/faq'];
  for (const path of paths) for (const country of ['US', 'IN', 'DE']) await ask(path, {}, country);
  expect(cache.size()).toBe(paths.length);
});

it('has no page more where every country has the usual one', async () => {
  const { ask, cache } = stubEdge({ cards: { usual: 'pd', countries: {} } });
  for (const country of ['US', 'IN', 'BR']) await ask('/pricing/checkout/12m', {}, country);
  expect(cache.size()).toBe(1);
});

it('names the method in the key of a cache in front, never the country', () => {
  const key = { currency: 'USD', blocked: false, cards: 'rz' } as const;
  expect(writeSharedKey(key)).toBe('USD-rz');
  expect(parseSharedKey('USD-rz')).toEqual(key);
  expect(writeSharedKey({ ...key, blocked: true })).toBe('USD-blocked');
  for (const other of ['USD-ps', 'USD-IN', 'USD-', 'USD-rz-blocked'])
    expect(parseSharedKey(other), other).toBeNull();
});

it('leaves the pages of a purchase to the edge behind nginx, where the country has its own', () => {
  const front = { ...frontTables(planFixtures(), cards.countries), headers: [], files: {} };
  const conf = nginxConf(front, { folder: '/srv', listen: '127.0.0.1:1', edge: 'http://e', secure: true });
  const nginx = followNginx(conf);
  const kindFor = (target: string, country: string) =>
    nginx({ target, country, cookies: {}, userAgent: 'X11' }).kind;
  for (const target of ['/pricing', '/de/pricing/checkout/12m', '/win-pay', '/nowhere']) {
    expect(kindFor(target, 'IN'), target).toBe('edge');
    expect(kindFor(target, 'US'), target).not.toBe('edge');
  }
  expect(kindFor('/aboutus', 'IN')).toBe(kindFor('/aboutus', 'US'));
});
