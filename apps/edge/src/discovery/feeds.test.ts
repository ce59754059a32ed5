import { articleUrl, languages } from '@tern/domain';
import { articleWithEveryBlock } from '@tern/testing/fixtures';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { articleItem, type Feed, type FeedItem, jsonFeed, rssFeed } from './feeds.ts';

const origin = 'https://vpn.example';
const article = articleWithEveryBlock();
const older = articleWithEveryBlock({
  unikey: 'older',
  published: '2026-10-01',
  updated: null,
  title: 'Older',
});
const html = '<p>Ein &amp; zwei ]]&gt; <code>]]></code></p>';
const feed: Feed = {
  page: '/blog',
  language: 'de',
  origin,
  title: 'Blog & <more>',
  description: 'About “networks”',
  items: [
    articleItem({ ...article, language: 'de' }, html, origin),
    articleItem({ ...older, language: 'de' }, html, origin),
  ],
};

describe('rssFeed', () => {
  const text = rssFeed(feed);
  const parsed = parseRssFeed(text);

  it('is read by a parser as it was meant', () => {
    expect(parsed).toMatchObject({
      title: feed.title,
      description: feed.description,
      link: `${origin}/de/blog`,
      language: 'de',
      lastBuildDate: 'Tue, 24 Nov 2026 00:00:00 GMT',
      atom: { links: [{ href: `${origin}/de/blog/feed.xml`, rel: 'self', type: 'application/rss+xml' }] },
    });
    expect(parsed.items).toHaveLength(2);
    expect(parsed.items?.[0]).toMatchObject({
      title: article.title,
      link: `${origin}/de/blog/${article.unikey}`,
      guid: { value: `${origin}/de/blog/${article.unikey}`, isPermaLink: true },
      pubDate: 'Sun, 22 Nov 2026 00:00:00 GMT',
      description: article.description,
      content: { encoded: html },
      dc: { creators: ['Tern'] },
      categories: [{ name: 'Privacy' }, { name: 'VPN' }, { name: 'DNS' }, { name: 'IP address' }],
    });
  });

  it('changes only with its articles', () => {
    expect(rssFeed(feed)).toBe(text);
  });

  it('is a feed without articles, too', () => {
    const empty = parseRssFeed(rssFeed({ ...feed, items: [] }));
    expect(empty.title).toBe(feed.title);
    expect(empty.lastBuildDate).toBeUndefined();
  });

  it('names absolute addresses only', () => {
    for (const [, url] of text.matchAll(/<(?:link|guid[^>]*|url)>([^<]+)</g)) expect(url).toMatch(/^https:/);
  });
});

describe('jsonFeed', () => {
  const parsed = parseJsonFeed(jsonFeed(feed));

  it('is read by a parser as it was meant', () => {
    expect(parsed).toMatchObject({
      title: feed.title,
      home_page_url: `${origin}/de/blog`,
      feed_url: `${origin}/de/blog/feed.json`,
      language: 'de',
    });
    expect(parsed.items?.[0]).toMatchObject({
      id: `${origin}/de/blog/${article.unikey}`,
      content_html: html,
      summary: article.description,
      image: `${origin}/og/de/blog/${article.unikey}.png`,
      tags: ['Privacy', 'VPN', 'DNS', 'IP address'],
    });
  });

  it('has what the format demands, and no null', () => {
    const raw = JSON.parse(jsonFeed(feed));
    expect(raw.version).toBe('https://jsonfeed.org/version/1.1');
    expect(raw.items[1]).not.toHaveProperty('date_modified');
    expect(JSON.stringify(raw)).not.toContain('null');
  });
});

it('gives an article one id in all feeds of its language', () => {
  const ids = languages.map(
    (language) =>
      JSON.parse(
        jsonFeed({ ...feed, language, items: [articleItem({ ...article, language }, html, origin)] }),
      ).items[0].id as string,
  );
  expect(ids).toEqual(languages.map((language) => articleUrl({ ...article, language }, origin)));
});

it('names the page of the log of changes, where that is its own', () => {
  const [item] = feed.items;
  const changes: Feed = {
    ...feed,
    page: '/dynamic',
    items: [{ ...(item as FeedItem), url: `${origin}/de/dynamic#euro`, updated: null, image: null }],
  };
  expect(parseRssFeed(rssFeed(changes))).toMatchObject({
    link: `${origin}/de/dynamic`,
    atom: { links: [{ href: `${origin}/de/dynamic/feed.xml` }] },
    items: [{ guid: { value: `${origin}/de/dynamic#euro` } }],
  });
  const parsed = JSON.parse(jsonFeed(changes));
  expect(parsed.feed_url).toBe(`${origin}/de/dynamic/feed.json`);
  expect(parsed.items[0]).not.toHaveProperty('image');
});
