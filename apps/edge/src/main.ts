import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decideRequest, matchRoute, splitUrl } from '@tern/domain';
import { parseCookies, preferenceCookie } from './cookies.ts';
import { chooseEncoding } from './encodings.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';
import { createHtmlCache } from './htmlCache.ts';
import { proxyTo } from './proxy.ts';
import { createPublicDataSource } from './publicData.ts';
import { loadRenderer } from './render.ts';
import { loadStaticFiles } from './staticFiles.ts';

/** The API as the edge needs it: in this process, or behind `serviceOrigin`. */
export interface MountedService {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Two letters, or null when the address says nothing. */
  countryOf(request: IncomingMessage): string | null;
  health(): Promise<boolean>;
}

export interface EdgeOptions {
  port: number;
  host?: string;
  /** Folder of the site's build, with `client` and `server` inside. */
  siteDist: string;
  /** Exactly one of the two. */
  service?: MountedService;
  serviceOrigin?: string;
  /** Scheme and host that canonical links name. */
  publicOrigin: string;
  testMode: boolean;
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

const apiPath = /^\/(?:api|ws|l10n)(?:\/|$)/;
const year = 365 * 24 * 3600;

/** Starts the HTTP front of the product. */
export async function createEdge(options: EdgeOptions): Promise<Edge> {
  if (!options.service === !options.serviceOrigin) {
    throw new Error('The edge needs either a service in this process or SERVICE_ORIGIN.');
  }
  const now = options.now ?? Date.now;
  const secure = options.publicOrigin.startsWith('https:');
  const files = loadStaticFiles(`${options.siteDist}/client`);
  const renderer = await loadRenderer(options.siteDist, files.add);
  const cache = createHtmlCache({ maxAge: options.htmlMaxAge ?? 60_000, now });
  const service: MountedService = options.service ?? proxyTo(options.serviceOrigin as string);
  let port = options.port;
  const publicData = createPublicDataSource({
    origin: () => options.serviceOrigin ?? `http://127.0.0.1:${port}`,
    now,
  });
  let closing = false;

  async function answerHealth(response: ServerResponse) {
    const healthy =
      !closing &&
      (await Promise.all([
        service.health(),
        page('en', 'desktop', '/', 'USD').then(
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

  function page(language: string, form: 'desktop' | 'mobile', path: string, currency: string) {
    const match = matchRoute(path);
    // Unknown paths share one page, and so do the currencies of a page without prices.
    const priced = match?.route.priced ? currency : '';
    const key = `${language} ${form} ${match ? match.servedPath : '?'} ${priced}`;
    return cache.get(key, async () => {
      const rendered = await renderer.render({
        language: language as never,
        form,
        path: match ? match.servedPath : '/404',
        status: match ? undefined : 404,
        data: await publicData.get(currency as never),
        origin: options.publicOrigin,
        now: now(),
      });
      return {
        status: rendered.status,
        html: rendered.html,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-language': language,
          'cache-control': 'no-cache',
          'speculation-rules': '"/speculation-rules.json"',
          'content-security-policy': contentSecurityPolicy({ styleHashes: rendered.styleHashes, secure }),
        },
      };
    });
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    search: string,
  ) {
    const cookies = parseCookies(request.headers.cookie);
    const { redirect, vary, setLanguageCookie, setFormCookie } = decideRequest({
      pathname,
      search,
      cookies: {
        language: cookies.get('language'),
        form: cookies.get('form'),
        signedIn: cookies.get('signed_in') === '1',
      },
      userAgent: request.headers['user-agent'],
    });
    const setCookies: string[] = [];
    if (setLanguageCookie) {
      setCookies.push(preferenceCookie('language', setLanguageCookie, { secure, maxAge: year }));
    }
    if (setFormCookie) setCookies.push(preferenceCookie('form', setFormCookie, { secure, maxAge: year }));
    if (setCookies.length) response.setHeader('set-cookie', setCookies);
    if (redirect) {
      response.setHeader('vary', vary.join(', '));
      response
        .writeHead(redirect.status, {
          location: redirect.location,
          'cache-control': redirect.cacheable ? 'public, max-age=3600' : 'no-cache',
          'content-length': 0,
        })
        .end();
      return;
    }
    // The currency comes from a cookie as well.
    response.setHeader('vary', [...new Set(['Accept-Encoding', 'Cookie', ...vary])].join(', '));
    const { language, form, path } = splitUrl(pathname);
    // The form of the currency switch without scripts; the choice is kept like the one made with them.
    const asked = new URLSearchParams(search).get('currency') ?? undefined;
    const currency = currencyFor(asked ?? cookies.get('currency'), service.countryOf(request));
    if (asked === currency && cookies.get('currency') !== currency) {
      response.appendHeader('set-cookie', preferenceCookie('currency', currency, { secure, maxAge: year }));
    }
    const found = await page(language, form, path, currency);
    send(request, response, found);
  }

  function send(request: IncomingMessage, response: ServerResponse, found: Awaited<ReturnType<typeof page>>) {
    response.setHeader('server-timing', `clock;desc="${now()}"`);
    if (found.status === 200 && request.headers['if-none-match'] === found.etag) {
      response.writeHead(304, { ...found.headers, etag: found.etag }).end();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = found.body[encoding];
    const headers: Record<string, string | number> = {
      ...found.headers,
      etag: found.etag,
      'content-length': body.length,
    };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    response.writeHead(found.status, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const target = request.url ?? '/';
    const at = target.indexOf('?');
    const pathname = at < 0 ? target : target.slice(0, at);
    const search = at < 0 ? '' : target.slice(at);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (pathname === '/healthz') return answerHealth(response);
    if (apiPath.test(pathname)) return service.handle(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
      return;
    }
    if (files.has(pathname)) return files.serve(request, response, pathname);
    if (pathname.startsWith('/assets/')) {
      response
        .writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
        .end('Not found\n');
      return;
    }
    return answerPage(request, response, pathname, search);
  }

  /** The error page is rendered by the same renderer; if that fails as well, plain words remain (spec section 2). */
  async function answerError(request: IncomingMessage, response: ServerResponse) {
    if (response.headersSent) return response.destroy();
    const { language, form } = splitUrl((request.url ?? '/').replace(/\?.*$/, ''));
    const html = await renderer
      .render({
        language,
        form,
        path: '/404',
        status: 500,
        data: { currency: 'USD', plans: {}, methods: [], campaign: null, testMode: options.testMode },
        origin: options.publicOrigin,
        now: now(),
      })
      .catch(() => null);
    response.setHeader('cache-control', 'no-store');
    if (html) {
      response.setHeader(
        'content-security-policy',
        contentSecurityPolicy({ styleHashes: html.styleHashes, secure }),
      );
    }
    response
      .writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        html?.html ??
          '<!doctype html><html lang="en"><title>Error</title><p>An error occurred while showing the error page</p><p><a href="/">Go back to home</a></p></html>',
      );
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      options.onError?.(error, request);
      answerError(request, response).catch(() => response.destroy());
    });
  });
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
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
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
    },
  };
}

const currencies: Readonly<Record<string, string>> = { US: 'USD', AU: 'AUD', CA: 'CAD', GB: 'GBP' };

/** The visitor's choice, else what the country pays in, else US dollars. */
function currencyFor(chosen: string | undefined, country: string | null): string {
  if (chosen && Object.values(currencies).includes(chosen)) return chosen;
  return (country && currencies[country]) || 'USD';
}
