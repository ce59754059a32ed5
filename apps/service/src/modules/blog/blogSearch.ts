import { blogSearch as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { summariesOf } from './articleData.ts';
import { articlesByKey } from './articles.repo.ts';
import { cached } from './blogCache.ts';
import { excerpt, highlight } from './highlight.ts';
import { searchArticles } from './searchArticles.ts';
import { mostRanked, plainTexts } from './searches.repo.ts';

export const blogSearch = defineHandler(operation, ({ context, input }) =>
  cached(context, [operation.name, input], async () => {
    const { db } = context;
    const { language, q: query, page, page_size: size } = input;
    const { total, found, corrected, stems } = await searchArticles(db, query, {
      language,
      limit: size,
      offset: (page - 1) * size,
    });
    const rows = await articlesByKey(
      db,
      found.map(({ unikey }) => unikey),
      language,
    );
    const [summaries, texts] = await Promise.all([summariesOf(db, rows, language), plainTexts(db, found)]);
    return {
      query,
      corrected,
      total,
      page,
      // Of very many matches the best can be leafed through.
      pages: Math.ceil(Math.min(total, mostRanked) / size),
      hits: summaries.map((article) => ({
        article,
        title: highlight(article.title, stems, article.language),
        excerpt: excerpt(texts.get(article.unikey) ?? article.description, stems, article.language),
      })),
    };
  }),
);
