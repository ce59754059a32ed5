import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  baseCurrency,
  type Currency,
  currencyOfCountry,
  isBlockedCountry,
  matchRoute,
  splitUrl,
} from '@tern/domain';
import { closerOf } from '@tern/service/closerOf';
import { preferenceCookie } from './cookies.ts';
import { discoveryFiles } from './discovery/discoveryFiles.ts';
import { createMadeFiles } from './discovery/madeFiles.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { contentSecurityPolicy, fieldHosts, permissionsWith, securityHeaders } from './headers.ts';
import { type CachedPage, createHtmlCache } from './htmlCache.ts';
import type { MountedService } from './MountedService.ts';
import { type PageRequest, rememberPageRequests } from './pageRequest.ts';
import { createPictures } from './pictures/pictures.ts';
import { proxyTo } from './proxy.ts';
import { createPublicDataSource } from './publicData.ts';
import { keepAliveSeconds, type ReadyAnswer, readyAnswer, sendReady } from './readyAnswer.ts';
import { loadRenderer, type PageRenderer } from './render.ts';
import { loadStaticFiles } from './staticFiles.ts';

export type { MountedService } from './MountedService.ts';
export { browserEntry, pageDocument } from './pageDocument.ts';
export { type PageRenderer, pageTransition } from './render.ts';

export interface EdgeOptions {
  port: number;
  host?: string;
  /** Folder of the site's build, with `client` and `server` inside. */
  siteDist: string;
  /** Stands in for the build while the site is developed: no cache, no content security policy. */
  development?: {
    renderer: PageRenderer;
    /** Serves modules; calls `next` for what is none. */
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
  onError?: (error: unknown, request: IncomingMessage) => void;
}

export interface Edge {
  port: number;
  server: Server;
  /** Takes no new connections and resolves when running requests have ended. */
  close(): Promise<void>;
}

/** Pages of a purchase, among which the router moves without a new document. */
function takesPayment(path: string | null): boolean {
  return path !== null && (matchRoute(path)?.route.takesPayment ?? false);
}

function pathnameOf({ url = '/' }: IncomingMessage): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
}

const onlyAsks = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const apiPath = /^\/(?:api|ws|l10n)(?:\/|$)/;
const year = 365 * 24 * 3600;

