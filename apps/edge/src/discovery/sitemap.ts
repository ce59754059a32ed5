import { alternateLinks, canonicalUrl, type Language, languages, listedPages } from '@tern/domain';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Where the sitemap of each language is. */
export const sitemapPath = (language: Language) => `/sitemap-${language}.xml`;

/** Names the sitemap of every language. */
export function sitemapIndex(origin: string): string {
  return [
    head,
    `<sitemapindex xmlns="${schema}">`,
    ...languages.map(
      (language) => `<sitemap><loc>${escapeXml(origin + sitemapPath(language))}</loc></sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n');
}

/**
 * Every page of one language that search engines may list, each with the alternates its head names. `trial`: one is sold,
 * and has its page.
 */
export function sitemapOf(language: Language, origin: string, { trial }: { trial: boolean }): string {
  const pages = listedPages({ trial });
  return [
    head,
    `<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages.map(({ route, params }) => {
      const links = alternateLinks({ route, params, language, variant: 'desktop', origin }).map(
        ({ rel, href, hrefLang, media }) =>
          `<xhtml:link rel="${rel}"${hrefLang ? ` hreflang="${hrefLang}"` : ''}${
            media ? ` media="${escapeXml(media)}"` : ''
          } href="${escapeXml(href)}"/>`,
      );
      return `<url><loc>${escapeXml(canonicalUrl({ route, params, language, origin }))}</loc>${links.join('')}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
}
