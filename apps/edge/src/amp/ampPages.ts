import { type ArticleAt, ampUrl, defaultLanguage, parseAmpPath } from '@tern/domain';
import type { SiteWords } from '@tern/site/renderer';
import type { ContentCache } from '../cache/contentCache.ts';
import { textContent } from '../http/Content.ts';
import type { EncodeBody } from '../http/encodings.ts';
import { securityHeaders } from '../http/headers.ts';
import { type EdgeRequest, type EdgeResponse, redirectTo, respondWith } from '../http/respond.ts';
import type { ArticleSource } from '../sources/articleSource.ts';

export interface AmpPages {
  /** An article as AMP; null where the address is of none. */
  respond(request: EdgeRequest, pathname: string): Promise<EdgeResponse | null>;
}

const runtime = 'https://cdn.ampproject.org';

/**
 * The policy of these pages alone (docs/decisions/0018): the runtime that the format demands, and the
 * styles it writes. No page of the site links to them but by `amphtml`.
 */
export const ampPolicy = [
  "default-src 'none'",
  `script-src ${runtime}`,
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  `connect-src 'self' ${runtime}`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const tags = ['page:blogAmp', 'articles', 'texts'];
/** ms the service's answers about articles hold (spec section 9). */
const blogAge = 15 * 60_000;

const headers = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=900',
  'content-security-policy': ampPolicy,
  // The caches of the format show it on hosts of their own.
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'Accept-Encoding',
  'cache-tag': tags.join(','),
  'surrogate-key': tags.join(' '),
};

/** The articles as AMP, `/de/blog/{unikey}/amp`: made at their first request, as many as there are articles. */
export function createAmpPages(options: {
  articles: ArticleSource;
  words: () => Promise<Pick<SiteWords, 'ampArticle'>>;
  cache: ContentCache;
  encode: EncodeBody;
  /** Scheme and host that canonical links name. */
  origin: string;
  /** 0 while the site is developed. */
  maxAge?: number | undefined;
}): AmpPages {
  const { articles, words, cache, encode, origin, maxAge } = options;

  /** The page of an article that the index lists. */
  const pageOf = ({ language, unikey }: ArticleAt) =>
    cache.get(
      `amp ${language} ${unikey}`,
      async (before) => {
        const article = await articles.article(language, unikey);
        if (!article) throw new Error(`The article ${unikey} is listed, but there is none`);
        const body = await (await words()).ampArticle(article, origin);
        return textContent(
          { status: 200, headers: { ...headers, 'content-language': language }, body, tags },
          encode,
          before,
        );
      },
      maxAge === 0 ? 0 : blogAge,
    );

  return {
    async respond(request, pathname) {
      const at = parseAmpPath(pathname);
      if (!at) return null;
      const { language, unikey } = at;
      const known = (await articles.index()).articles.find((each) => each.unikey === unikey);
      if (!known) return null;
      if (!known.languages.includes(language)) {
        if (!known.languages.includes(defaultLanguage)) return null;
        const { pathname: english } = new URL(ampUrl({ unikey, language: defaultLanguage }, origin));
        return redirectTo(302, english, { 'cache-control': 'public, max-age=900' });
      }
      return respondWith(request, await pageOf(at), [], 'blogAmp');
    },
  };
}
