import { defaultLanguage, isLanguage, type Language, type PageVariant } from '../languages.ts';
import { buildPath } from '../routes/buildPath.ts';
import { type AlternateLink, mobileMedia } from './alternateLinks.ts';
import { siteOrigin } from './canonicalUrl.ts';

/** An article's key and a language it exists in. */
export interface ArticleAt {
  readonly unikey: string;
  readonly language: Language;
}

/** The path of an article, without language and variant. */
export const articlePath = (unikey: string): string => `/blog/${encodeURIComponent(unikey)}`;

const desktopUrl = (language: Language, path: string, origin: string) =>
  origin + buildPath({ language, variant: 'desktop', path });

/**
 * The one address of an article. `language` is that of its text: a page that shows the English article in another
 * language is canonical to the English one.
 */
export const articleUrl = ({ unikey, language }: ArticleAt, origin = siteOrigin): string =>
  desktopUrl(language, articlePath(unikey), origin);

/** The address of an article as AMP. */
export const ampUrl = ({ unikey, language }: ArticleAt, origin = siteOrigin): string =>
  desktopUrl(language, `${articlePath(unikey)}/amp`, origin);

const ampPattern = /^(?:\/([a-z]{2}))?\/blog\/([a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?)\/amp$/;

/** The article that the address of an AMP page is of; null for any other address. English has no prefix. */
export function parseAmpPath(pathname: string): ArticleAt | null {
  const [, prefix = defaultLanguage, unikey] = ampPattern.exec(pathname) ?? [];
  if (!unikey || !isLanguage(prefix)) return null;
  const path = buildPath({ language: prefix, variant: 'desktop', path: `${articlePath(unikey)}/amp` });
  return path === pathname ? { language: prefix, unikey } : null;
}

/** The formats of the feeds: RSS 2.0 and JSON Feed 1.1. */
export type FeedFormat = 'rss' | 'json';

const feedFiles: Readonly<Record<FeedFormat, string>> = { rss: 'feed.xml', json: 'feed.json' };

/** The pages that have feeds: the blog and the log of changes. */
export const feedPages = ['/blog', '/dynamic'] as const;
export type FeedPage = (typeof feedPages)[number];

/** The path of a feed of a language. */
export const feedPath = (language: Language, format: FeedFormat, page: FeedPage = '/blog'): string =>
  buildPath({ language, variant: 'desktop', path: `${page}/${feedFiles[format]}` });

/**
 * The article in the languages it exists in, in the variant of the page, and English as the default where there is an
 * English one; a desktop page also names its mobile variant. None on a page that shows the article in another language
 * than its own: that page is not the canonical one.
 */
export function articleAlternates({
  unikey,
  language,
  translations,
  pageLanguage = language,
  variant,
  origin = siteOrigin,
}: ArticleAt & {
  readonly translations: readonly Language[];
  readonly pageLanguage?: Language;
  readonly variant: PageVariant;
  readonly origin?: string;
}): AlternateLink[] {
  if (pageLanguage !== language) return [];
  const path = articlePath(unikey);
  const hrefIn = (target: Language, within = variant) =>
    origin + buildPath({ language: target, variant: within, path });
  const links: AlternateLink[] = translations.map((target) => ({
    rel: 'alternate',
    hrefLang: target,
    href: hrefIn(target),
  }));
  if (translations.includes(defaultLanguage))
    links.push({ rel: 'alternate', hrefLang: 'x-default', href: hrefIn(defaultLanguage) });
  if (variant === 'desktop')
    links.push({ rel: 'alternate', media: mobileMedia, href: hrefIn(language, 'mobile') });
  return links;
}
