import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closerOf } from '@tern/service/closerOf';
import { createContentCache } from '../contentCache.ts';
import { createErrorPage } from '../createErrorPage.ts';
import { createHandler, type Handler, pathnameOf } from '../createHandler.ts';
import { discoveryFiles } from '../discovery/discoveryFiles.ts';
import { createMadeFiles } from '../discovery/madeFiles.ts';
import { securityHeaders } from '../headers.ts';
import { createPages } from '../pages.ts';
import { createPublicDataSource } from '../publicData.ts';
import { loadRenderer, type PageRenderer } from '../render.ts';
import { type EdgeRequest, writeResponse } from '../respond.ts';
import type { MountedService } from './MountedService.ts';
import { createPictures } from './pictures/pictures.ts';
import { proxyTo } from './proxy.ts';
import { loadStaticFiles } from './staticFiles.ts';

export { browserEntry, pageDocument } from '../pageDocument.ts';
export { type PageRenderer, pageTransition } from '../render.ts';
export type { MountedService } from './MountedService.ts';

export interface EdgeOptions {
  port: number;
  host?: string;
  /** Folder of the site's build, with `client` and `server` inside. */
  siteDist: string;
  /** Stands in for the build while the site is developed: no cache, no content security policy. */
  development?: {
    renderer: PageRenderer;
    /** Serves modules; calls `next` for any other request. */
    modules(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  };
  /** Exactly one of the two. */
  service?: MountedService;
  serviceOrigin?: string;
  /** Beside `serviceOrigin`: where a visitor is, from what this machine knows. */
  countryOf?: MountedService['countryOf'];
  /** Scheme and host that canonical links name. */
  publicOrigin: string;
  testMode: boolean;
  /** Origins of a vendor's bot check, where one is configured. */
  botCheckHosts?: readonly string[];
  /** ms a page may be shown before it is rendered again; 0 renders every page anew. */
  htmlMaxAge?: number;
  now?: () => number;
  /** ms that the head of a request and a whole request may take to arrive; slower ones get a 408. */
  headersTimeout?: number;
  requestTimeout?: number;
  onError?: (error: unknown, request: { method: string; url: string }) => void;
}

export interface Edge {
  port: number;
  server: Server;
  /** Everything but the API as a function of web standards. */
  handle: Handler['handle'];
  /** Takes no new connections and resolves when running requests have ended. */
  close(): Promise<void>;
}

const apiPath = /^\/(?:api|ws|l10n)(?:\/|$)/;
/** Seconds an idle connection stays open between two requests. */
const keepAlive = 65;

/** Composes the request handler of the edge, independent of the server it runs in. */
async function composeHandler(
  options: EdgeOptions,
  service: MountedService,
  own: { serviceOrigin: () => string; isClosing: () => boolean },
): Promise<Handler> {
  const { development, publicOrigin, botCheckHosts = [], testMode, now = Date.now } = options;
  const files = loadStaticFiles(`${options.siteDist}/client`, securityHeaders);
  const renderer = development?.renderer ?? (await loadRenderer(options.siteDist, files.add));
  const cache = createContentCache({ now });
  const always = development ? { maxAge: 0 } : {};
  const made = createMadeFiles(discoveryFiles({ origin: publicOrigin, words: renderer.words }), {
    cache,
    ...always,
  });
  const pictures = createPictures({ words: renderer.words, cache, ...always });
  const shared = { renderer, publicOrigin, botCheckHosts, policies: !development, now };
  const pages = createPages({
    ...shared,
    cache,
    publicData: createPublicDataSource({ origin: own.serviceOrigin, now }),
    maxAge: development ? 0 : (options.htmlMaxAge ?? 60_000),
  });
  return createHandler({
    pages,
    files,
    made,
    pictures,
    errorPage: createErrorPage({ ...shared, testMode }),
    health: async () =>
      !own.isClosing() && (await Promise.all([service.health(), pages.health()])).every(Boolean),
    onError: (error, { method, target }) => options.onError?.(error, { method, url: target }),
  });
}

/** Starts the HTTP front of the product on Node's server. */
export async function createEdge(options: EdgeOptions): Promise<Edge> {
  if (!options.service === !options.serviceOrigin) {
    throw new Error('The edge needs either a service in this process or SERVICE_ORIGIN.');
  }
  const { development } = options;
  const service: MountedService =
    options.service ?? proxyTo(options.serviceOrigin as string, options.countryOf);
  let port = options.port;
  let closing = false;
  const handler = await composeHandler(options, service, {
    serviceOrigin: () => options.serviceOrigin ?? `http://127.0.0.1:${port}`,
    isClosing: () => closing,
  });

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const asked: EdgeRequest = {
      method: request.method ?? 'GET',
      target: request.url ?? '/',
      headers: request.headers,
      country: () => service.countryOf(request),
    };
    const ready = handler.ready(asked);
    if (ready) {
      writeResponse(response, ready);
    } else if (apiPath.test(pathnameOf(asked.target))) {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      service.handle(request, response);
    } else {
      handler.respond(asked).then(
        (late) => writeResponse(response, late),
        () => response.destroy(),
      );
    }
  }

  const server = createServer(
    {
      keepAliveTimeout: keepAlive * 1000,
      headersTimeout: options.headersTimeout ?? 15_000,
      requestTimeout: options.requestTimeout ?? 30_000,
      connectionsCheckingInterval: Math.min(5000, options.requestTimeout ?? 5000),
    },
    development
      ? (request, response) => development.modules(request, response, () => respond(request, response))
      : respond,
  );
  const closeServer = closerOf(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  port = (server.address() as AddressInfo).port;

  return {
    port,
    server,
    handle: handler.handle,
    async close() {
      closing = true;
      await closeServer();
    },
  };
}
