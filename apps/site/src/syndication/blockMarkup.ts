import { type Article, type ArticleBlock, articleUrl } from '@tern/domain';
import { diagramMarkup } from './diagramMarkup.ts';
import { escapeHtml } from './escapeHtml.ts';
import { absoluteHref, type Dialect, type MarkupContext, rewriteHtml } from './rewriteHtml.ts';

/** Words for the parts that a page of the site draws. */
export interface EmbedWords {
  readonly leakTest: { readonly title: string; readonly text: string; readonly action: string };
  /** Distance and delay, in columns. */
  readonly ruler: {
    readonly columns: readonly [string, string];
    readonly rows: readonly (readonly [string, string])[];
    readonly caption: string;
  };
}

function leakTest({ title, text, action }: EmbedWords['leakTest'], context: MarkupContext): string {
  const href = escapeHtml(absoluteHref('/webrtc-leak-test', context));
  return `<aside class="note"><p><strong>${escapeHtml(title)}</strong></p><p>${escapeHtml(text)}</p><p><a href="${href}">${escapeHtml(action)}</a></p></aside>`;
}

const cells = (name: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((text) => `<${name}>${escapeHtml(text)}</${name}>`).join('')}</tr>`;

const ruler = ({ columns, rows, caption }: EmbedWords['ruler']): string =>
  `<figure><table><thead>${cells('th', columns)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table><figcaption>${escapeHtml(caption)}</figcaption></figure>`;

/**
 * A part that the site draws, without its script and its look: the leak test as the way to it, the ruler as a table. A map
 * is decoration, and left out.
 */
function embed(
  { name }: Extract<ArticleBlock, { kind: 'embed' }>,
  words: EmbedWords,
  context: MarkupContext,
): string {
  switch (name) {
    case 'leak-test':
      return leakTest(words.leakTest, context);
    case 'flight-scale':
      return ruler(words.ruler);
    case 'map':
      return '';
  }
}

function block(each: ArticleBlock, words: EmbedWords, context: MarkupContext): string {
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
      return embed(each, words, context);
  }
}

/** The body of an article for readers outside the site: whole, in plain elements, with absolute addresses. */
export function blockMarkup(
  article: Pick<Article, 'blocks' | 'language' | 'unikey'>,
  { dialect, origin, words }: { dialect: Dialect; origin: string; words: EmbedWords },
): string {
  const context = { dialect, origin, language: article.language, url: articleUrl(article, origin) };
  return article.blocks.map((each) => block(each, words, context)).join('\n');
}
