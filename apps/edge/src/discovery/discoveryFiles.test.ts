import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import {
  type Article,
  allPages,
  allRoutes,
  buildPath,
  canonicalUrl,
  fillPath,
  languages,
  listedPages,
  type PageVariant,
} from '@tern/domain';
import { articleWithEveryBlock } from '@tern/testing/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articlesDouble } from '../../tests/articlesDouble.ts';
import { createContentCache } from '../cache/contentCache.ts';
import { speculationRules } from '../engine/speculationRules.ts';
import { respondWith } from '../http/respond.ts';
import { encodeBody as encode } from '../node/encodeBody.ts';
import { writeResponse } from '../node/writeResponse.ts';
import type { BlogIndex } from '../sources/articleSource.ts';
import { discoveryFiles } from './discoveryFiles.ts';
import { createMadeFiles } from './madeFiles.ts';
import { robotsTxt } from './robotsTxt.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemapIndex, sitemapOf } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

const origin = 'https://vpn.example';
const variants: PageVariant[] = ['desktop', 'mobile'];
const addresses = (wanted: (page: ReturnType<typeof allPages>[number]) => boolean) =>
  allPages()
    .filter(wanted)
    .flatMap(({ route, params }) =>
      languages.flatMap((language) =>
        variants.map((variant) => buildPath({ language, variant, path: fillPath(route.path, params) })),
      ),
    );

it('says who takes reports of weaknesses, and until when', () => {
  const lines = securityTxt(origin, Date.UTC(2026, 10, 22)).split('\n');
  expect(lines).toContain('Contact: mailto:support@tern.example');
  expect(lines).toContain('Expires: 2027-11-22T00:00:00.000Z');
  expect(lines).toContain(`Canonical: ${origin}/.well-known/security.txt`);
});

describe('robots.txt', () => {
  const rules = [...robotsTxt(origin).matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] as string);
  /** RFC 9309, 2.2.2: the beginning of a path, `*` for anything. */
  const isClosed = (path: string) =>
    rules.some((rule) =>
      new RegExp(`^${rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}`).test(path),
    );

  it('names the sitemap', () => {
    expect(robotsTxt(origin)).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  });

  it('closes the protected pages in every language and variant', () => {
    const closed = addresses(({ route }) => route.protected);
    expect(closed.length).toBeGreaterThan(40);
    expect(closed.filter((path) => !isClosed(path))).toEqual([]);
  });

  it('closes nothing else', () => {
    expect(addresses(({ route }) => !route.protected).filter(isClosed)).toEqual([]);
    for (const path of ['/assets/app.js', '/og/en/pricing.png', '/sitemap.xml', '/favicon.svg']) {
      expect(isClosed(path), path).toBe(false);
    }
  });
});

