import { restoreFragment } from '@tern/domain';
import type { AmpPages } from '../amp/ampPages.ts';
import { BusyError } from '../cache/renderQueue.ts';
import type { Consent } from '../consent/createConsent.ts';
import type { MadeFiles } from '../discovery/madeFiles.ts';
import { type EdgeService, type Facts, isServicePath } from '../http/EdgeService.ts';
import type { Exchange, ExchangeObserver } from '../http/Exchange.ts';
import { bareHeaders } from '../http/headers.ts';
import { readText } from '../http/readText.ts';
import {
  type EdgeRequest,
  type EdgeResponse,
  plainResponse,
  respondWith,
  toWebResponse,
} from '../http/respond.ts';
import type { StaticFiles } from '../http/StaticFiles.ts';
import type { OfferBox } from '../offerBox/createOfferBox.ts';
import type { ErrorPage } from '../pages/createErrorPage.ts';
import type { FoldSheets } from '../pages/createFoldSheets.ts';
import type { Pages } from '../pages/pages.ts';
import { TestFailure, testFailure } from '../pages/testFailure.ts';
import { createPlainForms } from '../plainForms/createPlainForms.ts';
import { createDisplaySettings, type GroundSheets } from '../plainForms/displaySettings.ts';
import type { Pictures } from './Pictures.ts';

export interface Handler {
  /** Responses that need no waiting: files and cached pages. Null when there is more to do. */
  ready(request: EdgeRequest): EdgeResponse | null;
  respond(request: EdgeRequest): Promise<EdgeResponse>;
  /** Every response of the edge, the API's included, as a function of web standards. */
  handle(request: Request, facts: Facts): Promise<Response>;
}

export interface HandlerOptions {
  pages: Pages;
  files: StaticFiles;
  foldSheets: FoldSheets;
  made: MadeFiles;
  amp: AmpPages;
  consent: Consent;
  offerBox: OfferBox;
  pictures: Pictures;
  groundOf: GroundSheets;
  service: EdgeService;
  /** Whether everything that pages need is there, and no stop is near. */
  isReady: () => Promise<boolean>;
  /** Scheme and host that canonical links name. */
  publicOrigin: string;
  now: () => number;
  errorPage: ErrorPage;
  /** Error pages have addresses of their own, to look at. */
  testMode: boolean;
  onError: (error: unknown, request: EdgeRequest) => void;
  /** Of what `handle` responds to; an adapter with a path of its own tells what takes that one. */
  onResponse?: ExchangeObserver | undefined;
}

const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

const yesOrNo = (yes: boolean): EdgeResponse =>
  plainResponse(yes ? 200 : 503, text, yes ? 'ok\n' : 'not ready\n');

export const pathnameOf = (target: string): string => {
  const at = target.indexOf('?');
  return at < 0 ? target : target.slice(0, at);
};

/**
 * The way to the form of a mailed link whose `#` a mail gateway has encoded. The token stands in the path then: nothing
 * stores it, and no page with it in its address is ever shown.
 */
function toFragment({ target }: EdgeRequest): EdgeResponse | null {
  if (!target.includes('23')) return null;
  const pathname = pathnameOf(target);
  const location = restoreFragment({ pathname, search: target.slice(pathname.length) });
  if (!location) return null;
  return {
    ...plainResponse(302, { ...text, location, 'referrer-policy': 'no-referrer' }, ''),
    route: 'redirect',
  };
}

/** The label of a response in metrics. */
export const routeOf = ({ route = 'other' }: EdgeResponse): string => route;

