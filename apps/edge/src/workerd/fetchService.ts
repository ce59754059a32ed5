import type { EdgeService } from '../http/EdgeService.ts';

const awayBody = JSON.stringify({
  code: 50300,
  message: 'The service is not available right now.',
  data: { error: 'unavailable', retry_after: 5 },
});

const fromProxies = ['x-forwarded-for', 'x-request-id', 'traceparent', 'tracestate'];

/**
 * The service behind its address. The platform says where a request came from; the service reads it as one proxy
 * more (`TRUSTED_PROXIES`).
 */
export function fetchService(origin: string): EdgeService {
  const base = new URL(origin);
  return {
    async fetch(request, { address }) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      // The service believes these from a proxy; here they would be the visitor's own.
      for (const name of fromProxies) headers.delete(name);
      if (address) headers.set('x-forwarded-for', address);
      try {
        return await fetch(new URL(pathname + search, base), {
          method: request.method,
          headers,
          body: request.body,
          redirect: 'manual',
        });
      } catch {
        return new Response(awayBody, {
          status: 503,
          headers: { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' },
        });
      }
    },
    health: () =>
      fetch(new URL('/api/mms/payment/v1/providers/common/params', base), {
        signal: AbortSignal.timeout(3000),
      }).then(
        (response) => response.ok,
        () => false,
      ),
  };
}
