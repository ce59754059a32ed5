import type { MadeFiles } from './discovery/madeFiles.ts';
import type { Pictures } from './node/pictures/pictures.ts';
import type { StaticFiles } from './node/staticFiles.ts';
import type { Pages } from './pages.ts';
import { type EdgeRequest, type EdgeResponse, plainResponse, respondWith, toWebResponse } from './respond.ts';

/** Facts about a request that come from the server, not from the client. */
export interface Facts {
  /** Two letters, or null. */
  country: string | null;
}

export interface Handler {
  /** Responses that need no waiting: files and cached pages. Null when there is more to do. */
  ready(request: EdgeRequest): EdgeResponse | null;
  respond(request: EdgeRequest): Promise<EdgeResponse>;
  /** The same as a function of web standards. */
  handle(request: Request, facts: Facts): Promise<Response>;
}

export interface HandlerOptions {
  pages: Pages;
  files: StaticFiles;
  made: MadeFiles;
  pictures: Pictures;
  /** Whether everything that pages need is there. */
  health: () => Promise<boolean>;
  errorPage: (request: EdgeRequest) => Promise<EdgeResponse>;
  onError: (error: unknown, request: EdgeRequest) => void;
}

const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

export const pathnameOf = (target: string): string => {
  const at = target.indexOf('?');
  return at < 0 ? target : target.slice(0, at);
};

/** Everything the edge responds with except the API. Knows no server: adapters bring requests and take responses. */
export function createHandler(options: HandlerOptions): Handler {
  const { pages, files, made, pictures, health, errorPage, onError } = options;

  function ready(request: EdgeRequest): EdgeResponse | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const file = files.get(pathnameOf(request.target));
    if (file) return respondWith(request, file);
    return request.method === 'GET' ? pages.cached(request) : null;
  }

  async function route(request: EdgeRequest): Promise<EdgeResponse> {
    const pathname = pathnameOf(request.target);
    if (pathname === '/healthz') {
      const healthy = await health();
      return plainResponse(healthy ? 200 : 503, text, healthy ? 'ok\n' : 'not ready\n');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainResponse(405, { allow: 'GET, HEAD' });
    if (pathname.startsWith('/assets/')) return plainResponse(404, text, 'Not found\n');
    if (pathname.startsWith('/og/')) {
      return (await pictures.respond(request, pathname)) ?? plainResponse(404, text, 'Not found\n');
    }
    const content = await made.get(pathname);
    return content ? respondWith(request, content) : pages.respond(request);
  }

  const respond = (request: EdgeRequest): Promise<EdgeResponse> =>
    route(request).catch((error: unknown) => {
      onError(error, request);
      return errorPage(request);
    });

  return {
    ready,
    respond,
    async handle(request, { country }) {
      const { pathname, search } = new URL(request.url);
      const asked: EdgeRequest = {
        method: request.method,
        target: pathname + search,
        headers: Object.fromEntries(request.headers),
        country: () => country,
      };
      const response = ready(asked) ?? (await respond(asked));
      return toWebResponse(response);
    },
  };
}
