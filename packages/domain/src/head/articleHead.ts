import type { BlogPosting, BreadcrumbList, ListItem, Organization, WithContext } from 'schema-dts';
import { brand } from '../brand/brand.ts';
import { isLanguage, type Language, openGraphLocale } from '../languages.ts';
import { buildPath } from '../routes/buildPath.ts';
import { type ArticleAt, articleUrl } from './articleAddress.ts';
import { siteOrigin } from './canonicalUrl.ts';
import { socialPictureSize } from './socialPicture.ts';

/** An article as its head needs it: the shape of the contract's `Article`, less its body. */
export interface HeadArticle {
  readonly unikey: string;
  /** Of the text. */
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly category: { readonly id: string; readonly name: string };
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  /** `tern` is the team; others are names. */
  readonly author: string;
  /** ISO 8601 dates. */
  readonly published: string;
  readonly updated: string | null;
  readonly picture: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  } | null;
  readonly words: number;
}

/** A meta element of the head: `property` for Open Graph, `name` for the rest. */
export interface HeadMeta {
  readonly name?: string;
  readonly property?: string;
  readonly content: string;
}

/** The author that stands for the brand's own people. */
const team = 'tern';

/** Who wrote an article, as a reader is told. */
export const articleAuthor = ({ author }: Pick<HeadArticle, 'author'>): string =>
  author === team ? brand.name : author;

/** A date as the instant it begins at, which is what readers of heads and feeds want. */
export const instantOf = (date: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00:00Z` : new Date(date).toISOString();

/** The path of the picture of an article in link previews. */
export const articlePicturePath = ({ unikey, language }: ArticleAt): string =>
  `/og/${language}/blog/${encodeURIComponent(unikey)}.png`;

/** The article whose preview picture an address is of; null for any other address. */
export function parseArticlePicturePath(pathname: string): ArticleAt | null {
  const [, code, unikey] =
    /^\/og\/([a-z]{2})\/blog\/([a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?)\.png$/.exec(pathname) ?? [];
  return unikey && isLanguage(code) ? { language: code, unikey } : null;
}

/**
 * Description, Open Graph and Twitter elements of an article (spec section 2). `pictureVersion` stands in the address of
 * the preview picture.
 */
export function articleMeta(
  article: HeadArticle,
  { origin = siteOrigin, pictureVersion }: { origin?: string | undefined; pictureVersion: string },
): HeadMeta[] {
  const { title, description, language } = article;
  const picture = `${origin}${articlePicturePath(article)}?v=${pictureVersion}`;
  return [
    { name: 'description', content: description },
    { name: 'keywords', content: article.tags.map(({ name }) => name).join(', ') },
    { name: 'author', content: articleAuthor(article) },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: articleUrl(article, origin) },
    { property: 'og:locale', content: openGraphLocale(language) },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: `${socialPictureSize.width}` },
    { property: 'og:image:height', content: `${socialPictureSize.height}` },
    { property: 'og:image:alt', content: title },
    { property: 'article:published_time', content: instantOf(article.published) },
    ...(article.updated ? [{ property: 'article:modified_time', content: instantOf(article.updated) }] : []),
    { property: 'article:section', content: article.category.name },
    ...article.tags.map(({ name }) => ({ property: 'article:tag', content: name })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: title },
  ];
}

/** A node of schema.org. */
export interface StructuredNode {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [key: string]: unknown;
}

const context = 'https://schema.org';

/**
 * The article and the way to it as schema.org nodes: `BlogPosting` with headline, dates, author, publisher and picture,
 * and `BreadcrumbList`. `blogName` is the blog's title in the article's language.
 */
export function articleStructuredData(
  article: HeadArticle,
  {
    origin = siteOrigin,
    pictureVersion,
    blogName,
  }: { origin?: string | undefined; pictureVersion: string; blogName: string },
): StructuredNode[] {
  const { language, category, picture } = article;
  const url = articleUrl(article, origin);
  const organisation = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  } satisfies Organization;
  const page = (path: string) => origin + buildPath({ language, variant: 'desktop', path });
  const steps = [
    { name: brand.name, item: page('/') },
    { name: blogName, item: page('/blog') },
    { name: category.name, item: page(`/blog/category/${encodeURIComponent(category.id)}`) },
    { name: article.title, item: url },
  ];
  return [
    {
      '@context': context,
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: article.title,
      description: article.description,
      image: [
        `${origin}${articlePicturePath(article)}?v=${pictureVersion}`,
        ...(picture ? [new URL(picture.src, origin).href] : []),
      ],
      datePublished: instantOf(article.published),
      dateModified: instantOf(article.updated ?? article.published),
      inLanguage: language,
      author:
        article.author === team
          ? { '@type': 'Organization', name: brand.name, url: `${origin}/` }
          : { '@type': 'Person', name: article.author },
      publisher: organisation,
      mainEntityOfPage: { '@type': 'WebPage', '@id': url },
      articleSection: category.name,
      keywords: article.tags.map(({ name }) => name).join(', '),
      wordCount: article.words,
    } satisfies WithContext<BlogPosting>,
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(
        ({ name, item }, index) =>
          ({ '@type': 'ListItem', position: index + 1, name, item }) satisfies ListItem,
      ),
    } satisfies WithContext<BreadcrumbList>,
  ];
}
