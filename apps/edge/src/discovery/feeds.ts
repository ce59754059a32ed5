import {
  type Article,
  articleAuthor,
  articlePicturePath,
  articleUrl,
  brand,
  buildPath,
  feedPath,
  instantOf,
  type Language,
} from '@tern/domain';
import { escapeXml } from './escapeXml.ts';

/** An article, and its body as HTML with absolute addresses. */
export interface FeedItem {
  readonly article: Article;
  readonly html: string;
}

export interface Feed {
  readonly language: Language;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Of the blog, in the language of the feed. */
  readonly title: string;
  readonly description: string;
  /** The newest first. */
  readonly items: readonly FeedItem[];
}

/** Articles of a feed. */
export const feedLength = 20;

const homeOf = ({ origin, language }: Feed) =>
  origin + buildPath({ language, variant: 'desktop', path: '/blog' });

/** RFC 822, as RSS wants dates. */
const rssDate = (date: string) => new Date(instantOf(date)).toUTCString();

const changedOf = ({ published, updated }: Article) => instantOf(updated ?? published);

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
/** The end of a section cannot stand in one: it is split between two. */
const section = (name: string, html: string) =>
  `<${name}><![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

function rssItem({ article, html }: FeedItem, origin: string): string {
  const url = articleUrl(article, origin);
  return [
    '<item>',
    element('title', article.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', rssDate(article.published)),
    element('dc:creator', articleAuthor(article)),
    ...[article.category, ...article.tags].map(({ name }) => element('category', name)),
    element('description', article.description),
    section('content:encoded', html),
    '</item>',
  ].join('');
}

/** The newest articles of a language as RSS 2.0. It changes only when they do. */
export function rssFeed(feed: Feed): string {
  const { language, origin, title, description, items } = feed;
  const changes = items.map(({ article }) => changedOf(article)).sort();
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
    `<atom:link href="${escapeXml(origin + feedPath(language, 'rss'))}" rel="self" type="application/rss+xml"/>`,
    `<image>${element('url', `${origin}/icons/icon-192.png`)}${element('title', title)}${element('link', homeOf(feed))}</image>`,
    ...items.map((item) => rssItem(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The newest articles of a language as JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  const { language, origin, title, description, items } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: homeOf(feed),
    feed_url: origin + feedPath(language, 'json'),
    description,
    language,
    icon: `${origin}/icons/icon-512.png`,
    authors: [{ name: brand.name, url: `${origin}/` }],
    items: items.map(({ article, html }) => {
      const url = articleUrl(article, origin);
      return {
        id: url,
        url,
        title: article.title,
        summary: article.description,
        content_html: html,
        image: origin + articlePicturePath(article),
        date_published: instantOf(article.published),
        ...(article.updated && { date_modified: instantOf(article.updated) }),
        authors: [{ name: articleAuthor(article) }],
        tags: [article.category, ...article.tags].map(({ name }) => name),
        language: article.language,
      };
    }),
  });
}
