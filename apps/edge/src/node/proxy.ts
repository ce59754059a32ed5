import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentScope, headersOfScope, requestIdHeader } from '@tern/observe';
import type { RequestHead } from '@tern/service/forEdge';
import { forward, NotSent } from './forward.ts';
import type { MountedService } from './MountedService.ts';
import { createUpstreams, type Upstream } from './upstreams.ts';

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Said by this edge: a visitor's are taken over only where a proxy of ours stands in front. */
const ofTheScope = new Set(['traceparent', 'tracestate', requestIdHeader]);

/** Headers of this connection alone, those that `Connection` names included, end here. */
const withoutHopByHop = (headers: IncomingMessage['headers']) => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(
      // The names of HTTP/2 that begin with a colon are no headers.
      ([name]) => !hopByHop.has(name) && !named.includes(name) && name[0] !== ':',
    ),
  );
};

function onwardHeaders(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const scope = currentScope();
  const sent = Object.entries(withoutHopByHop(headers)).filter(([name]) => !ofTheScope.has(name));
  return { ...Object.fromEntries(sent), ...(scope && headersOfScope(scope)) };
}

/** Who a request comes from, by what this machine knows of the proxies in front of it. */
export interface Visitors {
  countryOf: MountedService['countryOf'];
  addressOf(request: RequestHead): string;
}

const unknownVisitors: Visitors = {
  countryOf: () => null,
  addressOf: (request) => request.socket.remoteAddress ?? '',
};

/** Statuses that say nothing of the request, only of the service it came to. */
const elsewhere = new Set([502, 503, 504]);
/** Bytes of a response that is read whole before it is passed on, so that one that breaks off can be replaced. */
const wholeUpTo = 1 << 20;

interface Passed {
  response: IncomingMessage;
  /** Null for a body that is passed on as it comes. */
  body: Buffer | null;
}

async function readWhole(response: IncomingMessage): Promise<Passed> {
  const length = Number(response.headers['content-length'] ?? Number.NaN);
  if (!(length <= wholeUpTo)) return { response, body: null };
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { response, body: Buffer.concat(chunks) };
}

/** A read can be repeated; anything else is sent once, to the first service that takes the connection. */
const isRepeatable = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') &&
  !headers['transfer-encoding'] &&
  !Number(headers['content-length'] ?? 0);

const refusal = (requestId: string | undefined) =>
  JSON.stringify({
    code: 50300,
    message: 'The service is not available right now.',
    data: { error: 'unavailable', retry_after: 5, request_id: requestId },
  });

function refuse(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response
    .writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' })
    .end(refusal(currentScope()?.requestId));
}

/**
 * The services behind other addresses (`SERVICE_ORIGIN`). A read that fails is repeated at the next one; a request that
 * changes something is never sent twice. Bodies of requests are streamed, not read. A service learns the visitor's
 * address from a single `X-Forwarded-For`, whatever stands in front of the edge. The country of a visitor is looked up
 * here: a shared page must not wait for another machine.
 */
export function proxyTo(origins: readonly string[], visitors: Partial<Visitors> = {}): MountedService {
  const upstreams = createUpstreams(origins);
  const { countryOf, addressOf } = { ...unknownVisitors, ...visitors };

  /** The response of the first service that has one. */
  async function firstResponse(request: IncomingMessage, signal: AbortSignal): Promise<Passed> {
    const repeatable = isRepeatable(request);
    const order = upstreams.inTurn();
    // The connection that was kept open may have been closed while the request was on its way: once more.
    const tries: readonly (Upstream | undefined)[] = repeatable ? [...order, order[0]] : order;
    const headers = {
      ...onwardHeaders(request.headers),
      'x-forwarded-for': addressOf(request),
    };
    let failure: unknown;
    for (const [index, upstream] of tries.entries()) {
      if (!upstream || signal.aborted) break;
      try {
        const response = await forward(upstream.base, {
          method: request.method,
          target: request.url ?? '/',
          headers,
          signal,
          body: repeatable ? null : request,
        });
        upstream.up = true;
        if (!repeatable) return { response, body: null };
        const passed = await readWhole(response);
        if (!elsewhere.has(response.statusCode ?? 502) || index === tries.length - 1 || order.length === 1)
          return passed;
        response.resume();
        upstream.up = false;
      } catch (error) {
        failure = error;
        // Not its fault when the visitor has left.
        if (!signal.aborted) upstream.up = false;
        if (!repeatable && !(error instanceof NotSent)) break;
      }
    }
    throw failure ?? new Error('no service');
  }

  return {
    handle(request, response) {
      const gone = new AbortController();
      response.once('close', () => {
        if (!response.writableEnded) gone.abort();
      });
      firstResponse(request, gone.signal).then(
        ({ response: answer, body }) => {
          response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
          if (body) return void response.end(body);
          answer.once('error', () => response.destroy());
          answer.pipe(response);
        },
        () => refuse(response),
      );
    },
    countryOf,
    addressOf,
    health: () => upstreams.look(),
  };
}
