import {
  type Article,
  articleAuthor,
  articlePicturePath,
  articleUrl,
  brand,
  buildPath,
  escapeHtml,
  type FeedPage,
  feedPath,
  instantOf,
  type Language,
} from '@tern/domain';

/** An entry of a feed: an article, or a change. */
export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Its body, with absolute addresses. */
  readonly html: string;
  /** ISO, days. */
  readonly published: string;
  readonly updated: string | null;
  readonly author: string;
  readonly tags: readonly string[];
  readonly image: string | null;
  readonly language: Language;
}

export interface Feed {
  /** Its readers may visit this page. */
  readonly page: FeedPage;
  readonly language: Language;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Of the page, in the language of the feed. */
  readonly title: string;
  readonly description: string;
  /** The newest first. */
  readonly items: readonly FeedItem[];
}

/** An article as an entry. */
export const articleItem = (article: Article, html: string, origin: string): FeedItem => ({
  url: articleUrl(article, origin),
  title: article.title,
  description: article.description,
  html,
  published: article.published,
  updated: article.updated,
  author: articleAuthor(article),
  tags: [article.category, ...article.tags].map(({ name }) => name),
  image: origin + articlePicturePath(article),
  language: article.language,
});

/** Entries of a feed. */
export const feedLength = 20;

const homeOf = ({ origin, language, page }: Feed) =>
  origin + buildPath({ language, variant: 'desktop', path: page });

/** RFC 822, as RSS wants dates. */
const rssDate = (date: string) => new Date(instantOf(date)).toUTCString();

const changedOf = ({ published, updated }: FeedItem) => instantOf(updated ?? published);

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
/** The end of a section cannot stand in one: it is split between two. */
const section = (name: string, html: string) =>
  `<${name}><![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

function rssItem({ url, title, description, html, published, author, tags }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
    element('pubDate', rssDate(published)),
    element('dc:creator', author),
    ...tags.map((name) => element('category', name)),
    element('description', description),
    section('content:encoded', html),
    '</item>',
  ].join('');
}

/** A feed as RSS 2.0. It changes only when its entries do. */
export function rssFeed(feed: Feed): string {
  const { page, language, origin, title, description, items } = feed;
  const changes = items.map(changedOf).sort();
  const latest = changes.at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', homeOf(feed)),
    element('description', description),
    element('language', language),
    ...(latest ? [element('lastBuildDate', rssDate(latest))] : []),
    element('ttl', '15'),
    `<atom:link href="${escapeHtml(origin + feedPath(language, 'rss', page))}" rel="self" type="application/rss+xml"/>`,
    `<image>${element('url', `${origin}/icons/icon-192.png`)}${element('title', title)}${element('link', homeOf(feed))}</image>`,
    ...items.map(rssItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** A feed as JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  const { page, language, origin, title, description, items } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: homeOf(feed),
    feed_url: origin + feedPath(language, 'json', page),
    description,
    language,
    icon: `${origin}/icons/icon-512.png`,
    authors: [{ name: brand.name, url: `${origin}/` }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.description,
      content_html: item.html,
      ...(item.image && { image: item.image }),
      date_published: instantOf(item.published),
      ...(item.updated && { date_modified: instantOf(item.updated) }),
      authors: [{ name: item.author }],
      tags: item.tags,
      language: item.language,
    })),
  });
}
