import {
  brand,
  defaultLanguage,
  type FeedPage,
  type FeedProof,
  feedPages,
  feedPath,
  type Language,
  languages,
} from '@tern/domain';
import type { SiteWords, StatusData, TrialData } from '@tern/site/renderer';
import { speculationRules } from '../engine/speculationRules.ts';
import type { ArticleSource } from '../sources/articleSource.ts';
import { articleItem, type Feed, type FeedItem, feedLength, jsonFeed, rssFeed } from './feeds.ts';
import type { MadeFile } from './madeFiles.ts';
import { robotsTxt } from './robotsTxt.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemapIndex, sitemapOf, sitemapPath } from './sitemap.ts';
import { statusFiles } from './statusFiles.ts';
import { transparencyFiles } from './transparencyFiles.ts';
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

/** Part of the build, as the hashes by which pages allow them. */
const ruleFiles = (): Record<string, MadeFile> =>
  Object.fromEntries(
    Object.entries(speculationRules()).map(([path, rules]) => [
      path,
      { type: 'application/speculationrules+json', make: () => rules },
    ]),
  );

type Words = Pick<SiteWords, 'describePage' | 'llmsText' | 'articleHtml' | 'changes'>;

interface FeedOptions {
  origin: string;
  words: () => Promise<Words>;
  articles: ArticleSource;
}

/** The entries of feeds, by their page. */
const entriesOf: Record<FeedPage, (language: Language, options: FeedOptions) => Promise<FeedItem[]>> = {
  /** The newest articles of a language, whole. */
  async '/blog'(language, { origin, words, articles }) {
    const site = await words();
    const newest = await articles.newest(language, feedLength);
    const items = await Promise.all(
      newest.map(async ({ unikey }) => {
        const article = await articles.article(language, unikey);
        return article && articleItem(article, await site.articleHtml(article, origin), origin);
      }),
    );
    return items.filter((item) => item !== null);
  },
  async '/dynamic'(language, { origin, words }) {
    const changes = await (await words()).changes(language, origin);
    return changes
      .slice(0, feedLength)
      .map((change) => ({ ...change, updated: null, author: brand.name, image: null }));
  },
};

async function readFeed(page: FeedPage, language: Language, options: FeedOptions): Promise<Feed> {
  const [about, items] = await Promise.all([
    options.words().then((words) => words.describePage(language, page)),
    entriesOf[page](language, options),
  ]);
  const { title = '', description = '' } = about ?? {};
  return { page, language, origin: options.origin, title, description, items };
}

const feedsOf = (options: FeedOptions): Record<string, MadeFile> =>
  Object.fromEntries(
    feedPages.flatMap((page) =>
      languages.flatMap((language) => {
        const file = { tags: [...articleTags, ...wordTags], maxAge: blogAge, headers: feedHeaders };
        const feed = () => readFeed(page, language, options);
        return [
          [
            feedPath(language, 'rss', page),
            { ...file, type: 'application/rss+xml; charset=utf-8', make: async () => rssFeed(await feed()) },
          ],
          [
            feedPath(language, 'json', page),
            {
              ...file,
              type: 'application/feed+json; charset=utf-8',
              make: async () => jsonFeed(await feed()),
            },
          ],
        ];
      }),
    ),
  );

/** Files that search engines, assistants and browsers request besides the pages, by address. */
export function discoveryFiles(options: {
  /** Scheme and host that canonical links name. */
  origin: string;
  words: () => Promise<Words>;
  /** The free trial that is sold. */
  trial: () => Promise<TrialData | null>;
  articles: ArticleSource;
  /** The last segments of the addresses of countries that the network feed has. */
  countries?: () => Promise<readonly string[]>;
  /** Proofs of the network feed; null without one. */
  proof?: () => Promise<FeedProof | null>;
  /** Null while nothing is known. */
  status: () => Promise<StatusData | null>;
}): Record<string, MadeFile> {
  const { origin, words, trial, articles, countries = async () => [], proof = async () => null } = options;
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
            sitemapOf(language, origin, {
              trial: (await trial()) !== null,
              blog: await blog(),
              countries: await countries(),
            }),
        },
      ]),
    ),
    ...feedsOf(options),
    ...statusFiles(options),
    ...transparencyFiles({ origin, proof }),
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
    ...ruleFiles(),
  };
}
