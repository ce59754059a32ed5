import type { blogYoastHead, OutputOf } from '@tern/contract';
import { brand, buildPath, escapeHtml, languageFacts, openGraphLocale } from '@tern/domain';
import type { Article, WithContext } from 'schema-dts';
import type { ArticleRow } from './articles.repo.ts';

/** The head of an article in Yoast's shape. */
export type HeadJson = OutputOf<typeof blogYoastHead>['json'];

/** Yoast's own of a WordPress post: only what is a text of the kind it should be. */
function ownHead(seo: Record<string, unknown> | null): { title?: string; description?: string } {
  const text = (value: unknown) =>
    typeof value === 'string' && value.trim() ? value.trim().slice(0, 300) : undefined;
  const title = text(seo?.title) ?? text(seo?.og_title);
  const description = text(seo?.description) ?? text(seo?.og_description);
  return { ...(title ? { title } : {}), ...(description ? { description } : {}) };
}

/** Title, metadata and structured data of an article. `origin`: scheme and host of the site. */
export function articleHead(
  {
    article,
    text,
  }: { article: ArticleRow['article']; text: ArticleRow['text'] & { seo: Record<string, unknown> | null } },
  origin: string,
): HeadJson {
  const { title, description } = { title: text.title, description: text.description, ...ownHead(text.seo) };
  const url =
    origin + buildPath({ language: text.language, variant: 'desktop', path: `/blog/${article.unikey}` });
  const author = article.author === 'tern' ? brand.name : article.author;
  const picture = article.picture ? new URL(article.picture.src, origin).href : null;
  return {
    title,
    description,
    canonical: url,
    og_locale: openGraphLocale(text.language),
    og_type: 'article',
    og_title: title,
    og_description: description,
    og_url: url,
    og_site_name: brand.name,
    article_published_time: article.published,
    article_modified_time: article.updated,
    author,
    twitter_card: 'summary_large_image',
    schema: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      url,
      mainEntityOfPage: url,
      inLanguage: languageFacts[text.language].locale.split('-u-')[0],
      datePublished: article.published,
      dateModified: article.updated ?? article.published,
      wordCount: text.words,
      author:
        article.author === 'tern'
          ? { '@type': 'Organization', name: author }
          : { '@type': 'Person', name: author },
      publisher: { '@type': 'Organization', name: brand.name, url: origin },
      image: picture ?? undefined,
    } satisfies WithContext<Article>,
  };
}

export interface MetaElement {
  name?: string;
  property?: string;
  content: string;
}

/** The meta elements of a head. */
export function metaOf(head: HeadJson): MetaElement[] {
  const named = { description: head.description, author: head.author, 'twitter:card': head.twitter_card };
  const properties = {
    'og:locale': head.og_locale,
    'og:type': head.og_type,
    'og:title': head.og_title,
    'og:description': head.og_description,
    'og:url': head.og_url,
    'og:site_name': head.og_site_name,
    'article:published_time': head.article_published_time,
    ...(head.article_modified_time ? { 'article:modified_time': head.article_modified_time } : {}),
  };
  return [
    ...Object.entries(named).map(([name, content]) => ({ name, content })),
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
  ];
}

/** JSON that ends no element it stands in. */
export const scriptText = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** The elements themselves. */
export function headHtml(head: HeadJson): string {
  const meta = metaOf(head).map(
    ({ name, property, content }) =>
      `<meta ${name ? `name="${name}"` : `property="${property}"`} content="${escapeHtml(content)}">`,
  );
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...meta,
    `<script type="application/ld+json">${scriptText(head.schema)}</script>`,
  ].join('\n');
}
