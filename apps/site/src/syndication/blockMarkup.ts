import { type Article, type ArticleBlock, articleUrl, escapeHtml } from '@tern/domain';
import { type DiagramWords, diagramMarkup } from './diagramMarkup.ts';
import { absoluteHref, type Dialect, type MarkupContext, rewriteHtml } from './rewriteHtml.ts';

/** Words for the parts that a page of the site draws. */
export interface EmbedWords {
  readonly diagram: DiagramWords;
  readonly leakTest: { readonly title: string; readonly text: string; readonly action: string };
  /** Distance and delay, in columns. */
  readonly ruler: {
    readonly columns: readonly [string, string];
    readonly rows: readonly (readonly [string, string])[];
    readonly caption: string;
  };
}

/** Tables in a frame that scrolls, where a stylesheet says so. */
const framed = (html: string, { dialect }: MarkupContext): string =>
  dialect === 'amp'
    ? html.replace(/<table(?=[\s>])/g, '<div class="frame"><table').replaceAll('</table>', '</table></div>')
    : html;

const sanitised = (html: string, context: MarkupContext) => framed(rewriteHtml(html, context), context);

function leakTest({ title, text, action }: EmbedWords['leakTest'], context: MarkupContext): string {
  const href = escapeHtml(absoluteHref('/webrtc-leak-test', context));
  return `<aside class="note"><p><strong>${escapeHtml(title)}</strong></p><p>${escapeHtml(text)}</p><p><a href="${href}">${escapeHtml(action)}</a></p></aside>`;
}

const header = (scope: 'col' | 'row', text: string) => `<th scope="${scope}">${escapeHtml(text)}</th>`;

const ruler = ({ columns, rows, caption }: EmbedWords['ruler']): string =>
  `<table><caption>${escapeHtml(caption)}</caption><thead><tr>${columns
    .map((text) => header('col', text))
    .join('')}</tr></thead><tbody>${rows
    .map(([distance, delay]) => `<tr>${header('row', distance)}<td>${escapeHtml(delay)}</td></tr>`)
    .join('')}</tbody></table>`;

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
      return framed(ruler(words.ruler), context);
    case 'map':
      return '';
  }
}

function block(each: ArticleBlock, words: EmbedWords, context: MarkupContext): string {
  switch (each.kind) {
    case 'html':
      return sanitised(each.html, context);
    case 'note': {
      const title = each.title ? `<p><strong>${escapeHtml(each.title)}</strong></p>` : '';
      return `<aside class="note">${title}${sanitised(each.html, context)}</aside>`;
    }
    case 'diagram':
      return diagramMarkup(each.diagram, words.diagram, context);
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
