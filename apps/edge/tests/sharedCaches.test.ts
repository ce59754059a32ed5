import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { params, plans, publicKey, publicTexts, publicVersion } from '@tern/contract';
import type { currencies } from '@tern/domain';
import { planFixtures } from '@tern/testing/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { frontTables } from '../scripts/prerender/frontTables.ts';
import { createContentCache } from '../src/cache/contentCache.ts';
import { createRenderQueue } from '../src/cache/renderQueue.ts';
import { writeSharedKey } from '../src/cache/sharedKey.ts';
import { composeHandler, type EdgeHandler } from '../src/handler/composeHandler.ts';
import { nothingOutside } from '../src/http/Outside.ts';
import { encodeBody } from '../src/node/encodeBody.ts';
import { createArticleSource } from '../src/sources/articleSource.ts';
import { createTextSource } from '../src/sources/textSource.ts';
import { type FrontRequest, followTables } from './followTables.ts';

/** The price of a year in minor units of each currency: what the operator changes. */
let amount = 4500;
let version = 1;
/** The operator's text of a heading in German; none when empty. */
let heading = '';
const purges: string[][] = [];
const service = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
  const currency = (searchParams.get('currency') ?? 'USD') as (typeof currencies)[number];
  const respond = (data: unknown) => response.end(JSON.stringify({ code: 200, message: 'OK', data }));
  if (pathname === plans.path) {
    const [year, ...others] = planFixtures(currency);
    return respond({ currency, plans: [{ ...year, price: { ...year?.price, total: amount } }, ...others] });
  }
  if (pathname === params.path)
    return respond({
      methods: ['s1', 'rz'].map((code) => ({ code })),
      card_methods: { usual: 's1', countries: { IN: 'rz' } },
      campaign: null,
      test_mode: false,
    });
  if (pathname === publicKey.path) return respond({ public_key: '', script_url: null });
  if (pathname === publicVersion.path)
    return respond({ prices: String(version), campaigns: '1', texts: heading });
  if (pathname === publicTexts.path)
    return respond({ languages: heading ? { de: { 'home.title': [{ type: 0, value: heading }] } } : {} });
  if (pathname === '/purge') {
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    return request.on('end', () => {
      purges.push((JSON.parse(body) as { tags: string[] }).tags);
      cdn.forget(request.headers['surrogate-key'] as string);
      response.writeHead(204).end();
    });
  }
  response.writeHead(404).end('{}');
});
let origin = '';

let rendered = 0;
/** An edge with a renderer that writes what a page depends on. */
function createEdge(): EdgeHandler {
  const now = () => time;
  return composeHandler({
    articles: createArticleSource({ origin: () => origin, now }),
    texts: createTextSource({ origin: () => origin, now }),
    renderer: {
      words: () => Promise.reject(new Error('not asked for')),
      styles: () => Promise.reject(new Error('not asked for')),
      async render({ language, variant, path, status, data, texts, blocked }) {
        rendered += 1;
        const price = /pricing|^\/$/.test(path) ? data.plans[data.currency]?.[0]?.price.total : '';
        const facts = [
          language,
          variant,
          path,
          price === '' ? '' : data.currency,
          price,
          blocked ? 'blocked' : /checkout/.test(path) ? data.methods.join() : '',
        ];
        const [word] = texts?.['home.title'] ?? [];
        const own = word && 'value' in word ? ` ${word.value}` : '';
        return { status: status ?? 200, html: facts.join(' ') + own, hashes: { styles: [], scripts: [] } };
      },
    },
    cache: createContentCache({ now }),
    queue: createRenderQueue(),
    encode: encodeBody,
    files: { add: async () => {}, get: () => undefined },
    pictures: { respond: async () => null },
    service: { fetch: async () => new Response(null, { status: 404 }), health: async () => true },
    serviceOrigin: () => origin,
    isClosing: () => false,
    publicOrigin: 'https://tern.example',
    testMode: false,
    botCheckHosts: [],
    outside: nothingOutside,
    htmlMaxAge: 60_000,
    built: true,
    now,
    front: { url: `${origin}/purge`, token: 'secret' },
  });
}

let time = 0;
let edges: EdgeHandler[] = [];
let broken = false;

