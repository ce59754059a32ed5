import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createObserve, type Observe } from '@tern/observe';
import type { RequestHead } from '@tern/service/forEdge';
import { createContentCache } from '../cache/contentCache.ts';
import type { PurgeTarget } from '../cache/purgeFront.ts';
import { createRenderQueue } from '../cache/renderQueue.ts';
import type { PageRenderer } from '../engine/createRenderer.ts';
import { composeHandler, type EdgeHandler, type EdgeParts } from '../handler/composeHandler.ts';
import { pathnameOf, routeOf } from '../handler/createHandler.ts';
import { isServicePath } from '../http/EdgeService.ts';
import type { EncodeBody } from '../http/encodings.ts';
import { bareHeaders } from '../http/headers.ts';
import { nothingOutside, type Outside } from '../http/Outside.ts';
import { readText } from '../http/readText.ts';
import type { EdgeRequest, EdgeResponse } from '../http/respond.ts';
import { createArticleSource } from '../sources/articleSource.ts';
import { createTextSource } from '../sources/textSource.ts';
import { createWebServer, type Listener, type WebServerOptions } from './createWebServer.ts';
import { countExchanges, observeQueue, registerCacheMetrics } from './edgeMetrics.ts';
import { edgeRequestOf } from './edgeRequestOf.ts';
import { compressWith, encodeBody, encodeInTurn, encodeWith, good } from './encodeBody.ts';
import { fetchMounted } from './fetchMounted.ts';
import { cameInsecurely, respondToInsecure } from './insecureRequest.ts';
import { loadRenderer } from './loadRenderer.ts';
import type { MountedService } from './MountedService.ts';
import { createPictures } from './pictures/pictures.ts';
import { proxyTo, type Visitors } from './proxy.ts';
import { requestObserver } from './requestObserver.ts';
import { loadStaticFiles } from './staticFiles.ts';
import { writeResponse } from './writeResponse.ts';

export type { PageRenderer } from '../engine/createRenderer.ts';
export { browserEntry, pageDocument, pageTransition } from '../engine/pageDocument.ts';
export type { Tls } from './createWebServer.ts';
export type { MountedService } from './MountedService.ts';

