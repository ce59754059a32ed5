import { blogIndex as operation } from '@tern/contract';
import { defaultLanguage, languages } from '@tern/domain';
import { defineHandler } from '../../handler.ts';
import { countTerms, listKeys } from './articles.repo.ts';
import { blogVersion, cached } from './blogCache.ts';

export const blogIndex = defineHandler(operation, ({ context }) =>
  cached(context, [operation.name, null], async () => {
    const { db } = context;
    const version = await blogVersion(context);
    const articles = await listKeys(db);
    // Readers of every language are shown the English ones; those that exist elsewhere alone add their terms.
    const terms = async (kind: 'category' | 'tag') => {
      const found = await Promise.all(
        [...new Set([defaultLanguage, ...articles.flatMap((article) => article.languages)])].map((language) =>
          countTerms(db, kind, language),
        ),
      );
      return [...new Set(found.flat().map(({ id }) => id))].sort();
    };
    return {
      version,
      articles: articles.map((article) => ({
        ...article,
        languages: languages.filter((language) => article.languages.includes(language)),
      })),
      categories: await terms('category'),
      tags: await terms('tag'),
    };
  }),
);
