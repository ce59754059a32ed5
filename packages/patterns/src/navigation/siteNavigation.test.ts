import { allRoutes, matchRoute, type RouteEntry } from '@tern/domain';
import { describe, expect, it } from 'vitest';
import { sampleTrial } from '../trial/sampleTrial.ts';
import { accountNavigation } from './accountNavigation.ts';
import { footerColumns as columnsOf, footerBaseLinks } from './footerColumns.ts';
import { siteNavigation as navigationOf } from './siteNavigation.ts';

const siteNavigation = navigationOf(sampleTrial);
const footerColumns = columnsOf({ trial: true });

const lists = [
  ...siteNavigation.groups.map((group) => group.links),
  siteNavigation.links,
  ...footerColumns.map((column) => column.links),
  footerBaseLinks,
  accountNavigation,
];

const header = [
  ...siteNavigation.groups.flatMap(({ links }) => links.map(({ href }) => href)),
  ...siteNavigation.links.map(({ href }) => href),
  siteNavigation.card?.href,
  siteNavigation.action?.href,
  siteNavigation.signIn,
];
const footer = [...footerColumns.flatMap(({ links }) => links), ...footerBaseLinks].map(({ href }) => href);

type Decision = Pick<RouteEntry, 'id' | 'path' | 'navigation'>;

/** One sentence for each page that the lists and its entry of the manifest disagree about. */
function disagreements(routes: readonly Decision[]): string[] {
  const idsOf = (hrefs: readonly (string | undefined)[]) =>
    new Set(hrefs.map((href) => matchRoute(href ?? '')?.route.id as string));
  const places = [
    { place: 'header', ids: idsOf(header), file: 'siteNavigation.ts' },
    { place: 'footer', ids: idsOf(footer), file: 'footerColumns.ts' },
  ];
  return routes.flatMap(({ id, path, navigation }) =>
    places.flatMap(({ place, ids, file }) => {
      const decided = navigation === place || navigation === 'both';
      if (decided === ids.has(id)) return [];
      return decided
        ? [`${id} decides for the ${place}: ${file} has no link to ${path}`]
        : [`${id} does not decide for the ${place}: ${file} links to ${path}`];
    }),
  );
}

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
      siteNavigation.card?.href,
      siteNavigation.action?.href,
      siteNavigation.signIn,
    ];
    expect(hrefs.filter((href) => !href || matchRoute(href)?.canonicalPath !== href)).toEqual([]);
  });

  it('is as every page decides in the manifest', () => {
    expect(disagreements(allRoutes())).toEqual([]);
    expect(
      disagreements([
        { id: 'careers', path: '/careers', navigation: 'footer' },
        { id: 'faq', path: '/faq', navigation: 'none' },
      ]),
    ).toEqual([
      'careers decides for the footer: footerColumns.ts has no link to /careers',
      'faq does not decide for the footer: footerColumns.ts links to /faq',
    ]);
  });

  it('names no trial where none is sold', () => {
    const without = JSON.stringify([navigationOf(null), columnsOf({ trial: false })]);
    expect(JSON.stringify([siteNavigation, footerColumns])).toMatch(/trial/i);
    expect(without).not.toMatch(/trial/i);
    expect(navigationOf(null).card?.href).toBe('/30-days');
  });

  it('writes each id once per list', () => {
    for (const list of lists) expect(new Set(list.map((link) => link.id)).size).toBe(list.length);
  });
});
