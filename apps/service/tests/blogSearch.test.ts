import { resolve } from 'node:path';
import { compileArticles } from '@tern/articles/compile';
import { articleSearches } from '@tern/testing/articleSearches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Started, startService } from './startService.ts';

const content = resolve(import.meta.dirname, '../../site/content/blog');

let tern: Started;
beforeAll(async () => {
  tern = await startService({ articles: compileArticles(content).compiled });
});
afterAll(() => tern.close());

it.each(articleSearches)('in %s "%s" finds %s first', async (language, q, expected) => {
  const { hits } = (await tern.call('blogSearch', { language, q, page_size: 3 })).data;
  expect([hits[0]?.article.unikey, hits[0]?.article.language]).toEqual([expected, language]);
});
