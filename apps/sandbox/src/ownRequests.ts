import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Calls that the providers' own scripts make from a page of the shop, as at the providers themselves. */
const fromShopPages = /^\/(?:stripe\/fields|recaptcha)\//;

const nameIn = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

/** By an address or as this machine: a name of another site would let its pages read what is here (DNS rebinding). */
function isNamed({ headers }: FastifyRequest, own: string): boolean {
  const name = nameIn(headers.host ?? '');
  return isIP(name) > 0 || name === 'localhost' || name === own;
}

/** Whether a page of another origin makes a browser send this. Callers that are no browser say nothing. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;
}

/** Refuses requests by a name that is not the sandbox's, and changes that pages of other origins send. */
export function refuseForeign(app: FastifyInstance, own: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isNamed(request, own)) return reply.code(421).send({ error: 'The sandbox has no such name.' });
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !fromShopPages.test(request.url) && isFromElsewhere(request))
      return reply.code(403).send({ error: 'This was sent from a page of another site.' });
  });
}
