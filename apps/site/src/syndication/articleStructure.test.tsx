// @vitest-environment happy-dom

import { resolve } from 'node:path';
import type { CompiledArticle, CompiledText } from '@tern/articles';
import { compileArticles } from '@tern/articles/compile';
import type { Article, DiagramTone, Language } from '@tern/domain';
import { createTernIntl } from '@tern/i18n';
import { ArticleBody, articleDiagramMessages } from '@tern/patterns';
import { deadReferences } from '@tern/testing/deadReferences';
import { articleWithEveryBlock } from '@tern/testing/fixtures';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../messages/catalogue.ts';
import { ampDocument } from './ampDocument.ts';
import { blockMarkup } from './blockMarkup.ts';
import { syndicationWords } from './syndicationWords.ts';

const { compiled } = compileArticles(resolve(import.meta.dirname, '../../content/blog'));
const origin = 'https://vpn.example';

/** Names and headers that a screen reader would miss in an article, wherever it is read. */
function problemsOf(root: ParentNode): string[] {
  const problems: string[] = [];
  const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  for (const heading of root.querySelectorAll('h2, h3'))
    if (heading.querySelector('a, button')) problems.push(`link in the heading "${text(heading)}"`);
  for (const table of root.querySelectorAll('table')) {
    const labelledBy = table.getAttribute('aria-labelledby');
    const name =
      text(table.querySelector('caption')) ||
      table.getAttribute('aria-label') ||
      (labelledBy && text(root.querySelector(`[id="${labelledBy}"]`)));
    if (!name) problems.push('a table without a name');
    for (const cell of table.querySelectorAll('th')) {
      if (!cell.hasAttribute('scope')) problems.push(`no scope: "${text(cell)}"`);
      if (text(cell) === '') problems.push(`an empty header in the table "${name}"`);
    }
    for (const row of table.querySelectorAll('tbody tr'))
      if (row.firstElementChild?.getAttribute('scope') !== 'row') problems.push(`no header: "${text(row)}"`);
  }
  for (const stop of root.querySelectorAll('[tabindex]'))
    problems.push(`a stop: ${stop.outerHTML.slice(0, 60)}`);
  return problems;
}

const tonesOf = ({ blocks }: Pick<Article, 'blocks'>): DiagramTone[] =>
  blocks.flatMap((block) => {
    if (block.kind !== 'diagram') return [];
    const { diagram } = block;
    if (diagram.kind === 'path') return diagram.links.map(({ tone }) => tone);
    return diagram.kind === 'steps' ? diagram.steps.map(({ tone }) => tone) : [];
  });

/** Tones that are drawn, and the words of each that are missing. */
function untoldTones(article: Pick<Article, 'blocks'>, html: string, { formatMessage }: IntlShape): string[] {
  const untold: string[] = [];
  for (const tone of ['safe', 'leak', 'faint'] as const) {
    const drawn = tonesOf(article).filter((each) => each === tone).length;
    const told = html.split(formatMessage(articleDiagramMessages[tone])).length - 1;
    if (told < drawn) untold.push(`${tone}: drawn ${drawn} times, said ${told} times`);
  }
  return untold;
}

const articleOf = ({ unikey }: CompiledArticle, language: Language, text: CompiledText): Article =>
  articleWithEveryBlock({ ...text, unikey, language, picture: null });

describe.each(Object.keys(compiled.articles[0]?.texts ?? {}) as Language[])('articles in %s', (language) => {
  let intl: IntlShape;
  beforeAll(async () => {
    intl = createTernIntl(language, await loadCatalogue(language));
  });
  const texts = compiled.articles.flatMap((article) => {
    const text = article.texts[language];
    return text ? [[article.id, articleOf(article, language, text)] as const] : [];
  });

  it.each(texts)('have names for headings, tables and tones on the site: %s', (_id, article) => {
    document.body.innerHTML = renderToStaticMarkup(
      <RawIntlProvider value={intl}>
        <ArticleBody blocks={article.blocks} localize={(html) => html} />
      </RawIntlProvider>,
    );
    expect(problemsOf(document.body)).toEqual([]);
    expect(deadReferences(document)).toEqual([]);
    expect(untoldTones(article, document.body.innerHTML, intl)).toEqual([]);
  });

  it.each(texts)('have them in AMP and in feeds: %s', (_id, article) => {
    const words = syndicationWords(intl);
    const amp = new DOMParser().parseFromString(ampDocument(article, { origin, words }), 'text/html');
    expect(problemsOf(amp)).toEqual([]);
    const feed = blockMarkup(article, { dialect: 'feed', origin, words });
    document.body.innerHTML = feed;
    expect(problemsOf(document.body)).toEqual([]);
    for (const html of [amp.body.innerHTML, feed]) expect(untoldTones(article, html, intl)).toEqual([]);
  });
});

it('sees what is wrong', () => {
  document.body.innerHTML =
    '<h2>A <a href="#a">link</a></h2><table tabindex="0"><thead><tr><th scope="col"></th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>';
  expect(problemsOf(document.body)).toHaveLength(5);
});
