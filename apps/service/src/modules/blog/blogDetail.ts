import { blogDetail as operation } from '@tern/contract';
import { languages } from '@tern/domain';
import { defineHandler, fail } from '../../handler.ts';
import { summariesOf } from './articleData.ts';
import { articlesByKey, findArticle, neighbourKey } from './articles.repo.ts';
import { cached } from './blogCache.ts';
import { recommendedKeys } from './recommendedKeys.ts';

const related = 3;

export const blogDetail = defineHandler(operation, ({ context, input }) =>
  cached(context, [operation.name, input], async () => {
    const { db } = context;
    const { language } = input;
    const row = await findArticle(db, input.unikey, language);
    if (row?.article.unikey !== input.unikey) return fail(operation, 'not_found');
    const { article, text } = row;
    const [older, newer, next] = await Promise.all([
      neighbourKey(db, article, language, 'older'),
      neighbourKey(db, article, language, 'newer'),
      recommendedKeys(db, article, { language, limit: related }),
    ]);
    const keys = [older, newer, ...next].filter((key) => key !== undefined);
    const others = await articlesByKey(db, [...new Set(keys)], language);
    const [own, ...summaries] = await summariesOf(db, [row, ...others], language);
    if (!own) return fail(operation, 'not_found');
    const summaryOf = (key: string | undefined) => summaries.find(({ unikey }) => unikey === key) ?? null;
    return {
      article: {
        ...own,
        blocks: text.blocks,
        headings: text.headings,
        translations: languages.filter((each) => article.languages.includes(each)),
        previous: summaryOf(older),
        next: summaryOf(newer),
        related: next.map(summaryOf).filter((summary) => summary !== null),
        words: text.words,
      },
    };
  }),
);
