import { describe, expect, it } from 'vitest';
import { buildAccountNavigation } from './buildAccountNavigation.ts';
import { buildFooter } from './buildFooter.ts';
import { buildNavigation } from './buildNavigation.ts';

const everything = () => true;
const nothing = () => false;

const hrefsOf = (has: (path: string) => boolean) => {
  const nav = buildNavigation(has);
  return [
    ...nav.groups.flatMap((group) => group.links),
    ...nav.links,
    ...(nav.trial ? [nav.trial] : []),
    ...(nav.action ? [nav.action] : []),
    ...buildFooter(has).flatMap((column) => column.links),
    ...buildAccountNavigation(has),
  ].map((link) => link.href);
};

describe('buildNavigation', () => {
  it('lists all of the look', () => {
    const nav = buildNavigation(everything);
    expect(nav.groups.map((group) => group.links.length)).toEqual([7, 6, 14]);
    expect(nav.links.map((link) => link.id)).toEqual(['why', 'pricing', 'tools', 'download', 'blog']);
    expect(buildFooter(everything).map((column) => column.id)).toEqual([
      'products',
      'learnMore',
      'about',
      'partners',
      'help',
    ]);
  });

  it('has no link to a page that does not exist', () => {
    expect(hrefsOf(nothing)).toEqual([]);
    const known = new Set(['/pricing', '/myAccount', '/download/ios']);
    const hrefs = hrefsOf((path) => known.has(path));
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => !known.has(href))).toEqual([]);
  });

  it('leaves out groups and columns without links', () => {
    expect(buildNavigation((path) => path === '/download/ios').groups.map((group) => group.id)).toEqual([
      'apps',
    ]);
    expect(buildFooter(nothing)).toEqual([]);
  });

  it('writes each id once per list', () => {
    const nav = buildNavigation(everything);
    for (const list of [...nav.groups.map((group) => group.links), nav.links]) {
      expect(new Set(list.map((link) => link.id)).size).toBe(list.length);
    }
  });
});