export interface EdgeOptions extends WebServerOptions {
  /** Folder of the site's build, with `client` and `server` inside. */
  siteDist: string;
  /** Folder with the client build of the release before. */
  releaseBefore?: string;
  /** Stands in for the build while the site is developed: no cache, no content security policy. */
  development?: {
    renderer: PageRenderer;
    /** Serves modules; calls `next` for any other request. */
    modules(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  };
  /** Exactly one of the two. */
  service?: MountedService;
  serviceOrigins?: readonly string[];
  /** Beside `serviceOrigins`: who a visitor is and where, from what this machine knows. */
  visitors?: Partial<Visitors>;
  /** Scheme and host that canonical links name. */
  publicOrigin: string;
  /** A proxy in front says with `X-Forwarded-Proto` how the visitor came. */
  proxied?: boolean;
  testMode: boolean;
  /** Origins of a vendor's bot check, where one is configured. */
  botCheckHosts?: readonly string[];
  outside?: Outside;
  /** ms a page may be shown before it is rendered again; 0 renders every page anew. */
  htmlMaxAge?: number;
  /** Bytes of cached content; 16 MiB. */
  cacheBytes?: number;
  /** Compresses pages; by default as well as a first visitor can wait for. */
  encode?: EncodeBody;
  /** How well pages are compressed, 1 to 11, where nothing else encodes them. */
  brotliLevel?: number;
  /** A cache in front that is told when prices and campaigns change. */
  front?: PurgeTarget;
  now?: () => number;
  onError?: (error: unknown, request: { method: string; url: string }) => void;
  /** Where metrics and spans go. */
  observe?: Observe;
}

export interface Edge {
  port: number;
  server: Server;
  /** The same responses as a function of web standards. */
  handle: EdgeHandler['handle'];
  /** Counts of the page cache and of what is rendered. */
  stats: EdgeHandler['stats'];
  /** A stop is near: `/readyz` turns to 503, and connections end with their next response. */
  drain(): void;
  /** Takes no new connections and resolves when running requests have ended. */
  close(): Promise<void>;
}

/** ms between two looks at what the service's data is a version of. */
const changesEvery = 500;

const encoder = (level: number | undefined): EncodeBody =>
  level === undefined ? encodeBody : encodeInTurn(encodeWith({ ...good, brotli: level }));

const since = (started: number) => performance.now() - started;

/** Composes the handler with what Node has: the build on disk, zlib, the rasteriser. */
async function composeOnNode(
  options: EdgeOptions,
  service: MountedService,
  own: Pick<EdgeParts, 'serviceOrigin' | 'isClosing'> & { observe: Observe },
): Promise<EdgeHandler> {
  const { development, now = Date.now } = options;
  const { observe } = own;
  const files = await loadStaticFiles(`${options.siteDist}/client`, options.releaseBefore);
  const renderer = development?.renderer ?? (await loadRenderer(options.siteDist, files.add));
  const cache = createContentCache({ now, ...(options.cacheBytes ? { maxBytes: options.cacheBytes } : {}) });
  registerCacheMetrics(observe, cache);
  const queue = observeQueue(observe, createRenderQueue());
  const articles = createArticleSource({ origin: own.serviceOrigin, now });
  const texts = createTextSource({ origin: own.serviceOrigin, now });
  return composeHandler({
    ...own,
    files,
    renderer,
    articles,
    texts,
    cache,
    queue,
    encode:
      options.encode ?? (development ? encodeWith({ brotli: 1, gzip: 1 }) : encoder(options.brotliLevel)),
    compress: compressWith,
    pictures: createPictures({
      words: () => renderer.words(texts.of),
      cache,
      articles,
      files,
      ...(development ? { maxAge: 0 } : {}),
    }),
    service: fetchMounted(service),
    publicOrigin: options.publicOrigin,
    testMode: options.testMode,
    botCheckHosts: options.botCheckHosts ?? [],
    outside: options.outside ?? nothingOutside,
    htmlMaxAge: options.htmlMaxAge ?? 60_000,
    front: options.front,
    built: !development,
    now,
    onError: options.onError,
  });
}

/** Starts the HTTP front of the product on Node's server. */
export async function createEdge(options: EdgeOptions): Promise<Edge> {
  if (!options.service === !options.serviceOrigins?.length) {
    throw new Error('The edge needs either a service in this process or SERVICE_ORIGIN.');
  }
  const { development, observe = createObserve() } = options;
  const service: MountedService =
    options.service ?? proxyTo(options.serviceOrigins as readonly string[], options.visitors);
  let port = options.port;
  let closing = false;
  const handler = await composeOnNode(options, service, {
    // Through this server: one of several services responds.
    serviceOrigin: () => `http://127.0.0.1:${port}`,
    isClosing: () => closing,
    observe,
  });

  const count = countExchanges(observe);
  const inRequest = requestObserver(observe, { trusted: options.proxied === true, count });

  /** A response that needs no waiting is counted before it is written. */
  function readyFor(edgeRequest: EdgeRequest, started: number): EdgeResponse | null {
    const ready = handler.ready(edgeRequest);
    if (ready)
      count({
        method: edgeRequest.method,
        route: routeOf(ready),
        status: ready.status,
        source: 'cache',
        duration: since(started),
      });
    return ready;
  }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    if (closing) response.shouldKeepAlive = false;
    if (options.proxied && respondToInsecure(request, response, options.publicOrigin)) return;
    const started = performance.now();
    const edgeRequest = {
      ...edgeRequestOf(request, service),
      body: (maxBytes: number) => readText(request, maxBytes),
    };
    const ready = readyFor(edgeRequest, started);
    if (ready) {
      writeResponse(response, ready);
    } else if (isServicePath(pathnameOf(edgeRequest.target))) {
      inRequest({ request, response, source: 'service' }, started, (named) => {
        named('api');
        for (const [name, value] of Object.entries(bareHeaders)) response.setHeader(name, value);
        service.handle(request, response);
      });
    } else {
      inRequest({ request, response, source: 'edge' }, started, async (named) => {
        const late = await handler.respond(edgeRequest);
        named(routeOf(late));
        writeResponse(response, late);
      });
    }
  }

  /** Null for what `respond` has more to do with. */
  const respondPlainly = (request: RequestHead): EdgeResponse | null =>
    closing || (options.proxied && cameInsecurely(request))
      ? null
      : readyFor(edgeRequestOf(request, service), performance.now());

  const listener: Listener = development
    ? (request, response) => development.modules(request, response, () => respond(request, response))
    : respond;
  const web = await createWebServer(options, listener, development ? undefined : respondPlainly);
  // The edge calls the API through itself, which a certificate for another name would not let it.
  const inside = options.tls && (await createWebServer({ port: 0, host: '127.0.0.1' }, listener));
  ({ port } = inside ?? web);

  const watching = setInterval(() => void handler.checkChanges(), changesEvery);
  watching.unref();

  return {
    port: web.port,
    server: web.server,
    handle: handler.handle,
    stats: handler.stats,
    drain() {
      closing = true;
    },
    async close() {
      closing = true;
      clearInterval(watching);
      await Promise.all([web.close(), inside?.close()]);
    },
  };
}