describe('sitemap', () => {
  it('is an index of one file per language', () => {
    const named = [...sitemapIndex(origin).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(named).toEqual(languages.map((language) => `${origin}/sitemap-${language}.xml`));
    for (const url of named) {
      expect(discoveryFilesOf()).toHaveProperty([new URL(url as string).pathname]);
    }
  });

  it('lists every page that may be listed, once, under its canonical address', () => {
    for (const language of languages) {
      const named = [...sitemapOf(language, origin, { trial: true }).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        (match) => match[1],
      );
      const wanted = allPages()
        .filter(({ route }) => route.indexable && !route.protected)
        .map((page) => canonicalUrl({ ...page, language, origin }));
      expect(named).toEqual(wanted);
      expect(new Set(named).size).toBe(named.length);
    }
  });

  it('leaves out the page of the free trial while none is sold', () => {
    const named = (trial: boolean) =>
      [...sitemapOf('de', origin, { trial }).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const without = listedPages({ trial: false }).map((page) =>
      canonicalUrl({ ...page, language: 'de', origin }),
    );
    expect(named(false)).toEqual(without);
    expect(named(true).filter((address) => !without.includes(address as string))).toEqual([
      `${origin}/de/vpn-trial`,
    ]);
  });

  it('leaves out what must not be listed', () => {
    const hidden = allRoutes().filter((route) => !route.indexable);
    expect(hidden.length).toBeGreaterThan(3);
    const text = sitemapOf('en', origin, { trial: true });
    for (const { path } of hidden) {
      const address = origin + path.replace(/\/:.*$/, '');
      expect(text).not.toContain(`<loc>${address}</loc>`);
    }
  });

  it('lists the countries of the network feed, each once', () => {
    const countries = ['japan-vpn', 'sweden-vpn'];
    const text = sitemapOf('de', origin, { trial: true, countries });
    const without = sitemapOf('de', origin, { trial: true });
    const count = (all: string) => all.split('<loc>').length;
    expect(count(text)).toBe(count(without) + 1);
    expect(text).toContain(`<loc>${origin}/de/vpn-server/sweden-vpn</loc>`);
    expect(text).toContain(`hreflang="ar" href="${origin}/ar/vpn-server/sweden-vpn"`);
  });

  it('lists articles in the languages they exist in, with the date of their last change', () => {
    const blog: Pick<BlogIndex, 'articles' | 'categories'> = {
      articles: [
        { unikey: 'a', languages: ['en', 'de'], published: '2026-11-22', updated: '2026-11-24' },
        { unikey: 'b', languages: ['en'], published: '2026-10-01', updated: null },
      ],
      categories: ['travel'],
    };
    const entriesOf = (language: 'de' | 'en') =>
      [...sitemapOf(language, origin, { trial: true, blog }).matchAll(/<url>.*?<\/url>/g)]
        .map(([entry]) => entry)
        .filter((entry) => entry.includes('/blog/'));
    expect(entriesOf('en').map((entry) => /<lastmod>(.*?)</.exec(entry)?.[1])).toEqual([
      undefined,
      '2026-11-24',
      '2026-10-01',
    ]);
    const [category, german, ...others] = entriesOf('de');
    expect(others).toEqual([]);
    expect(category).toBe(`<url><loc>${origin}/de/blog/category/travel</loc></url>`);
    expect(german).toContain(`<loc>${origin}/de/blog/a</loc>`);
    expect([...(german ?? '').matchAll(/hreflang="([^"]+)"/g)].map(([, lang]) => lang)).toEqual([
      'en',
      'de',
      'x-default',
    ]);
  });

  it('names each page in every language and as x-default, the same from every language', () => {
    const groups = languages.map((language) =>
      [...sitemapOf(language, origin, { trial: true }).matchAll(/<url>.*?<\/url>/g)].map(([entry]) =>
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => `${lang} ${href}`),
      ),
    );
    for (const group of groups) expect(group).toEqual(groups[0]);
    const pages = allPages().filter(({ route }) => route.indexable && !route.protected);
    for (const [index, links] of (groups[0] ?? []).entries()) {
      const { route, params } = pages[index] as (typeof pages)[number];
      expect(links).toHaveLength(route.alternates ? languages.length + 1 : 0);
      if (!route.alternates) continue;
      expect(links).toContain(`x-default ${canonicalUrl({ route, params, language: 'en', origin })}`);
      expect(links).toContain(`ar ${canonicalUrl({ route, params, language: 'ar', origin })}`);
    }
  });

  it('is well formed and within the limits of the protocol', () => {
    for (const text of [
      sitemapIndex(origin),
      sitemapOf('de', 'https://a.example/?x=1&y=<2>', { trial: true }),
    ]) {
      expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
      expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
      const open: string[] = [];
      for (const [tag, slash, name, rest] of text.matchAll(/<(\/?)([\w:]+)([^>]*)>/g)) {
        if (slash) expect(open.pop(), tag).toBe(name);
        else if (!rest?.endsWith('/')) open.push(name as string);
      }
      expect(open).toEqual([]);
      expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
      expect(text.split('<loc>').length).toBeLessThan(50_000);
    }
  });
});