/** A small shared cache by RFC 9111 and RFC 5861, with purging by tag. */
const cdn = {
  stored: new Map<string, { response: Response; body: string; at: number; vary: Record<string, string> }>(),
  fetched: 0,
  turn: 0,
  forget(tags: string) {
    const gone = tags.split(' ');
    for (const [key, { response }] of cdn.stored)
      if (
        response.headers
          .get('surrogate-key')
          ?.split(' ')
          .some((tag) => gone.includes(tag))
      )
        cdn.stored.delete(key);
  },
  async get(target: string, sent: Record<string, string>): Promise<{ response: Response; body: string }> {
    const name = (vary: string) =>
      `${target} ${vary
        .split(', ')
        .map((header) => sent[header.toLowerCase()] ?? '')
        .join(' ')}`;
    const known = [...cdn.stored].find(
      ([key, { response }]) => key === name(response.headers.get('vary') ?? ''),
    )?.[1];
    const seconds = (which: string) =>
      Number(
        new RegExp(`${which}=(\\d+)`).exec(known?.response.headers.get('cache-control') ?? '')?.[1] ?? 0,
      );
    const age = known ? (time - known.at) / 1000 : 0;
    if (known && age < seconds('s-maxage')) return known;
    const again = async () => {
      cdn.turn += 1;
      cdn.fetched += 1;
      const edge = edges[cdn.turn % edges.length] as EdgeHandler;
      const request = new Request(`https://tern.example${target}`, { headers: sent, redirect: 'manual' });
      const response = broken
        ? new Response('broken', { status: 502 })
        : await edge.handle(request, { address: null, country: null });
      const fresh = { response, body: await response.text(), at: time, vary: sent };
      const control = response.headers.get('cache-control') ?? '';
      if (/public/.test(control) && /s-maxage/.test(control) && !response.headers.has('set-cookie'))
        cdn.stored.set(name(response.headers.get('vary') ?? ''), fresh);
      return fresh;
    };
    if (known && age < seconds('s-maxage') + seconds('stale-while-revalidate')) {
      void again();
      return known;
    }
    const fresh = await again();
    const lasting = known && age < seconds('s-maxage') + seconds('stale-if-error');
    return fresh.response.status >= 500 && lasting ? known : fresh;
  },
};

const tables = frontTables(planFixtures(), { IN: 'rz' });
/** A visitor's request through the CDN: its rules decide, then its cache and the edges are asked. */
async function visit(visitor: Partial<FrontRequest> & { target: string }) {
  const decision = followTables(tables, { cookies: {}, userAgent: 'X11', country: '', ...visitor });
  if (decision.kind === 'redirect') return { ...decision, body: '', response: null };
  const key =
    decision.kind === 'page' ? writeSharedKey({ ...decision, currency: decision.currency as 'USD' }) : 'USD';
  const [pathname = ''] = visitor.target.split('?');
  if (decision.kind === 'page' && decision.pastCache) {
    const request = new Request(`https://tern.example${visitor.target}`, { headers: { 'x-tern-key': key } });
    const response = (await edges[0]?.handle(request, { address: null, country: null })) as Response;
    return { ...decision, response, body: await response.text() };
  }
  return { ...decision, ...(await cdn.get(pathname, { 'x-tern-key': key, 'accept-encoding': 'identity' })) };
}

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => void service.close());
beforeEach(() => {
  time = 0;
  amount = 4500;
  heading = '';
  broken = false;
  cdn.stored.clear();
  cdn.fetched = 0;
  purges.length = 0;
  edges = [createEdge(), createEdge()];
});

