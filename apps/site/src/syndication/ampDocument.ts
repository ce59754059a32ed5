import {
  type Article,
  articleAuthor,
  articleMeta,
  articleStructuredData,
  articleUrl,
  brand,
  buildPath,
  directionOf,
  escapeHtml,
} from '@tern/domain';
import { pictureVersion } from '../social/pictureVersion.ts';
import { ampStyle } from './ampStyle.ts';
import { blockMarkup, type EmbedWords } from './blockMarkup.ts';

/** Hides the page until the runtime has laid it out: the text the format prescribes, to the byte. */
const boilerplate =
  '<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>';

const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

export interface AmpWords extends EmbedWords {
  /** The blog's name. */
  readonly blog: string;
  readonly by: string;
  /** Above the titles of other articles. */
  readonly related: string;
  /** An ISO 8601 date as people write it. */
  date(date: string): string;
  updated(date: string): string;
  minutes(count: number): string;
}

function headOf(article: Article, origin: string, words: AmpWords): string {
  const versioned = { origin, pictureVersion: pictureVersion(article.title) };
  return [
    '<meta charset="utf-8">',
    '<script async src="https://cdn.ampproject.org/v0.js"></script>',
    `<title>${escapeHtml(article.title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(articleUrl(article, origin))}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ...articleMeta(article, versioned).map(({ name, property, content }) =>
      name
        ? `<meta name="${name}" content="${escapeHtml(content)}">`
        : `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    ...articleStructuredData(article, { ...versioned, blogName: words.blog }).map(
      (node) => `<script type="application/ld+json">${json(node)}</script>`,
    ),
    boilerplate,
    `<style amp-custom>${ampStyle(article.language)}</style>`,
  ].join('');
}

/** Category, dates, minutes to read and author, as on the page of the article. */
function factsOf({ published, updated, minutes, category, author }: Article, words: AmpWords): string {
  return [
    escapeHtml(category.name),
    `<time datetime="${escapeHtml(published)}">${escapeHtml(words.date(published))}</time>`,
    ...(updated && updated !== published ? [escapeHtml(words.updated(words.date(updated)))] : []),
    escapeHtml(words.minutes(minutes)),
    author === 'tern' ? escapeHtml(words.by) : `<bdi>${escapeHtml(articleAuthor({ author }))}</bdi>`,
  ]
    .map((fact) => `<span>${fact}</span>`)
    .join('');
}

/**
 * An article as a document of AMP HTML, for the caches of AMP (docs/decisions/0018): all of the text, no
 * script but the format's own runtime.
 */
export function ampDocument(
  article: Article,
  { origin, words }: { origin: string; words: AmpWords },
): string {
  const { language, picture, title } = article;
  const page = (path: string) => escapeHtml(origin + buildPath({ language, variant: 'desktop', path }));
  const cover = picture
    ? `<div class="cover"><amp-img src="${escapeHtml(new URL(picture.src, origin).href)}" alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}" layout="responsive"></amp-img></div>`
    : '';
  const related = article.related.map(
    (other) => `<li><a href="${escapeHtml(articleUrl(other, origin))}">${escapeHtml(other.title)}</a></li>`,
  );
  return [
    `<!doctype html><html amp lang="${language}" dir="${directionOf(language)}"><head>${headOf(article, origin, words)}</head><body>`,
    `<header><a href="${page('/')}" translate="no">${escapeHtml(brand.name)}</a></header>`,
    `<main><article><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(article.description)}</p><p class="facts">${factsOf(article, words)}</p>${cover}`,
    blockMarkup(article, { dialect: 'amp', origin, words }),
    '</article></main>',
    `<footer>${related.length ? `<h2>${escapeHtml(words.related)}</h2><ul>${related.join('')}</ul>` : ''}<p><a href="${page('/blog')}">${escapeHtml(words.blog)}</a></p></footer>`,
    '</body></html>',
  ].join('');
}