describe('the web manifest', () => {
  const manifest = JSON.parse(webManifest('What it is.'));
  const publicFolder = resolve(import.meta.dirname, '../../../site/public');

  it('has what an installer asks for', () => {
    expect(manifest).toMatchObject({ name: 'Tern', short_name: 'Tern', start_url: '/', scope: '/' });
    expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
  });

  it('names icons of the size they have', () => {
    for (const { src, sizes, type } of manifest.icons) {
      const body = readFileSync(join(publicFolder, src));
      if (type !== 'image/png') continue;
      expect(body.subarray(1, 4).toString()).toBe('PNG');
      expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});

describe('speculation rules', () => {
  const [rules, documents] = Object.values(speculationRules()).map((text) => JSON.parse(text));
  const { and } = rules.prefetch[0].where;
  const excepted: string[] = and[1].not.href_matches;
  const isPrefetched = (address: string) => {
    const url = new URL(address, origin);
    return !excepted.some((pattern) => {
      const [pathname = '', search] = pattern.split('\\?');
      return new URLPattern({ pathname, ...(search ? { search } : {}) }).test(url);
    });
  };

  it('fetch what is pointed at for a while', () => {
    expect(and[0]).toEqual({ href_matches: '/*' });
    expect(rules.prefetch[0].eagerness).toBe('moderate');
  });

  it('draw what they fetch, save for whoever saves data', () => {
    expect(rules.prerender).toEqual(rules.prefetch);
    expect(documents).toEqual({ prefetch: rules.prefetch });
  });

  it('fetch every page that belongs to nobody', () => {
    const open = addresses(({ route }) => !route.protected && route.id !== 'checkout');
    expect(open.filter((path) => !isPrefetched(path))).toEqual([]);
    expect(isPrefetched('/pricing?aff=7')).toBe(true);
  });

  it('leave alone what a purchase, a session or a choice hangs on', () => {
    const closed = addresses(({ route }) => route.protected || route.id === 'checkout');
    expect(closed.length).toBeGreaterThan(60);
    expect(closed.filter(isPrefetched)).toEqual([]);
    for (const path of [
      '/pricing/checkout/v2.a.12m',
      '/de/m/pricing/checkout/v2.a.12m',
      '/api/mms/account/v1/web/logout',
      '/logout',
      '/en',
      '/en/pricing',
      '/pricing?nl=de',
      '/pricing?form=desktop',
      '/de?a=1&currency=GBP',
    ]) {
      expect(isPrefetched(path), path).toBe(false);
    }
  });
});

function discoveryFilesOf() {
  return discoveryFiles({
    origin,
    trial: async () => ({ planId: '12m', days: 30 }),
    words: async () => ({
      describePage: async () => ({ title: 'Title', description: 'What it is.' }),
      llmsText: async (of: string) => `# Tern\n\n- [Home](${of}/): ${'a line '.repeat(40)}\n`,
      articleHtml: async ({ title }: Article) => `<p>${title}</p>`,
      changes: async () => [],
    }),
    articles: articlesDouble([articleWithEveryBlock()]),
    status: async () => ({
      today: '2026-11-29',
      measuredAt: null,
      parts: [],
      incidents: [],
      maintenance: [],
    }),
  });
}

describe('served', () => {
  const files = createMadeFiles(discoveryFilesOf(), {
    cache: createContentCache({ now: Date.now }),
    encode,
  });
  const server = createServer(async ({ url = '/', method = 'GET', headers }, response) => {
    const content = await files.get(url);
    const asked = { method, target: url, headers, country: () => null };
    if (content) writeResponse(response, respondWith(asked, content));
  });
  let at = '';
  beforeAll(
    () =>
      new Promise<void>((ready) =>
        server.listen(0, () => {
          at = `http://localhost:${(server.address() as AddressInfo).port}`;
          ready();
        }),
      ),
  );
  afterAll(() => void server.close());

  it('with the type of each', async () => {
    for (const [path, type] of [
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/sitemap-ar.xml', 'application/xml; charset=utf-8'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/speculation-rules/prerender.json', 'application/speculationrules+json'],
      ['/speculation-rules/prefetch.json', 'application/speculationrules+json'],
    ]) {
      const answer = await fetch(at + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    }
  });

  it('compressed, with a tag, and without a body where none is wanted', async () => {
    const answer = await fetch(`${at}/sitemap-de.xml`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(20_000);
    expect(await answer.text()).toBe(sitemapOf('de', origin, { trial: true }));
    const asked = { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await fetch(`${at}/sitemap-de.xml`, { headers: asked })).status).toBe(304);
    const head = await fetch(`${at}/sitemap-de.xml`, { method: 'HEAD' });
    expect(await head.text()).toBe('');
  });

  it('made once, and again after a failure', async () => {
    let made = 0;
    const once = createMadeFiles(
      {
        '/x': {
          type: 'text/plain',
          make: () => {
            made += 1;
            if (made === 1) throw new Error('not yet');
            return 'x';
          },
        },
      },
      { cache: createContentCache({ now: Date.now }), encode },
    );
    const text = async () => (await once.get('/x'))?.body.identity.toString();
    await expect(text()).rejects.toThrow('not yet');
    expect(await text()).toBe('x');
    expect(await text()).toBe('x');
    expect(made).toBe(2);
    expect(once.get('/y')).toBeNull();
  });
});
