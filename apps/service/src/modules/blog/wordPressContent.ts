import { countWords, readHtml, readingMinutes, writeBody } from '@tern/articles';
import { articleKey, type Language } from '@tern/domain';
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

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1) || most - 1)} …`;

const isoDate = (date: string): string => /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? '1970-01-01';

const pathOf = (link: string, url: string): string => {
  const base = new URL(url).pathname.replace(/\/$/, '');
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

/** Posts as articles: sanitised, their links to one another as links of this site. Those behind a password are left out. */
export function wordPressContent(posts: readonly WordPressPost[], site: WordPressSite): SourceContent {
  const open = posts.filter(({ content }) => !content.protected);
  const keys = new Map(open.map((post) => [pathOf(post.link, site.url), keyOf(post, site.url)]));
  const terms = new Map<string, SourceTerm>();
  for (const post of open) {
    for (const [taxonomy, kind] of [
      ['category', 'category'],
      ['post_tag', 'tag'],
    ] as const) {
      for (const { id, name } of termsOf(post, taxonomy))
        terms.set(`${kind} ${id}`, { kind, id, language: site.language, name });
    }
  }
  return {
    source: 'wordpress',
    articles: open.map((post) => articleOf(post, site, keys)),
    terms: [...terms.values()].sort((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1)),
  };
}
