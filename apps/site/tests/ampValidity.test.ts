import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileArticles } from '@tern/articles/compile';
import { type Article, defaultLanguage, languages } from '@tern/domain';
import { createTernIntl } from '@tern/i18n';
import { articleWithEveryBlock } from '@tern/testing/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../src/messages/catalogue.ts';
import { ampDocument } from '../src/syndication/ampDocument.ts';
import { ampStyle } from '../src/syndication/ampStyle.ts';
import { syndicationWords } from '../src/syndication/syndicationWords.ts';

interface Validator {
  validateString(html: string): {
    status: string;
    errors: { severity: string; line: number; col: number; message: string }[];
  };
}

const require = createRequire(import.meta.url);
const folder = 'next/dist/compiled/amphtml-validator';

/** The official validator with its rules, as this package carries them: by itself it loads them from the network. */
let validator: Validator;
beforeAll(async () => {
  const { getInstance } = require(folder) as { getInstance(path: string): Promise<Validator> };
  validator = await getInstance(require.resolve(`${folder}/validator_wasm.js`));
});

const problemsOf = (html: string) =>
  validator
    .validateString(html)
    .errors.map(({ severity, line, col, message }) => `${severity} ${line}:${col} ${message}`);

const origin = 'https://vpn.example';
/** The document as the site writes it, with the words of its language. */
const documentOf = async (over: Partial<Article>) => {
  const article = articleWithEveryBlock(over);
  const intl = createTernIntl(article.language, await loadCatalogue(article.language));
  return ampDocument(article, { origin, words: syndicationWords(intl) });
};

describe('an article as AMP', () => {
  it.each(['en', 'ar', 'ja'] as const)('is valid in %s, with every kind of block', async (language) => {
    expect(problemsOf(await documentOf({ language }))).toEqual([]);
  });

  it('is valid without a picture and without a text', async () => {
    expect(problemsOf(await documentOf({ picture: null, blocks: [] }))).toEqual([]);
  });

  it('is valid of every article, in English and in one of its other languages in turn', async () => {
    const { articles, taxonomy } = compileArticles(resolve(import.meta.dirname, '../content/blog')).compiled;
    for (const [index, { texts, picture, ...facts }] of articles.entries()) {
      const others = languages.filter((language) => language !== defaultLanguage && texts[language]);
      for (const language of [defaultLanguage, others[index % others.length]]) {
        const text = language && texts[language];
        if (!text) continue;
        const name = (names: Partial<Record<string, string>> | undefined) => names?.[language] ?? '';
        const html = await documentOf({
          ...facts,
          ...text,
          language,
          category: { id: facts.category, name: name(taxonomy.categories[facts.category]) },
          tags: facts.tags.map((id) => ({ id, name: name(taxonomy.tags[id]) })),
          picture: picture && { ...picture, alt: text.pictureAlt },
          related: [],
        });
        expect(problemsOf(html), `${facts.unikey} in ${language}`).toEqual([]);
      }
    }
  });

  it('finds what is not', async () => {
    const html = await documentOf({});
    for (const [from, to] of [
      ['</article>', '<amp-img src="/a.png"></amp-img></article>'],
      ['<h1>', '<h1 onclick="1">'],
      ['</main>', '<script>1</script></main>'],
    ] as const)
      expect(problemsOf(html.replace(from, to)), to).not.toEqual([]);
  });

  it('has a stylesheet far below what the format allows', () => {
    expect(ampStyle('en').length).toBeLessThan(75_000 / 8);
  });
});