const phone = 'Mozilla/5.0 (iPhone) Mobile/15E148';
const visitors: [string, Partial<FrontRequest> & { target: string }, string][] = [
  ['an American at a computer', { target: '/pricing', country: 'US' }, 'en desktop /pricing USD 4500 '],
  ['a Briton', { target: '/pricing?utm_source=mail', country: 'GB' }, 'en desktop /pricing GBP 4500 '],
  [
    'a Briton who chose dollars',
    { target: '/pricing', country: 'GB', cookies: { currency: 'CAD' } },
    'en desktop /pricing CAD 4500 ',
  ],
  [
    'a German on a phone',
    { target: '/de/m/pricing', country: 'DE', userAgent: phone },
    'de mobile /pricing EUR 4500 ',
  ],
  [
    'a phone that wants the desktop',
    { target: '/de/pricing', country: 'DE', userAgent: phone, cookies: { form: 'desktop' } },
    'de desktop /pricing EUR 4500 ',
  ],
  ['somebody in China', { target: '/pricing', country: 'CN' }, 'en desktop /pricing USD 4500 blocked'],
  ['a reader of Arabic', { target: '/ar/aboutus', country: 'EG' }, 'ar desktop /aboutus   '],
  [
    'a customer',
    { target: '/pricing/checkout/12m', country: 'JP', cookies: { signed_in: '1' } },
    'en desktop /pricing/checkout/12m JPY 4500 s1',
  ],
  [
    'an Indian, whose country has a way of its own to pay by card',
    { target: '/pricing/checkout/12m', country: 'IN' },
    'en desktop /pricing/checkout/12m USD 4500 rz',
  ],
  ['an Indian who reads', { target: '/aboutus', country: 'IN' }, 'en desktop /aboutus   '],
];

