import { type Language, type LegalFacts, matchRoute, type PageVariant, servedPaths } from '@tern/domain';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../entry-server.tsx';

const facts = vi.hoisted(
  (): LegalFacts => ({
    texts: {
      imprint: {
        changed: '2026-11-01',
        parts: { de: [{ title: 'Angaben', text: 'Kai <1>\nHamburg', facts: [['HRB', '000']] }] },
      },
      commerce: { changed: '2026-11-02', parts: { ja: [{ title: '販売業者', text: '例' }] } },
    },
  }),
);
vi.mock('../../../../../packages/domain/src/brand/brand.ts', async (original) => ({
  ...(await original<object>()),
  legal: facts,
}));

const read = async (language: Language, path: string, variant: PageVariant = 'desktop') => {
  const page = await renderPage({
    ...{ language, variant, path, origin: 'https://vpn.example', now: Date.UTC(2026, 10, 29) },
    data: { currency: 'USD', plans: {}, methods: [], campaign: null, trial: null, testMode: false },
  });
  return page;
};
const linksOf = (html: string) => [...html.matchAll(/href="[^"]*\/legal\/(\w+)"/g)].map(([, name]) => name);

describe('a brand file with legal texts', () => {
  it('has a page for each, and none for others', () => {
    expect(matchRoute('/legal/imprint')?.route.id).toBe('legal');
    expect(matchRoute('/legal/commerce')?.canonicalPath).toBe('/legal/commerce');
    expect(matchRoute('/legal/withdrawal')).toBeNull();
    const route = matchRoute('/legal/imprint')?.route;
    expect(route && servedPaths({ route, params: { text: 'imprint' } })).toEqual(['/legal/imprint']);
  });

  it.each(['desktop', 'mobile'] as const)('shows the text in its language, %s', async (variant) => {
    const { status, head, body } = await read('de', '/legal/imprint', variant);
    expect(status).toBe(200);
    expect(head).toContain('<title>Impressum | Tern</title>');
    expect(body).toContain('<span>Kai &lt;1&gt;</span><br/><span>Hamburg</span>');
    expect(body).toContain('1. November 2026');
    expect(body).not.toContain('lang="de" dir');
  });

  it('marks it on a page in another one', async () => {
    const { body } = await read('ar', '/legal/imprint');
    expect(body).toContain('<div lang="de" dir="ltr">');
  });

  it('links it from every page where it can be read, the imprint from all', async () => {
    for (const path of ['/', '/faq', '/pricing/checkout/12m'])
      expect(linksOf((await read('ja', path)).body)).toEqual(['imprint', 'commerce']);
    expect(linksOf((await read('fr', '/faq')).body)).toEqual(['imprint']);
  });
});
