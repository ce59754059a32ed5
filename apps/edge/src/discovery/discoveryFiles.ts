import { defaultLanguage, feedPath, type Language, languages } from '@tern/domain';
import type { SiteWords, TrialData } from '@tern/site/renderer';
import type { ArticleSource } from '../articleSource.ts';
import { type Feed, type FeedItem, feedLength, jsonFeed, rssFeed } from './feeds.ts';
import type { MadeFile } from './madeFiles.ts';
import { robotsTxt } from './robotsTxt.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemapIndex, sitemapOf, sitemapPath } from './sitemap.ts';
import { speculationRules } from './speculationRules.ts';
import { webManifest } from './webManifest.ts';

const xml = 'application/xml; charset=utf-8';
const text = 'text/plain; charset=utf-8';

/** The subjects of everything that names articles. */
const articleTags = ['articles'];
/** The subject of files with messages: the operator's texts stand in their place. */
const wordTags = ['texts'];
/** Articles that `/llms.txt` names. */
const listLength = 50;
/** ms the service's answers about articles hold (spec section 9). */
const blogAge = 15 * 60_000;
/** Readers of feeds are pages of other sites as well. */
const feedHeaders = {
  'cache-control': 'public, max-age=900',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

type Words = Pick<SiteWords, 'describePage' | 'llmsText' | 'articleHtml'>;

interface FeedOptions {
  origin: string;
  words: () => Promise<Words>;
  articles: ArticleSource;
}

/** The newest articles of a language, whole. */
async function readFeed(language: Language, { origin, words, articles }: FeedOptions): Promise<Feed> {
  const site = await words();
  const [blog, newest] = await Promise.all([
    site.describePage(language, '/blog'),
    articles.newest(language, feedLength),
  ]);
  const items = await Promise.all(
    newest.map(async ({ unikey }): Promise<FeedItem | null> => {
      const article = await articles.article(language, unikey);
      return article && { article, html: await site.articleHtml(article, origin) };
    }),
  );
  return {
    language,
    origin,
    title: blog?.title ?? '',
    description: blog?.description ?? '',
    items: items.filter((item) => item !== null),
  };
}

const feedsOf = (options: FeedOptions): Record<string, MadeFile> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const file = { tags: [...articleTags, ...wordTags], maxAge: blogAge, headers: feedHeaders };
      const feed = () => readFeed(language, options);
      return [
        [
          feedPath(language, 'rss'),
          { ...file, type: 'application/rss+xml; charset=utf-8', make: async () => rssFeed(await feed()) },
        ],
        [
          feedPath(language, 'json'),
          { ...file, type: 'application/feed+json; charset=utf-8', make: async () => jsonFeed(await feed()) },
        ],
      ];
    }),
  );

/** Files that search engines, assistants and browsers request besides the pages, by address. */
export function discoveryFiles(options: {
  /** Scheme and host that canonical links name. */
  origin: string;
  words: () => Promise<Words>;
  /** The free trial that is sold. */
  trial: () => Promise<TrialData | null>;
  articles: ArticleSource;
}): Record<string, MadeFile> {
  const { origin, words, trial, articles } = options;
  // Without the service the pages are listed all the same.
  const blog = () => articles.index().catch(() => null);
  return {
    '/robots.txt': { type: text, make: () => robotsTxt(origin) },
    '/.well-known/security.txt': { type: text, make: () => securityTxt(origin, Date.now()) },
    '/sitemap.xml': { type: xml, make: () => sitemapIndex(origin) },
    ...Object.fromEntries(
      languages.map((language) => [
        sitemapPath(language),
        {
          type: xml,
          tags: articleTags,
          make: async () =>
            sitemapOf(language, origin, { trial: (await trial()) !== null, blog: await blog() }),
        },
      ]),
    ),
    ...feedsOf(options),
    '/llms.txt': {
      type: text,
      tags: [...articleTags, ...wordTags],
      make: async () =>
        (await words()).llmsText(
          origin,
          await trial(),
          await articles.newest(defaultLanguage, listLength).catch(() => []),
        ),
    },
    '/manifest.webmanifest': {
      type: 'application/manifest+json; charset=utf-8',
      tags: wordTags,
      make: async () => webManifest((await (await words()).describePage('en', '/'))?.description ?? ''),
    },
    '/speculation-rules.json': { type: 'application/speculationrules+json', make: speculationRules },
  };
}
