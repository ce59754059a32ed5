import type { IncomingMessage } from 'node:http';
import { publicVersion } from '@tern/contract';
import {
  currentScope,
  inScope,
  methodLabel,
  newRequestId,
  type RequestScope,
  type Span,
  scopeOfHeaders,
} from '@tern/observe';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

export interface RequestObserver {
  /** Runs a request in its scope: that of the edge in this process, or of the headers that a trusted proxy sent. */
  run(request: IncomingMessage, work: () => void): void;
  /** The id of a request that runs. */
  idOf(request: IncomingMessage): string;
  /** Logs, counts and times what was answered. */
  observe(app: FastifyInstance): void;
}

export function requestObserver(context: Context): RequestObserver {
  const { metrics, tracing, log, config } = context;
  const running = new WeakMap<IncomingMessage, { scope: RequestScope; span: Span }>();
  return {
    run(request, work) {
      const outer = currentScope() ?? scopeOfHeaders(request.headers, { trusted: config.trustedProxies > 0 });
      const span = tracing.start('service', { kind: 'server', parent: outer.trace });
      const scope = { requestId: outer.requestId, trace: span.context };
      running.set(request, { scope, span });
      inScope(scope, work);
    },
    idOf: (request) => running.get(request)?.scope.requestId ?? newRequestId(),
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { url: route, config: routeConfig } = request.routeOptions;
        const operation = (routeConfig as { operation?: string })?.operation ?? 'none';
        const status = reply.statusCode;
        const { method } = request;
        // Every edge reads the version about twice a second.
        const level = operation === publicVersion.name && status === 200 ? 'debug' : 'info';
        log[level](
          { request: request.id, operation, status, ms: Math.round(reply.elapsedTime * 10) / 10 },
          'answered',
        );
        metrics.request({ route, method, status, seconds: reply.elapsedTime / 1000 });
        running.get(request.raw)?.span.end({
          name: `${methodLabel(method)} ${route ?? 'none'}`,
          attributes: {
            'tern.part': 'service',
            'tern.operation': operation,
            'tern.request_id': request.id,
            'http.request.method': methodLabel(method),
            'http.route': route ?? 'none',
            'http.response.status_code': status,
          },
          failed: status >= 500,
        });
      });
    },
  };
}
