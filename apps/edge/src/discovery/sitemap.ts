import {
  type AlternateLink,
  alternateLinks,
  articleAlternates,
  articleUrl,
  buildPath,
  canonicalUrl,
  escapeHtml,
  type Language,
  languages,
  listedPages,
  routeById,
} from '@tern/domain';
import type { BlogIndex } from '../sources/articleSource.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Where the sitemap of each language is. */
export const sitemapPath = (language: Language) => `/sitemap-${language}.xml`;

/** Names the sitemap of every language. */
export function sitemapIndex(origin: string): string {
  return [
    head,
    `<sitemapindex xmlns="${schema}">`,
    ...languages.map(
      (language) => `<sitemap><loc>${escapeHtml(origin + sitemapPath(language))}</loc></sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n');
}

/** A page under its address, with the alternates its head names. `changed` is an ISO 8601 date. */
function entry(url: string, links: readonly AlternateLink[], changed?: string): string {
  const alternates = links.map(
    ({ rel, href, hrefLang, media }) =>
      `<xhtml:link rel="${rel}"${hrefLang ? ` hreflang="${hrefLang}"` : ''}${
        media ? ` media="${escapeHtml(media)}"` : ''
      } href="${escapeHtml(href)}"/>`,
  );
  const date = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(url)}</loc>${date}${alternates.join('')}</url>`;
}

/**
 * Every page of one language that search engines may list, each with the alternates its head names, then the categories
 * of the blog and the articles that exist in it. `trial`: one is sold, and has its page. `countries`: the last segments of the
 * addresses of those that the network feed has.
 */
export function sitemapOf(
  language: Language,
  origin: string,
  {
    trial,
    blog,
    countries = [],
  }: {
    trial: boolean;
    blog?: Pick<BlogIndex, 'articles' | 'categories'> | null;
    countries?: readonly string[];
  },
): string {
  const listed = listedPages({ trial });
  const own = new Set(listed.map(({ params }) => params.country));
  const route = routeById('networkCountry');
  const network = countries
    .filter((country) => !own.has(country))
    .map((country) => ({ route, params: { country } }));
  return [
    head,
    `<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...[...listed, ...network].map((page) =>
      entry(
        canonicalUrl({ ...page, language, origin }),
        alternateLinks({ ...page, language, variant: 'desktop', origin }),
      ),
    ),
    ...(blog?.categories ?? []).map((category) =>
      entry(origin + buildPath({ language, variant: 'desktop', path: `/blog/category/${category}` }), []),
    ),
    ...(blog?.articles ?? [])
      .filter(({ languages: translations }) => translations.includes(language))
      .map(({ unikey, languages: translations, published, updated }) =>
        entry(
          articleUrl({ unikey, language }, origin),
          articleAlternates({ unikey, language, translations, variant: 'desktop', origin }),
          updated ?? published,
        ),
      ),
    '</urlset>',
    '',
  ].join('\n');
}
