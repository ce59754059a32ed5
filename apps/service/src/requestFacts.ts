import type { IncomingMessage } from 'node:http';
import { appTypeHeader, withoutScriptHeader } from '@tern/contract';
import { parseCookies, webAppType } from '@tern/domain';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from './clientAddress.ts';
import type { Context } from './context.ts';
import type { RequestFacts } from './handler.ts';

/** A request as far as its head says, whoever has read it. */
export type RequestHead = Pick<IncomingMessage, 'url' | 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/**
 * The visitor's country, from the address; null when it says nothing. `?geo=XX` and `X-Geo` choose it
 * outside production.
 */
export function countryOfRequest(
  request: RequestHead,
  context: {
    config: Pick<Context['config'], 'production' | 'trustedProxies'>;
    geo: Pick<Context['geo'], 'countryOf'>;
  },
): string | null {
  if (!context.config.production) {
    const requested =
      new URLSearchParams(request.url?.split('?')[1] ?? '').get('geo') ?? request.headers['x-geo'];
    if (typeof requested === 'string' && /^[a-z]{2}$/i.test(requested)) return requested.toUpperCase();
  }
  return context.geo.countryOf(addressOf(request, context));
}

/** The visitor's address, by the proxies that are trusted. */
export const addressOf = (
  request: RequestHead,
  context: { config: Pick<Context['config'], 'trustedProxies'> },
): string =>
  clientAddress({
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: request.headers['x-forwarded-for'],
    trustedProxies: context.config.trustedProxies,
  });

export function requestFacts(context: Context, request: FastifyRequest): RequestFacts {
  const { headers } = request;
  return {
    id: request.id,
    address: addressOf(request.raw, context),
    userAgent: headers['user-agent']?.slice(0, 300) ?? null,
    country: countryOfRequest(request.raw, context),
    cookies: Object.fromEntries(parseCookies(headers.cookie)),
    appType: appTypeOf(headers[appTypeHeader.name.toLowerCase()]),
    asksForPrivacy: headers['sec-gpc'] === '1' || headers.dnt === '1',
    fromAffiliate: Boolean(headers['x-from']),
    sameOrigin: isSameOrigin(headers, context.config.publicOrigin),
    withoutScript: headers[withoutScriptHeader.toLowerCase()] === '1',
  };
}

/** Older browsers send only `Origin`. A call from the address bar has neither, or the site `none`. */
function isSameOrigin(headers: FastifyRequest['headers'], publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined || headers.origin === publicOrigin;
}

function appTypeOf(header: string | string[] | undefined): number {
  return typeof header === 'string' && /^[1-9]\d{0,3}$/.test(header) ? Number(header) : webAppType;
}
