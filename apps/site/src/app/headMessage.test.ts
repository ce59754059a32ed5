import { allPages, allRoutes, type Route, routeById } from '@tern/domain';
import { createTernIntl, languages } from '@tern/i18n';
import { readCatalogue } from '@tern/i18n/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../messages/catalogue.ts';
import { type HeadPart, headMessage, ownHeadIds } from './headMessage.ts';

interface Page {
  route: Route;
  params: Readonly<Record<string, string>>;
}

/** One sentence for each part of a head that a page has to have of its own and has not. */
function headGaps(pages: readonly Page[], messages: object): string[] {
  const has = (page: Page, part: HeadPart) =>
    ownHeadIds(page.route, page.params, part).some((id) => id in messages);
  return pages.flatMap((page) => {
    const { route, params } = page;
    const name = [route.id, ...Object.values(params)].join('/');
    const { parent } = route;
    const above = parent && parent !== 'home' ? { route: routeById(parent), params: {} } : undefined;
    return [
      ...(has(page, 'title') ? [] : [`${name} has no title: declare ${route.titleKey} in its messages`]),
      ...(has(page, 'description')
        ? []
        : [
            `${name} has no description: declare ${route.descriptionKey}, or ${route.lead} to begin the page`,
          ]),
      ...(!route.indexable || has(page, 'keywords') || (above && has(above, 'keywords'))
        ? []
        : [`${name} has no keywords: declare ${route.keywordsKey} in its messages`]),
    ];
  });
}

const english = readCatalogue('en');
/** With ids that only the service can judge, which `allPages` leaves out. */
const pages: Page[] = [...allPages(), { route: routeById('checkout'), params: { id: 'v2.x' } }];

/** Their heads are made of what the service keeps, or of legal texts, which few brands have. */
const contentHeads = 'blogArticle blogCategory blogTag legal networkCountry newsletterIssue'.split(' ');

describe('the head of every page', () => {
  it('is its own', () => {
    expect(headGaps(pages, english)).toEqual([]);
    const checked = new Set<string>(pages.map(({ route }) => route.id));
    const others = allRoutes().filter(({ id }) => !checked.has(id));
    expect(others.map(({ id }) => id).sort()).toEqual(contentHeads);
  });

  it('tells the pages of the account apart by their titles', async () => {
    for (const language of languages) {
      const intl = createTernIntl(language, await loadCatalogue(language));
      const account = pages.filter(({ route }) => route.id === 'myAccount');
      const titles = account.map(({ route, params }) => headMessage(intl, route, params, 'title'));
      expect(account.length).toBeGreaterThan(5);
      expect(new Set(titles).size, `${language}: ${titles.join(', ')}`).toBe(titles.length);
    }
  });

  it('tells every page from every other by its title', async () => {
    const all: Page[] = [...pages, { route: routeById('checkout'), params: { id: '12m.add30d' } }];
    for (const language of languages) {
      const intl = createTernIntl(language, await loadCatalogue(language));
      const byTitle = Map.groupBy(all, ({ route, params }) => headMessage(intl, route, params, 'title'));
      const shared = [...byTitle]
        .filter(([, same]) => same.length > 1 && !same.every(({ route }) => route.id === 'checkout'))
        .map(
          ([title, same]) =>
            `${language} ${title}: ${same.map(({ route, params }) => [route.id, ...Object.values(params)].join(' ')).join(', ')}`,
        );
      expect(shared).toEqual([]);
      const trial = headMessage(intl, routeById('checkout'), { id: '12m.add30d' }, 'title', { days: 30 });
      const plan = headMessage(intl, routeById('checkout'), { id: '12m' }, 'title', { days: 30 });
      expect(trial).not.toBe(plan);
      // Where none is sold, nothing names it.
      expect(headMessage(intl, routeById('checkout'), { id: '12m.add30d' }, 'title')).toBe(plan);
    }
  });

  it('is missed where a page declares none', () => {
    const made: Route = {
      ...routeById('faq'),
      id: 'careers' as Route['id'],
      titleKey: 'meta.careers.title',
      descriptionKey: 'meta.careers.description',
      keywordsKey: 'meta.careers.keywords',
      lead: 'careersPage.lead',
    };
    const page = { route: made, params: {} };
    expect(headGaps([page], english)).toEqual([
      'careers has no title: declare meta.careers.title in its messages',
      'careers has no description: declare meta.careers.description, or careersPage.lead to begin the page',
      'careers has no keywords: declare meta.careers.keywords in its messages',
    ]);
    const declared = {
      ...english,
      'meta.careers.title': 't',
      'careersPage.lead': 'l',
      'meta.careers.keywords': 'k',
    };
    expect(headGaps([page], declared)).toEqual([]);
    // The keywords of the page above are enough.
    expect(headGaps([{ route: { ...made, parent: 'contact' }, params: {} }], english)).toHaveLength(2);
  });

  it.each(languages)('has few keywords, with commas between them, in %s', async (language) => {
    const intl = createTernIntl(language, await loadCatalogue(language));
    for (const { route, params } of pages) {
      const keywords = headMessage(intl, route, params, 'keywords');
      const phrases = keywords.split(', ');
      expect(keywords, route.id).not.toMatch(/[,،、;][^ ]|[،、;{}]/);
      expect(new Set(phrases).size, `${route.id}: ${keywords}`).toBe(phrases.length);
      expect(phrases.length, `${route.id}: ${keywords}`).toBeGreaterThan(1);
      expect(phrases.length, `${route.id}: ${keywords}`).toBeLessThanOrEqual(7);
      expect(keywords.length, `${route.id}: ${keywords}`).toBeLessThanOrEqual(150);
    }
  });
});

describe('a head without words of its own', () => {
  const parts = ['title', 'description', 'keywords'] as const;
  let catalogue: Awaited<ReturnType<typeof loadCatalogue>> = {};
  beforeAll(async () => {
    catalogue = await loadCatalogue('en');
  });
  /** Compiled, as the catalogue is. */
  const message = (id: string, value: string) => ({ [id]: [{ type: 0, value }] });
  const say = (id: Route['id'], part: HeadPart, without: readonly string[], more: object = {}) => {
    const known = Object.entries(catalogue).filter(([key]) => !without.includes(key));
    return headMessage(
      createTernIntl('en', { ...Object.fromEntries(known), ...more }),
      routeById(id),
      {},
      part,
    );
  };

  it.each(parts)('has the %s of the page above it', (part) => {
    const above = message(`meta.contact.${part}`, 'Words of the page above');
    const own = [`meta.businessContact.${part}`, 'businessPage.lead'];
    expect(say('businessContact', part, own, above)).toBe('Words of the page above');
    expect(say('businessContact', part, [], above)).not.toBe('Words of the page above');
  });

  it.each(parts)('has the generic %s where there is none above', (part) => {
    const generic = message(`meta.generic.${part}`, 'Words of any page');
    expect(say('faq', part, [`meta.faq.${part}`, 'faqPage.lead'], generic)).toBe('Words of any page');
  });
});
