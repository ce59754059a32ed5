import { languages } from '@tern/domain';
import { articleWithEveryBlock, planFixtures } from '@tern/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../entry-server.tsx';
import type { RenderInput } from '../renderer.ts';
import type { BlogData, PublicData } from './publicData.ts';

const origin = 'https://vpn.example';
const article = articleWithEveryBlock({ translations: [...languages] });
const published: PublicData = {
  currency: 'USD',
  plans: { USD: planFixtures() },
  methods: [],
  campaign: null,
  trial: null,
  testMode: false,
};

/** The links of a page's head, as `rel address` without the origin, and its other elements. */
async function headOf(
  path: string,
  blog: Partial<BlogData>,
  over: Partial<RenderInput> = {},
  data: Partial<PublicData> = {},
) {
  const { head } = await renderPage({
    language: 'en',
    variant: 'desktop',
    path,
    origin,
    now: 0,
    data: { ...published, blog: { categories: [], searches: [], ...blog }, ...data },
    ...over,
  });
  const links = [...head.matchAll(/<link ([^>]*)\/?>/g)].map(([, text = '']) => {
    const value = (name: string) => new RegExp(`${name}="([^"]*)"`, 'i').exec(text)?.[1];
    return [value('rel'), value('hreflang') ?? value('type'), value('href')?.replace(origin, '')]
      .filter(Boolean)
      .join(' ');
  });
  return { head, links };
}
const articleAt = '/blog/what-a-vpn-hides';

describe('the head of an article', () => {
  it('is its own: canonical, every translation, AMP, feeds, structured data', async () => {
    const { head, links } = await headOf(articleAt, { article });
    expect(links).toContain(`canonical ${articleAt}`);
    expect(links).toContain(`amphtml ${articleAt}/amp`);
    expect(links).toContain(`alternate ar /ar${articleAt}`);
    expect(links).toContain(`alternate x-default ${articleAt}`);
    expect(links).toContain('alternate application/rss+xml /blog/feed.xml');
    expect(links).toContain('alternate application/feed+json /blog/feed.json');
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head.match(/property="og:type"/g)).toHaveLength(1);
    expect(head).toContain('<meta property="og:type" content="article"/>');
    expect(head).toContain(`content="${origin}/og/en${articleAt}.png?v=`);
  });

  it('names no AMP in test mode', async () => {
    const { links } = await headOf(articleAt, { article }, {}, { testMode: true });
    expect(links.filter((link) => link.startsWith('amphtml'))).toEqual([]);
  });

  it('is that of the English one where the language lacks it', async () => {
    const { links, head } = await headOf(articleAt, { article }, { language: 'de' });
    expect(links).toContain(`canonical ${articleAt}`);
    expect(links.filter((link) => /^alternate (?!app)|^amphtml/.test(link))).toEqual([]);
    expect(links).toContain('alternate application/rss+xml /de/blog/feed.xml');
    expect(head).toContain('<meta property="og:locale" content="en_US"/>');
  });

  it('stays in its variant', async () => {
    const { links } = await headOf(articleAt, { article }, { variant: 'mobile' });
    expect(links).toContain(`canonical ${articleAt}`);
    expect(links).toContain(`alternate de /de/m${articleAt}`);
  });
});

describe('the head of a list', () => {
  const list = { articles: [], total: 30, page: 2, pages: 3, category: null, tag: null };
  const category = { id: 'privacy', name: 'Privacy' };

  it('names the pages before and after, the first one without a number', async () => {
    const second = await headOf('/blog/category/privacy/2', { list: { ...list, category } });
    expect(second.links).toContain('canonical /blog/category/privacy/2');
    expect(second.links).toContain('prev /blog/category/privacy');
    expect(second.links).toContain('next /blog/category/privacy/3');
    const last = await headOf('/blog/category/privacy/3', { list: { ...list, page: 3, category } });
    expect(last.links).toContain('prev /blog/category/privacy/2');
    expect(last.links.filter((link) => link.startsWith('next'))).toEqual([]);
  });

  it.each(['/blog/search', '/blog/more'])('keeps %s out of search engines', async (path) => {
    const { head } = await headOf(path, { list: { ...list, page: 1 } });
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect((await headOf('/blog', {})).head).not.toContain('noindex');
  });
});

it('gives an issue of the newsletter its own words, and keeps it out of search engines', async () => {
  const words = { title: 'Twelve articles', description: 'And a leak test.', language: 'en' as const };
  const issue = { id: '2026-11', ...words, sent_at: '2026-11-22T12:00:00.000Z', blocks: [] };
  const { head } = await headOf('/newsletter/2026-11', {}, {}, { newsletter: { issues: [], issue } });
  expect(head).toContain('<title>Twelve articles</title>');
  expect(head).toContain('<meta name="description" content="And a leak test."/>');
  expect(head).toContain('<meta name="robots" content="noindex"/>');
});
