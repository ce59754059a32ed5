import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { MountedService } from './MountedService.ts';

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

/** Headers of this connection alone, those that `Connection` names included, end here. */
const withoutHopByHop = (headers: IncomingMessage['headers']) => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name)),
  );
};

/**
 * The service behind another address (`SERVICE_ORIGIN`). Bodies are streamed, not read. The country of a visitor is
 * looked up here: a shared page must not wait for another machine.
 */
export function proxyTo(origin: string, countryOf: MountedService['countryOf'] = () => null): MountedService {
  const base = new URL(origin);
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest;
  return {
    handle(request, response: ServerResponse) {
      const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
        .filter(Boolean)
        .join(', ');
      const upstream = send(
        new URL(request.url ?? '/', base),
        {
          method: request.method,
          headers: { ...withoutHopByHop(request.headers), 'x-forwarded-for': forwarded },
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
          answer.pipe(response);
        },
      );
      upstream.on('error', () => {
        if (response.headersSent) return response.destroy();
        response
          .writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' })
          .end(
            JSON.stringify({
              code: 50300,
              message: 'The service is not available right now.',
              data: { error: 'unavailable', retry_after: 5 },
            }),
          );
      });
      response.on('close', () => {
        if (!response.writableEnded) upstream.destroy();
      });
      request.pipe(upstream);
    },
    countryOf,
    health: () =>
      fetch(new URL('/api/mms/payment/v1/providers/common/params', base), {
        signal: AbortSignal.timeout(3000),
      }).then(
        (answer) => answer.ok,
        () => false,
      ),
  };
}
