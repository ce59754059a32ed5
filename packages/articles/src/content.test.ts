import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { compileArticles } from './compileArticles.ts';

const content = resolve(import.meta.dirname, '../../../apps/site/content/blog');

// Reads every article in every language.
it('finds nothing wrong with the articles of the site', () => {
  expect(compileArticles(content).problems).toEqual([]);
});
