import type { Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';

/** Everything an article may consist of. Looks are the page's: no class, no style, no colour. */
const schema: Schema = {
  // The text of these is no text of the article.
  strip: ['script', 'style', 'noscript', 'template', 'iframe', 'object', 'form', 'svg', 'math', 'title'],
  tagNames: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'section'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
    ...[
      'a',
      'em',
      'strong',
      'code',
      'kbd',
      'abbr',
      'cite',
      'q',
      'del',
      'ins',
      'mark',
      'sub',
      'sup',
      'br',
      'img',
    ],
    ...['b', 'i', 'bdi', 'time'],
  ],
  attributes: {
    '*': ['dir', 'lang'],
    a: ['href', 'id', 'ariaDescribedBy', 'dataFootnoteRef', 'dataFootnoteBackref'],
    abbr: ['title'],
    h2: ['id'],
    h3: ['id'],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy'], ['decoding', 'async']],
    li: ['id'],
    ol: ['start', 'reversed'],
    section: ['dataFootnotes'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['https'] },
  ancestors: Object.fromEntries(
    ['thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'].map((name) => [name, ['table']]),
  ),
  // Ids are made here, none comes from an author.
  clobber: [],
  clobberPrefix: '',
};

/** A tree in which nothing runs, nothing is styled and nothing is loaded but pictures. */
export const sanitizeTree = (tree: Root): Root => sanitize(tree, schema) as Root;