describe('a cache in front of two edges', () => {
  it('serves the right page to ten kinds of visitors, from the cache the second time', async () => {
    for (const [name, visitor, expected] of visitors) {
      const { body, response } = await visit(visitor);
      expect(body, name).toBe(expected);
      expect(response?.headers.has('set-cookie'), name).toBe(false);
      expect(response?.headers.get('server-timing'), name).toBeNull();
    }
    const [fetched, made] = [cdn.fetched, rendered];
    for (const [name, visitor, expected] of visitors.toReversed())
      expect((await visit(visitor)).body, name).toBe(expected);
    expect([cdn.fetched, rendered]).toEqual([fetched, made]);
    expect(cdn.stored.size).toBe(10);
  });

  it('is told of the choice by cookie before the cache', async () => {
    expect(await visit({ target: '/pricing', cookies: { language: 'de' } })).toMatchObject({
      kind: 'redirect',
      status: 302,
      location: '/de/pricing',
    });
    expect(await visit({ target: '/de/aboutus' })).toMatchObject({ kind: 'page', cookies: ['language=de'] });
    expect((await visit({ target: '/myAccount' })).kind).toBe('redirect');
  });

  it('shows a price that changed at once, in both edges and in the cache', async () => {
    await Promise.all(edges.map((edge) => edge.checkChanges()));
    for (const [, visitor] of visitors) await visit(visitor);
    const about = cdn.fetched;
    amount = 3900;
    version += 1;
    expect((await visit({ target: '/pricing', country: 'US' })).body).toContain('4500');
    for (const edge of edges) await edge.checkChanges();
    expect(purges).toEqual([['prices'], ['prices']]);
    for (const edge of edges) {
      const request = new Request('https://tern.example/pricing', { headers: { 'x-tern-key': 'GBP' } });
      const answer = await edge.handle(request, { address: null, country: null });
      expect(await answer.text()).toBe('en desktop /pricing GBP 3900 ');
    }
    for (const [, visitor, before] of visitors)
      expect((await visit(visitor)).body).toBe(before.replace('4500', '3900'));
    // The page without prices is still the stored one.
    expect(cdn.fetched - about).toBe(8);
  });

  it('shows a text of the operator at once in its language, and the message again when it is taken back', async () => {
    await Promise.all(edges.map((edge) => edge.checkChanges()));
    const shown = async () => (await visit({ target: '/de/aboutus' })).body;
    expect(await shown()).toBe('de desktop /aboutus   ');
    expect((await visit({ target: '/fr/aboutus' })).body).toBe('fr desktop /aboutus   ');
    heading = 'Fliegen';
    expect(await shown()).toBe('de desktop /aboutus   ');
    await Promise.all(edges.map((edge) => edge.checkChanges()));
    expect(purges).toEqual([['texts'], ['texts']]);
    for (const _ of edges) {
      cdn.stored.clear();
      expect(await shown()).toBe('de desktop /aboutus    Fliegen');
    }
    expect((await visit({ target: '/fr/aboutus' })).body).toBe('fr desktop /aboutus   ');
    heading = '';
    await Promise.all(edges.map((edge) => edge.checkChanges()));
    expect(await shown()).toBe('de desktop /aboutus   ');
  });

  it('shows an older page while it fetches a newer one, and while the edges fail', async () => {
    const target = '/aboutus';
    await visit({ target });
    time = 610_000;
    expect((await visit({ target })).response?.status).toBe(200);
    await expect.poll(() => cdn.fetched).toBe(2);
    broken = true;
    time = 3_000_000;
    expect(await visit({ target })).toMatchObject({ body: 'en desktop /aboutus   ' });
    expect((await visit({ target: '/features' })).response?.status).toBe(502);
  });

  it('lets the edge note a partner, past the cache, and shares the page of a campaign', async () => {
    const { response, body } = await visit({ target: '/whatsvpn?cjevent=a%20b', country: 'US' });
    expect(body).toContain('en desktop /whatsvpn');
    expect(response?.headers.get('cache-control')).toBe('private, no-cache');
    const attributes = 'Path=/; Max-Age=3888000; SameSite=Lax; Secure';
    expect(response?.headers.getSetCookie()).toEqual([
      `cje=a%20b; ${attributes}`,
      `cje-client=a%20b; ${attributes}`,
      'cf-click=; Path=/; Max-Age=0; SameSite=Lax; Secure',
      '_aid=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
    const stored = () => [...cdn.stored.keys()].join(' ');
    expect(stored()).not.toContain('/whatsvpn');
    const campaign = await visit({ target: '/what-is-vpn?utm_source=mail', country: 'US' });
    expect(campaign.response?.headers.get('cache-control')).toContain('s-maxage');
    expect(stored()).toContain('/what-is-vpn');
  });

  it('lets the edge note the code of a link, past the cache', async () => {
    const { response, body } = await visit({ target: '/whatsvpn?coupon=NORTH', country: 'US' });
    expect(body).toContain('en desktop /whatsvpn');
    expect(response?.headers.get('cache-control')).toBe('private, no-cache');
    expect(response?.headers.getSetCookie()).toEqual([
      'coupon=NORTH; Path=/; Max-Age=3888000; SameSite=Lax; Secure',
    ]);
    expect([...cdn.stored.keys()].join(' ')).not.toContain('/whatsvpn');
    // Anybody else gets the page of the cache.
    const other = await visit({ target: '/whatsvpn', country: 'US' });
    expect(other.response?.headers.get('cache-control')).toContain('s-maxage');
    expect(other.response?.headers.getSetCookie()).toEqual([]);
  });

  it('stores nothing that belongs to one visitor', async () => {
    const ask = async (target: string, headers: Record<string, string> = {}) => {
      const request = new Request(`https://tern.example${target}`, { headers });
      return (await edges[0]?.handle(request, { address: null, country: null })) as Response;
    };
    const control = async (...args: Parameters<typeof ask>) =>
      (await ask(...args)).headers.get('cache-control');
    expect(await control('/aboutus')).toBe('private, no-cache');
    expect(await control('/de/aboutus', { 'x-tern-key': 'made-up' })).toBe('private, no-cache');
    expect(await control('/aboutus?currency=GBP', { 'x-tern-key': 'USD' })).toBe('private, no-cache');
    expect(await control('/myAccount', { 'x-tern-key': 'USD' })).toBe('private, no-cache');
    expect(await control('/aboutus?nl=de', { 'x-tern-key': 'USD' })).toBe('private, no-cache');
    expect(await control('/PRICING', { 'x-tern-key': 'USD' })).toBe('public, max-age=3600');
    const page = await ask('/pricing', { 'x-tern-key': 'USD' });
    expect(page.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=600, stale-while-revalidate=60, stale-if-error=86400',
    );
    expect(page.headers.get('vary')).toBe('Accept-Encoding, X-Tern-Key');
    expect(page.headers.get('cache-tag')?.split(',')).toEqual(
      expect.arrayContaining(['page:pricing', 'texts', 'prices']),
    );
    expect((await ask('/aboutus', { 'x-tern-key': 'USD' })).headers.get('cache-tag')).toBe(
      'page:aboutus,texts',
    );
  });
});
