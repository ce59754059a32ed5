import { resolve } from 'node:path';
import { compileArticles } from '@tern/articles/compile';
import { allPages, brand, type Language, routeById } from '@tern/domain';
import { createTernIntl, languages } from '@tern/i18n';
import { textWidth } from '@tern/testing/textWidth';
import type { IntlShape } from 'react-intl';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../messages/catalogue.ts';
import { blogWords } from './blogWords.ts';
import { headMessage } from './headMessage.ts';

interface Head {
  page: string;
  title: string;
  description: string;
}

/** The room that a result of a search has: px of its type, and px of one line of title and two of description. */
const room = { title: { size: 20, width: 580 }, description: { size: 14, width: 920 } } as const;
const parts = ['title', 'description'] as const;

/** One sentence for each part that is cut off in lists of search engines. */
const tooWide = (heads: readonly Head[], language: Language): string[] => {
  const found = heads.flatMap((head) =>
    parts.flatMap((part) => {
      const { size, width } = room[part];
      const measured = Math.ceil(textWidth(head[part], size));
      return measured > width
        ? [`${head.page}, ${language}: its ${part} is ${measured} px wide, more than ${width}: ${head[part]}`]
        : [];
    }),
  );
  return [...new Set(found)];
};

const { articles, taxonomy } = compileArticles(resolve(import.meta.dirname, '../../content/blog')).compiled;

/** Every page of the manifest that search engines list, with a free trial and without. */
const pageHeads = (intl: IntlShape): Head[] =>
  allPages()
    .filter(({ route }) => route.indexable)
    .flatMap(({ route, params }) =>
      [{ days: brand.claims.trialDays }, null].map((trial) => ({
        page: [route.id, ...Object.values(params), ...(trial ? [] : ['without trial'])].join(' '),
        title: headMessage(intl, route, params, 'title', trial),
        description: headMessage(intl, route, params, 'description', trial),
      })),
    );

/** The lists of the blog by category and tag, and their further pages. */
const topicHeads = (intl: IntlShape, language: Language): Head[] =>
  (['category', 'tag'] as const).flatMap((kind) => {
    const known = kind === 'category' ? taxonomy.categories : taxonomy.tags;
    const route = routeById(kind === 'category' ? 'blogCategory' : 'blogTag');
    return Object.entries(known).flatMap(([id, names]) => {
      const term = { id, name: names[language] ?? names.en ?? id };
      const list = {
        articles: [],
        category: kind === 'category' ? term : null,
        tag: kind === 'tag' ? term : null,
        page: 1,
        pages: 1,
        total: 0,
      };
      return [{ [kind]: id }, { [kind]: id, page: '12' }].flatMap((params) => {
        const words = blogWords(intl, route, params, { categories: [], searches: [], list });
        return words ? [{ page: `${route.id} ${id}`, ...words }] : [];
      });
    });
  });

/** Articles name and describe themselves. */
const articleHeads = (language: Language): Head[] =>
  articles.flatMap(({ id, texts: { [language]: text } }) =>
    text
      ? [{ page: `blog ${id}`, title: `${text.title} | ${brand.name}`, description: text.description }]
      : [],
  );

describe.each(languages)('in %s', (language) => {
  let intl: IntlShape;
  beforeAll(async () => {
    intl = createTernIntl(language, await loadCatalogue(language));
  });

  it('shows every title and description of a page whole', () => {
    const heads = pageHeads(intl);
    expect(heads.length).toBeGreaterThan(200);
    expect(tooWide(heads, language)).toEqual([]);
  });

  it('shows those of the blog whole', () => {
    const heads = [...topicHeads(intl, language), ...articleHeads(language)];
    expect(heads.length).toBeGreaterThan(20);
    expect(tooWide(heads, language)).toEqual([]);
  });
});

it('names page, language and width of what is cut off', () => {
  const made = { page: 'faq', title: 'W'.repeat(31), description: '字'.repeat(66) };
  expect(tooWide([made], 'ja')).toEqual([
    `faq, ja: its title is 586 px wide, more than 580: ${made.title}`,
    `faq, ja: its description is 924 px wide, more than 920: ${made.description}`,
  ]);
  expect(tooWide([{ page: 'faq', title: 'W'.repeat(30), description: '字'.repeat(65) }], 'ja')).toEqual([]);
});

it('measures each script', () => {
  expect(textWidth('VPN', 1000)).toBe(667 + 667 + 722);
  expect(textWidth('кл', 1000)).toBe(438 + 583);
  // Joined letters are narrower than the same at the end of a word.
  expect(textWidth('سس', 1000)).toBe(827 + 1211);
  expect(() => textWidth('ﬄ', 14)).toThrow('has no width');
});
