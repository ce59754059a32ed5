import { countWords, readHtml, readingMinutes, writeBody } from '@tern/articles';
import { articleKey, type Language } from '@tern/domain';
import type { LeftOut } from '../../db/blogSchema.ts';
import { isStorable } from '../../isStorable.ts';
import type { WordPressPost } from './readWordPress.ts';
import type { SourceArticle, SourceContent, SourceTerm } from './storedArticle.ts';

/** Terms of a post that are kept. */
const mostTags = 20;

export interface WordPressSite {
  /** Without a trailing slash. */
  url: string;
  /** The language of its posts. */
  language: Language;
  /** The address on this origin from which a picture is shown; null: it is not. */
  picture(src: string): string | null;
}

/** Text of HTML: for titles and excerpts, which WordPress gives as HTML. */
const textOf = (html: string): string =>
  writeBody(readHtml(html, { link: () => null, picture: () => null }), { title: '' }).plain;

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most - 1);
  // Not in the middle of a character.
  return `${text.slice(0, space > 0 ? space : most - 1).replace(/[\uD800-\uDBFF]$/, '')} …`;
}

/** Why a post cannot be taken, in words for the log and the operator. */
class PostUnusable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PostUnusable';
  }
}

/** The day of a date. Throws for one that no calendar has. */
function isoDate(date: string): string {
  const [text] = /^\d{4}-\d{2}-\d{2}/.exec(date) ?? [];
  const time = Date.parse(`${text}T00:00:00Z`);
  if (text === undefined || Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw new PostUnusable('its date is none');
  return text;
}

const pathOf = (link: string, url: string): string => {
  const base = new URL(url).pathname.replace(/\/$/, '');
  if (!URL.canParse(link, url)) throw new PostUnusable('its link is no address');
  const { pathname } = new URL(link, url);
  return (pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname).replace(/^\/+|\/+$/g, '');
};

const termId = (slug: string, id: number): string =>
  (/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/.test(slug) ? slug : `wp-${id}`) as string;

const termsOf = (post: WordPressPost, taxonomy: string) =>
  (post._embedded['wp:term'] ?? [])
    .flat()
    .flatMap((term) =>
      term?.taxonomy === taxonomy ? [{ id: termId(term.slug, term.id), name: textOf(term.name) }] : [],
    );

const keyOf = (post: WordPressPost, url: string) =>
  articleKey({ id: String(post.id), short_path: pathOf(post.link, url), isWP: true });

function articleOf(
  post: WordPressPost,
  site: WordPressSite,
  keys: ReadonlyMap<string, string>,
): SourceArticle {
  const { url, language } = site;
  const here = new URL(url).origin;
  const link = (href: string): string | null => {
    if (href.startsWith('#')) return null;
    if (!URL.canParse(href, url)) return null;
    const target = new URL(href, url);
    const key = target.origin === here ? keys.get(pathOf(target.href, url)) : undefined;
    if (key) return `/blog/${key}`;
    return ['http:', 'https:', 'mailto:'].includes(target.protocol) ? target.href : null;
  };
  const picture = (src: string) => (URL.canParse(src, url) ? site.picture(new URL(src, url).href) : null);
  const title = textOf(post.title.rendered) || post.slug;
  const { blocks, headings, plain } = writeBody(readHtml(post.content.rendered, { link, picture }), {
    title,
  });
  const words = countWords(plain, language);
  const [cover] = post._embedded['wp:featuredmedia'] ?? [];
  const src = cover?.source_url ? picture(cover.source_url) : null;
  const { width, height } = cover?.media_details ?? {};
  return {
    id: String(post.id),
    unikey: keyOf(post, url),
    shortPath: pathOf(post.link, url),
    isWp: true,
    category: termsOf(post, 'category')[0]?.id ?? 'blog',
    tags: [...new Set(termsOf(post, 'post_tag').map(({ id }) => id))].slice(0, mostTags),
    author: cut(post._embedded.author?.[0]?.name?.trim() || 'tern', 80),
    published: isoDate(post.date),
    updated: isoDate(post.modified) > isoDate(post.date) ? isoDate(post.modified) : null,
    picture: src && width && height ? { src, width, height } : null,
    related: [],
    texts: new Map([
      [
        language,
        {
          title,
          description: cut(textOf(post.excerpt.rendered) || plain, 160),
          pictureAlt: cover?.alt_text ?? '',
          ...{ blocks, headings, plain, words },
          minutes: readingMinutes(words, language),
          seo: post.yoast_head_json,
        },
      ],
    ]),
  };
}

const termKinds = [
  ['category', 'category'],
  ['post_tag', 'tag'],
] as const;

/** The result for each item for which there is one; the others with the reason. */
function eachUsable<T extends { post: WordPressPost }, Result>(
  items: readonly T[],
  leftOut: LeftOut[],
  work: (item: T) => Result,
): Result[] {
  return items.flatMap((item) => {
    try {
      return [work(item)];
    } catch (error) {
      if (!(error instanceof PostUnusable || error instanceof RangeError)) throw error;
      const reason = error instanceof RangeError ? 'it is nested too deeply' : error.message;
      leftOut.push({ id: item.post.id, reason });
      return [];
    }
  });
}

/** Refuses what no database takes, so that the write of all others does not fail. */
function checkStorable({ texts, ...article }: SourceArticle): void {
  if (![article, ...texts.values()].every(isStorable))
    throw new PostUnusable('it has characters that no text has, or too many levels');
}

/**
 * Posts as articles: sanitised, their links to one another as links of this site. Those behind a password are left out,
 * and so is each post that cannot be taken, with the reason.
 */
export function wordPressContent(
  { posts, leftOut: before }: { posts: readonly WordPressPost[]; leftOut: readonly LeftOut[] },
  site: WordPressSite,
): SourceContent {
  const leftOut = [...before];
  const open = eachUsable(
    posts.filter(({ content }) => !content.protected).map((post) => ({ post })),
    leftOut,
    ({ post }) => ({
      post,
      path: pathOf(post.link, site.url),
      key: keyOf(post, site.url),
      terms: termKinds.flatMap(([taxonomy, kind]) =>
        termsOf(post, taxonomy).map(
          ({ id, name }): SourceTerm => ({ kind, id, language: site.language, name }),
        ),
      ),
    }),
  );
  const keys = new Map(open.map(({ path, key }) => [path, key]));
  const usable = eachUsable(open, leftOut, ({ post, terms }) => {
    const article = articleOf(post, site, keys);
    checkStorable(article);
    if (!isStorable(terms)) throw new PostUnusable('its terms have characters that no text has');
    return { article, terms };
  });
  const terms = new Map(
    usable.flatMap((each) => each.terms.map((term) => [`${term.kind} ${term.id}`, term])),
  );
  return {
    source: 'wordpress',
    leftOut,
    articles: usable.map(({ article }) => article),
    terms: [...terms.values()].sort((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1)),
  };
}