/** A response of the service, with the headers that all of ours have. */
async function fromService(service: EdgeService, request: Request, facts: Facts): Promise<Response> {
  const response = await service.fetch(request, facts);
  // A connection that becomes a WebSocket is the service's from here on.
  if (response.status === 101) return response;
  const headers = new Headers(bareHeaders);
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') headers.append(name, value);
    else headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

type Responder = (request: EdgeRequest, pathname: string) => Promise<EdgeResponse | null>;

/** The response of the first that has one. */
async function firstOf(responders: readonly Responder[], ...request: Parameters<Responder>) {
  for (const respond of responders) {
    const response = await respond(...request);
    if (response) return response;
  }
  return null;
}

/** The edge without a server: adapters bring requests and take responses. */
export function createHandler(options: HandlerOptions): Handler {
  const { pages, files, foldSheets, made, amp, consent, offerBox, pictures, service } = options;
  const { isReady, errorPage, testMode, onError, onResponse } = options;
  const wantedFailure = ({ target }: EdgeRequest) => (testMode ? testFailure(pathnameOf(target)) : null);
  const plainForms = createPlainForms({
    service,
    pages,
    publicOrigin: options.publicOrigin,
    now: options.now,
  });

  const forms: Responder[] = [
    consent.respond,
    createDisplaySettings(options),
    async (request) => (request.method === 'POST' ? plainForms.respond(request) : null),
  ];

  function ready(request: EdgeRequest): EdgeResponse | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const meant = toFragment(request);
    if (meant) return meant;
    if (wantedFailure(request)) return null;
    const pathname = pathnameOf(request.target);
    const file = files.get(pathname) ?? pages.frame(pathname);
    if (file) return respondWith(request, file, [], 'file', files.pack?.(request, pathname, file));
    return request.method === 'GET' && !plainForms.hasQuery(request.target) ? pages.cached(request) : null;
  }

  async function route(request: EdgeRequest): Promise<EdgeResponse> {
    const pathname = pathnameOf(request.target);
    const failure = wantedFailure(request);
    if (failure) throw failure;
    // Live: another start would not help as long as this process can make a page, and has its own database.
    if (pathname === '/healthz') return yesOrNo((service.isLive?.() ?? true) && (await pages.health()));
    if (pathname === '/readyz') return yesOrNo(await isReady());
    const reply = await firstOf(forms, request, pathname);
    if (reply) return reply;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainResponse(405, { ...text, allow: 'GET, HEAD' }, 'This address takes no forms.\n');
    if (pathname.startsWith('/og/'))
      return (await pictures.respond(request, pathname)) ?? plainResponse(404, text, 'Not found\n');
    const file = await files.load?.(pathname);
    if (file) return respondWith(request, file);
    if (pathname.startsWith('/assets/')) {
      const sheet = await foldSheets(pathname);
      return sheet ? respondWith(request, sheet) : plainResponse(404, text, 'Not found\n');
    }
    const box = await offerBox(request, pathname);
    if (box) return box;
    const formResponse = (await plainForms.respondToQuery(request)) ?? (await amp.respond(request, pathname));
    if (formResponse) return formResponse;
    const content = await made.get(pathname);
    return content ? respondWith(request, content) : pages.respond(request);
  }

  const respond = (request: EdgeRequest): Promise<EdgeResponse> =>
    route(request).catch(async (error: unknown) => {
      // Too much to do is counted by the queue; a line for each request would add to it.
      if (!(error instanceof BusyError || error instanceof TestFailure)) onError(error, request);
      return { ...(await errorPage(request, error)), route: 'error' };
    });

  async function respondMeasured(
    request: Request,
    facts: Facts,
  ): Promise<{ response: Response } & Pick<Exchange, 'source' | 'route'>> {
    const { pathname, search } = new URL(request.url);
    const edgeRequest: EdgeRequest = {
      method: request.method,
      target: pathname + search,
      headers: Object.fromEntries(request.headers),
      country: () => facts.country,
      address: facts.address,
      body: (maxBytes) => readText(request.body as AsyncIterable<Uint8Array> | null, maxBytes),
    };
    const known = ready(edgeRequest);
    if (known) return { response: toWebResponse(known), source: 'cache', route: routeOf(known) };
    if (isServicePath(pathname))
      return { response: await fromService(service, request, facts), source: 'service', route: 'api' };
    const made = await respond(edgeRequest);
    return { response: toWebResponse(made), source: 'edge', route: routeOf(made) };
  }

  return {
    ready,
    respond,
    async handle(request, facts) {
      const started = performance.now();
      const { response, source, route } = await respondMeasured(request, facts);
      onResponse?.({
        method: request.method,
        route,
        status: response.status,
        source,
        duration: performance.now() - started,
      });
      return response;
    },
  };
}
