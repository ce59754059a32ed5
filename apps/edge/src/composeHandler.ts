import type { ContentCache } from './contentCache.ts';
import { createErrorPage } from './createErrorPage.ts';
import { createHandler, type Handler, type HandlerOptions } from './createHandler.ts';
import type { PageRenderer } from './createRenderer.ts';
import { discoveryFiles } from './discovery/discoveryFiles.ts';
import { createMadeFiles } from './discovery/madeFiles.ts';
import type { EncodeBody } from './encodings.ts';
import { createPages } from './pages.ts';
import { createPublicDataSource } from './publicData.ts';
import type { RenderQueue } from './renderQueue.ts';

/** The parts an engine gives the edge, and the settings that every engine has. */
export interface EdgeParts extends Pick<HandlerOptions, 'files' | 'pictures' | 'service' | 'onResponse'> {
  renderer: PageRenderer;
  cache: ContentCache;
  encode: EncodeBody;
  /** The bound of what is rendered at once and waits for it. */
  queue: RenderQueue;
  /** Scheme and host of the service's public data. */
  serviceOrigin: () => string;
  isClosing: () => boolean;
  /** Scheme and host that canonical links name. */
  publicOrigin: string;
  testMode: boolean;
  /** Origins of a vendor's bot check. */
  botCheckHosts: readonly string[];
  /** ms a page may be shown before it is rendered again; 0 renders every page anew. */
  htmlMaxAge: number;
  /** Off while the site is developed: no policies, and nothing is cached. */
  built: boolean;
  now: () => number;
  onError?: ((error: unknown, request: { method: string; url: string }) => void) | undefined;
}

/** Composes the request handler of the edge, independent of the engine it runs in. */
export function composeHandler(parts: EdgeParts): Handler {
  const { renderer, cache, encode, queue, service, publicOrigin, botCheckHosts, testMode, built, now } =
    parts;
  const shared = { renderer, encode, publicOrigin, botCheckHosts, policies: built, now };
  const pages = createPages({
    ...shared,
    cache,
    queue,
    publicData: createPublicDataSource({ origin: parts.serviceOrigin, now }),
    maxAge: built ? parts.htmlMaxAge : 0,
  });
  return createHandler({
    pages,
    files: parts.files,
    made: createMadeFiles(discoveryFiles({ origin: publicOrigin, words: renderer.words }), {
      cache,
      encode,
      ...(built ? {} : { maxAge: 0 }),
    }),
    pictures: parts.pictures,
    service,
    errorPage: createErrorPage({ ...shared, testMode }),
    health: async () =>
      !parts.isClosing() && (await Promise.all([service.health(), pages.health()])).every(Boolean),
    onError: (error, { method, target }) => parts.onError?.(error, { method, url: target }),
    onResponse: parts.onResponse,
  });
}
