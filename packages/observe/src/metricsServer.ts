import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { isOwnRequest } from './isOwnRequest.ts';

/** Serves one path of the metrics port. */
export type InternalHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** `GET /metrics` of a registry, in Prometheus' text format. */
export const metricsHandler =
  (registry: Registry): InternalHandler =>
  async (_request, response) => {
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  };

/**
 * A server for the operator alone, on a port of its own, so that nothing of it can be reached through the site.
 * Handlers are found by their exact path; only reading is allowed, by its own names and to no page of another site. Rejects when the port is taken.
 */
export async function startMetricsServer(options: {
  port: number;
  /** 127.0.0.1 unless said otherwise. */
  host?: string;
  /** Names by which it is called, beside addresses and `localhost`. */
  names?: readonly string[];
  /** Looked up at each request: more can be added later. */
  handlers: ReadonlyMap<string, InternalHandler>;
}): Promise<MetricsServer> {
  const { handlers } = options;
  const server = createServer(async (request, response) => {
    const handler = handlers.get((request.url ?? '').replace(/\?.*$/, ''));
    response.setHeader('cache-control', 'no-store');
    if (!isOwnRequest(request, options.names))
      return void response
        .writeHead(421)
        .end('Not served by this name, or to this page: see METRICS_NAMES.\n');
    if (!handler) return void response.writeHead(404).end('Not found\n');
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    try {
      await handler(request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end('Failed\n');
    }
  });
  await new Promise<void>((done, refuse) => {
    server.once('error', refuse);
    server.listen(options.port, options.host ?? '127.0.0.1', done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
