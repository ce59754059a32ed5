import type { IncomingMessage, ServerResponse } from 'node:http';
import { inScope, methodLabel, type Observe, requestIdHeader, scopeOfHeaders } from '@tern/observe';
import type { Exchange, ExchangeObserver } from '../http/Exchange.ts';

/** Status of a visitor who left before the response had ended, as proxies log it. */
const left = 499;

/** Responds to a request. `named` takes its route, before the response ends. */
export type ObservedWork = (named: (route: string) => void) => void | Promise<void>;

/**
 * Observes requests that take more than writing finished bytes: they get an id, which goes with the response, with the
 * logs and to the service, and are a span of the trace. `trusted`: a proxy of ours stands in front, whose ids and trace
 * context are taken over.
 */
export function requestObserver(
  { tracing }: Pick<Observe, 'tracing'>,
  { trusted, count }: { trusted: boolean; count: ExchangeObserver },
) {
  return (
    exchange: { request: IncomingMessage; response: ServerResponse; source: Exchange['source'] },
    started: number,
    work: ObservedWork,
  ): void => {
    const { request, response, source } = exchange;
    const { requestId, trace } = scopeOfHeaders(request.headers, { trusted });
    const span = tracing.start('edge', { kind: 'server', parent: trace });
    const method = request.method ?? 'GET';
    let route = 'other';
    response.setHeader(requestIdHeader, requestId);
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : left;
      count({ method, route, status, source, duration: performance.now() - started });
      span.end({
        name: `${methodLabel(method)} ${route}`,
        attributes: {
          'tern.part': 'edge',
          'tern.source': source,
          'tern.request_id': requestId,
          'http.request.method': methodLabel(method),
          'http.route': route,
          'http.response.status_code': status,
        },
        failed: status >= 500,
      });
    });
    inScope({ requestId, trace: span.context }, async () =>
      work((name) => {
        route = name;
      }),
    ).catch(() => response.destroy());
  };
}
