import { matchRoute } from '@tern/domain';
import { describe, expect, it } from 'vitest';
import { accountNavigation } from './accountNavigation.ts';
import { footerColumns } from './footerColumns.ts';
import { siteNavigation } from './siteNavigation.ts';

const lists = [
  ...siteNavigation.groups.map((group) => group.links),
  siteNavigation.links,
  ...footerColumns.map((column) => column.links),
  accountNavigation,
];

describe('siteNavigation', () => {
  it('lists all of the look', () => {
    expect(siteNavigation.groups.map((group) => group.links.length)).toEqual([7, 6, 14]);
    expect(siteNavigation.links.map((link) => link.id)).toEqual([
      'why',
      'pricing',
      'tools',
      'download',
      'blog',
    ]);
    expect(footerColumns.map((column) => column.id)).toEqual([
      'products',
      'learnMore',
      'about',
      'partners',
      'help',
    ]);
  });

  it('has no link to a page that does not exist', () => {
    const hrefs = [
      ...lists.flat().map((link) => link.href),
      siteNavigation.trial?.href,
      siteNavigation.action?.href,
      siteNavigation.signIn,
    ];
    expect(hrefs.filter((href) => !href || matchRoute(href)?.canonicalPath !== href)).toEqual([]);
  });

  it('writes each id once per list', () => {
    for (const list of lists) expect(new Set(list.map((link) => link.id)).size).toBe(list.length);
  });
});
