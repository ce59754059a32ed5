import { baseCurrency } from '@tern/domain';
import { createAmpPages } from '../amp/ampPages.ts';
import { createChangeWatch } from '../cache/changeWatch.ts';
import type { CacheStats, ContentCache } from '../cache/contentCache.ts';
import { type PurgeTarget, purgeFront } from '../cache/purgeFront.ts';
import type { RenderQueue, RenderQueueStats } from '../cache/renderQueue.ts';
import { createConsent } from '../consent/createConsent.ts';
import type { CompressWith } from '../dictionary/Dictionary.ts';
import { discoveryFiles } from '../discovery/discoveryFiles.ts';
import { createMadeFiles } from '../discovery/madeFiles.ts';
import type { PageRenderer } from '../engine/createRenderer.ts';
import type { EncodeBody } from '../http/encodings.ts';
import type { Outside } from '../http/Outside.ts';
import { createOfferBox } from '../offerBox/createOfferBox.ts';
import { createErrorPage } from '../pages/createErrorPage.ts';
import { createFoldSheets } from '../pages/createFoldSheets.ts';
import { createPages } from '../pages/pages.ts';
import { callForVisitor } from '../plainForms/callForVisitor.ts';
import { groundSheets } from '../plainForms/displaySettings.ts';
import type { ArticleSource } from '../sources/articleSource.ts';
import { createBlogSource } from '../sources/blogSource.ts';
import { createExperimentSource } from '../sources/experimentSource.ts';
import { createPublicDataSource, type PublicDataSource } from '../sources/publicData.ts';
import type { TextSource } from '../sources/textSource.ts';
import { createHandler, type Handler, type HandlerOptions } from './createHandler.ts';

/** The parts an engine gives the edge, and the settings that every engine has. */
export interface EdgeParts extends Pick<HandlerOptions, 'files' | 'pictures' | 'service' | 'onResponse'> {
  renderer: PageRenderer;
  cache: ContentCache;
  encode: EncodeBody;
  /** Absent where the engine has no compression against a dictionary. */
  compress?: CompressWith | undefined;
  articles: ArticleSource;
  texts: TextSource;
  /** The bound of what is rendered at once and waits for it. */
  queue: RenderQueue;
  /** Scheme and host of the service's public data. */
  serviceOrigin: () => string;
  isClosing: () => boolean;
  /** The cache in front of the edge, where one takes purges. */
  front?: PurgeTarget | undefined;
  /** Scheme and host that canonical links name. */
  publicOrigin: string;
  testMode: boolean;
  /** Origins of a vendor's bot check. */
  botCheckHosts: readonly string[];
  outside: Outside;
  /** ms a page may be shown before it is rendered again; 0 renders every page anew. */
  htmlMaxAge: number;
  /** Off while the site is developed: no policies, and nothing is cached. */
  built: boolean;
  now: () => number;
  /** At least 0 and less than 1. */
  random?: () => number;
  onError?: ((error: unknown, request: { method: string; url: string }) => void) | undefined;
}

export interface EdgeStats {
  readonly cache: CacheStats;
  readonly queue: RenderQueueStats;
}

export interface EdgeHandler extends Handler {
  /** Learns of experiments, and of prices and campaigns that changed, and takes what shows them out of use. Never rejects. */
  checkChanges(): Promise<void>;
  /** Takes pages with one of these tags out of use, here and then in the cache in front. */
  purge(tags: readonly string[]): Promise<void>;
  stats(): EdgeStats;
}

/** The pages that lists name only where they exist, and the state of the service. */
const listedBy = (publicData: PublicDataSource) => ({
  status: publicData.status,
  proof: publicData.proof,
  trial: async () => (await publicData.get(baseCurrency)).trial,
  async countries() {
    await publicData.network();
    return publicData.networkCountries() ?? [];
  },
});

/** Composes the request handler of the edge, independent of the engine it runs in. */
export function composeHandler(parts: EdgeParts): EdgeHandler {
  const { renderer, articles, texts, cache, encode, queue, service, publicOrigin } = parts;
  const { botCheckHosts, testMode, built, now } = parts;
  const maxAge = built ? parts.htmlMaxAge : 0;
  const shared = { renderer, encode, publicOrigin, botCheckHosts, policies: built, now };
  const publicData = createPublicDataSource({ origin: parts.serviceOrigin, now });
  const blog = createBlogSource({ origin: parts.serviceOrigin, now, articles });
  const words = () => renderer.words(texts.of);
  const experiments = createExperimentSource({
    origin: parts.serviceOrigin,
    now,
    random: parts.random ?? Math.random,
  });
  const pages = createPages({
    ...shared,
    experiments,
    blog,
    texts,
    outside: parts.outside,
    cache,
    queue,
    publicData,
    maxAge,
    compress: parts.compress,
    // Nobody waits for it, and it resolves also with what went wrong.
    onPartnerVisit: (request, click) =>
      void callForVisitor(request, { service, publicOrigin, cookies: [] })('partnerClick', { click }),
  });
  async function purge(tags: readonly string[]): Promise<void> {
    publicData.renew();
    articles.renew();
    texts.renew();
    if (tags.includes('articles')) blog.renew();
    cache.purge(tags);
    // Afterwards, or it would fetch the old pages once more.
    if (parts.front) await purgeFront(parts.front, tags);
  }
  const watch = createChangeWatch({
    origin: parts.serviceOrigin,
    onChange: (tags) =>
      purge(tags).catch((error) => parts.onError?.(error, { method: 'PURGE', url: tags.join(' ') })),
  });
  const handler = createHandler({
    pages,
    files: parts.files,
    foldSheets: createFoldSheets({
      ...shared,
      publicData,
      blog,
      texts,
      outside: parts.outside,
      queue,
      files: parts.files,
    }),
    made: createMadeFiles(
      discoveryFiles({
        origin: publicOrigin,
        words,
        ...listedBy(publicData),
        articles,
      }),
      { cache, encode, maxAge },
    ),
    amp: createAmpPages({
      articles,
      words,
      cache,
      encode,
      origin: publicOrigin,
      ...(built ? {} : { maxAge: 0 }),
    }),
    consent: createConsent({
      renderer: { ...renderer, words },
      cache,
      encode,
      service,
      publicOrigin,
      ...(built ? {} : { maxAge: 0 }),
      now,
    }),
    offerBox: createOfferBox({ renderer: { ...renderer, words }, publicData, cache, encode, maxAge }),
    pictures: parts.pictures,
    groundOf: groundSheets(renderer, built),
    service,
    publicOrigin,
    now,
    errorPage: createErrorPage({ ...shared, texts, testMode }),
    testMode,
    isReady: async () =>
      !parts.isClosing() && (await Promise.all([service.health(), pages.health()])).every(Boolean),
    onError: (error, { method, target }) => parts.onError?.(error, { method, url: target }),
    onResponse: parts.onResponse,
  });
  return {
    ...handler,
    checkChanges: async () => void (await Promise.all([watch.check(), experiments.check()])),
    purge,
    stats: () => ({ cache: cache.stats(), queue: queue.stats() }),
  };
}
