import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { compileArticles, missingTranslations } from './compileArticles.ts';

const content = resolve(import.meta.dirname, '../../../apps/site/content/blog');

it('has every article, category and tag in every language of the site', () => {
  expect(missingTranslations(compileArticles(content).compiled)).toEqual([]);
});
