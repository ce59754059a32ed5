import type { Article, ArticleBlock } from '@tern/contract';
import { articleUrl } from '@tern/domain';
import { diagramMarkup } from './diagramMarkup.ts';
import { escapeHtml } from './escapeHtml.ts';
import { absoluteHref, type Dialect, type MarkupContext, rewriteHtml } from './rewriteHtml.ts';

/** Words that stand for parts which only a page of the site can show. */
export interface EmbedWords {
  readonly leakTest: string;
}

const link = (href: string, text: string, context: MarkupContext) =>
  `<p class="more"><a href="${escapeHtml(absoluteHref(href, context))}">${escapeHtml(text)}</a></p>`;

/**
 * A part that lives on the site alone, as the link to where it is: the leak test has a page, the ruler is in the article.
 * A map is decoration, and left out.
 */
function embed(
  { name }: Extract<ArticleBlock, { kind: 'embed' }>,
  article: Pick<Article, 'title'>,
  words: EmbedWords,
  context: MarkupContext,
): string {
  switch (name) {
    case 'leak-test':
      return link('/webrtc-leak-test', words.leakTest, context);
    case 'flight-scale':
      return link(context.url, article.title, context);
    case 'map':
      return '';
  }
}

function block(
  each: ArticleBlock,
  article: Pick<Article, 'title'>,
  words: EmbedWords,
  context: MarkupContext,
): string {
  switch (each.kind) {
    case 'html':
      return rewriteHtml(each.html, context);
    case 'note': {
      const title = each.title ? `<p><strong>${escapeHtml(each.title)}</strong></p>` : '';
      return `<aside class="note">${title}${rewriteHtml(each.html, context)}</aside>`;
    }
    case 'diagram':
      return diagramMarkup(each.diagram, context);
    case 'embed':
      return embed(each, article, words, context);
  }
}

/** The body of an article for readers outside the site: whole, in plain elements, with absolute addresses. */
export function blockMarkup(
  article: Pick<Article, 'blocks' | 'language' | 'title' | 'unikey'>,
  { dialect, origin, words }: { dialect: Dialect; origin: string; words: EmbedWords },
): string {
  const context = { dialect, origin, language: article.language, url: articleUrl(article, origin) };
  return article.blocks.map((each) => block(each, article, words, context)).join('\n');
}
