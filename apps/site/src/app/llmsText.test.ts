import { allPages, brand, canonicalUrl, listedPages } from '@tern/domain';
import { createTernIntl } from '@tern/i18n';
import { articleWithEveryBlock } from '@tern/testing/fixtures';
import { beforeAll, expect, it } from 'vitest';
import { loadCatalogue } from '../messages/catalogue.ts';
import { llmsText } from './llmsText.ts';

const origin = 'https://vpn.example';
let text = '';
beforeAll(async () => {
  text = llmsText(createTernIntl('en', await loadCatalogue('en')), origin, { planId: '12m', days: 30 });
});

it('follows the format: a name, what it is, lists of links', () => {
  const [name, , about] = text.split('\n');
  expect(name).toBe(`# ${brand.name}`);
  expect(about).toMatch(/^> \S/);
  expect(text.match(/^## .+$/gm)).toHaveLength(2);
});

it('has one line with words for every page that may be listed', () => {
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  const listed = allPages().filter(({ route }) => route.indexable && !route.protected);
  expect(lines).toHaveLength(listed.length);
  for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/vpn\.example\/\S*\): \S.{20,}/);
});

it.each([true, false])(
  'lists the pages of the sitemap, once each; a free trial is sold: %s',
  async (trial) => {
    const intl = createTernIntl('en', await loadCatalogue('en'));
    const listed = llmsText(intl, origin, trial ? { planId: '12m', days: 30 } : null);
    const addresses = [...listed.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address]) => address);
    const pages = listedPages({ trial }).map((page) => canonicalUrl({ ...page, language: 'en', origin }));
    expect(addresses.toSorted()).toEqual(pages.toSorted());
  },
);

it('names articles with their addresses, where there are any', async () => {
  const intl = createTernIntl('en', await loadCatalogue('en'));
  const withArticles = llmsText(intl, origin, null, [articleWithEveryBlock()]);
  expect(withArticles).toContain(
    `## Blog\n\n- [What a VPN hides & what it does not](${origin}/blog/what-a-vpn-hides): A VPN hides`,
  );
  expect(text).not.toContain('/blog/what-a-vpn-hides');
});