/** Starts the HTTP front of the product. */
export async function createEdge(options: EdgeOptions): Promise<Edge> {
  if (!options.service === !options.serviceOrigin) {
    throw new Error('The edge needs either a service in this process or SERVICE_ORIGIN.');
  }
  const now = options.now ?? Date.now;
  const secure = options.publicOrigin.startsWith('https:');
  const botCheckHosts = options.botCheckHosts ?? [];
  const files = loadStaticFiles(`${options.siteDist}/client`, securityHeaders);
  const { development } = options;
  const renderer = development?.renderer ?? (await loadRenderer(options.siteDist, files.add));
  const made = createMadeFiles(discoveryFiles({ origin: options.publicOrigin, words: renderer.words }), {
    keep: !development,
  });
  const pictures = createPictures({ words: renderer.words, keep: !development });
  const cache = createHtmlCache({ maxAge: development ? 0 : (options.htmlMaxAge ?? 60_000), now });
  const service: MountedService =
    options.service ?? proxyTo(options.serviceOrigin as string, options.countryOf);
  let port = options.port;
  const publicData = createPublicDataSource({
    origin: () => options.serviceOrigin ?? `http://127.0.0.1:${port}`,
    now,
  });
  const readRequest = rememberPageRequests();
  let closing = false;

  async function answerHealth(response: ServerResponse) {
    const healthy =
      !closing &&
      (await Promise.all([
        service.health(),
        page({ language: 'en', form: 'desktop', path: '/', priced: true }, baseCurrency).then(
          (found) => found.status === 200,
          () => false,
        ),
      ]).then((checks) => checks.every(Boolean)));
    response
      .writeHead(healthy ? 200 : 503, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
      .end(healthy ? 'ok\n' : 'not ready\n');
  }

  type Wanted = Pick<PageRequest, 'language' | 'form' | 'path' | 'priced'>;

  // Unknown paths share one page, and so do the currencies of a page without prices.
  const keyOf = ({ language, form, path, priced }: Wanted, currency: Currency, blocked: boolean) =>
    `${language} ${form} ${path ?? '?'} ${priced ? currency : ''}${blocked ? ' blocked' : ''}`;

  async function pageData(path: string | null, currency: Currency) {
    const data = await publicData.get(currency);
    const match = path === null ? null : matchRoute(path);
    const name = match?.route.id === 'actives' ? match.params.index : undefined;
    return name ? { ...data, activity: await publicData.activityOf(name) } : data;
  }

  function page(wanted: Wanted, currency: Currency, blocked = false): Promise<CachedPage> {
    const { language, form, path } = wanted;
    return cache.get(keyOf(wanted, currency, blocked), async () => {
      const rendered = await renderer.render({
        language,
        form,
        path: path ?? '/404',
        status: path === null ? 404 : undefined,
        data: await pageData(path, currency),
        blocked,
        origin: options.publicOrigin,
        now: now(),
      });
      const fields = takesPayment(path) ? fieldHosts(await publicData.fieldScript()) : null;
      return {
        status: rendered.status,
        html: rendered.html,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-language': language,
          'cache-control': 'no-cache',
          ...(development
            ? {}
            : {
                'speculation-rules': '"/speculation-rules.json"',
                'content-security-policy': contentSecurityPolicy({
                  styleHashes: rendered.styleHashes,
                  secure,
                  botCheckHosts,
                  fields,
                }),
              }),
          ...securityHeaders,
          ...(fields && { 'permissions-policy': permissionsWith(fields) }),
        },
      };
    });
  }

  /** The visitor's choice, else what the country pays in, else US dollars. */
  const currencyOf = (wanted: PageRequest, request: IncomingMessage): Currency =>
    wanted.currency ?? (wanted.priced ? currencyOfCountry(service.countryOf(request)) : baseCurrency);

  /** Whether the visitor gets the notice where something is offered (spec section 1). */
  const isBlocked = (wanted: PageRequest, request: IncomingMessage): boolean =>
    wanted.guarded && isBlockedCountry(service.countryOf(request));

  const read = (request: IncomingMessage) =>
    readRequest(request.url ?? '/', request.headers.cookie, request.headers['user-agent']);

  async function answerPage(request: IncomingMessage, response: ServerResponse) {
    const wanted = read(request);
    if (wanted.redirect) {
      const cookies = cookiesOf(wanted);
      const { status, location, cacheable } = wanted.redirect;
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      if (cookies.length) response.setHeader('set-cookie', cookies);
      response
        .writeHead(status, {
          location,
          vary: wanted.vary,
          'cache-control': cacheable ? 'public, max-age=3600' : 'no-cache',
          'content-length': 0,
        })
        .end();
      return;
    }
    send(
      request,
      response,
      await page(wanted, currencyOf(wanted, request), isBlocked(wanted, request)),
      wanted,
    );
  }

  const cookiesOf = (wanted: PageRequest) =>
    wanted.cookies.map(([name, value]) => preferenceCookie(name, value, { secure, maxAge: year }));

  const answers = new WeakMap<CachedPage, Map<string, ReadyAnswer>>();

  /**
   * A page as one visitor gets it: put together once for as long as the page is kept. What few ask for, unpacked pages
   * and those that set a cookie, is put together each time: it would outweigh what all others share.
   */
  function answerOf(found: CachedPage, encoding: Encoding, wanted: PageRequest): ReadyAnswer {
    let known = answers.get(found);
    if (!known) {
      known = new Map();
      answers.set(found, known);
    }
    const key = `${encoding} ${wanted.vary}`;
    let ready = wanted.cookies.length === 0 ? known.get(key) : undefined;
    if (!ready) {
      const headers = [...Object.entries(found.headers).flat(), 'vary', wanted.vary, 'etag', found.etag];
      if (encoding !== 'identity') headers.push('content-encoding', encoding);
      for (const cookie of cookiesOf(wanted)) headers.push('set-cookie', cookie);
      const body = found.body[encoding];
      headers.push('content-length', String(body.length));
      ready = readyAnswer(found.status, headers, body, { clock: true });
      if (encoding !== 'identity' && wanted.cookies.length === 0) known.set(key, ready);
    }
    return ready;
  }

  /** Answers from the cache in one go, without a promise: nearly every request. False when there is more to do. */
  function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const wanted = read(request);
    if (wanted.redirect || wanted.path === null) return false;
    const found = cache.peek(keyOf(wanted, currencyOf(wanted, request), isBlocked(wanted, request)));
    if (!found) return false;
    send(request, response, found, wanted);
    return true;
  }

  function send(request: IncomingMessage, response: ServerResponse, found: CachedPage, wanted: PageRequest) {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const ready = answerOf(found, encoding, wanted);
    if (found.status === 200 && request.headers['if-none-match'] === found.etag) {
      response.writeHead(304, [...ready.headers, 'server-timing', `clock;desc="${now()}"`]).end();
      return;
    }
    sendReady(request, response, ready, now());
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const pathname = pathnameOf(request);
    const isFile = files.has(pathname) || made.has(pathname);
    const isPage = !apiPath.test(pathname) && !isFile && pathname !== '/healthz';
    const asks = onlyAsks(request);
    if (isPage && asks && !/^\/(?:assets|og)\//.test(pathname)) return answerPage(request, response);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (pathname === '/healthz') return answerHealth(response);
    if (apiPath.test(pathname)) return service.handle(request, response);
    if (!asks) {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
      return;
    }
    if (pathname.startsWith('/og/') && (await pictures.serve(request, response, pathname))) return;
    if (made.has(pathname)) return made.serve(request, response, pathname);
    response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found\n');
  }

  /** The error page is rendered by the same renderer; if that fails as well, plain words remain (spec section 2). */
  async function answerError(request: IncomingMessage, response: ServerResponse) {
    if (response.headersSent) return response.destroy();
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const { language, form } = splitUrl((request.url ?? '/').replace(/\?.*$/, ''));
    const html = await renderer
      .render({
        language,
        form,
        path: '/404',
        status: 500,
        data: { currency: baseCurrency, plans: {}, methods: [], campaign: null, testMode: options.testMode },
        origin: options.publicOrigin,
        now: now(),
      })
      .catch(() => null);
    response.setHeader('cache-control', 'no-store');
    if (html && !development) {
      response.setHeader(
        'content-security-policy',
        contentSecurityPolicy({ styleHashes: html.styleHashes, secure, botCheckHosts }),
      );
    }
    response
      .writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        html?.html ??
          '<!doctype html><html lang="en"><title>Error</title><p>An error occurred while showing the error page</p><p><a href="/">Go back to home</a></p></html>',
      );
  }

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const pathname = pathnameOf(request);
    if (onlyAsks(request) && files.has(pathname)) return files.serve(request, response, pathname);
    if (answerKept(request, response)) return;
    answer(request, response).catch((error: unknown) => {
      options.onError?.(error, request);
      answerError(request, response).catch(() => response.destroy());
    });
  };
  const server = createServer(
    development
      ? (request, response) => development.modules(request, response, () => respond(request, response))
      : respond,
  );
  const closeServer = closerOf(server);
  server.keepAliveTimeout = keepAliveSeconds * 1000;
  server.headersTimeout = server.keepAliveTimeout + 1000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  port = (server.address() as AddressInfo).port;

  return {
    port,
    server,
    async close() {
      closing = true;
      pictures.close();
      await closeServer();
    },
  };
}
