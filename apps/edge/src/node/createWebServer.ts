import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { constants, createSecureServer, type Http2ServerRequest, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { closerOf } from '@tern/service/closerOf';
import { type PlainRequestOptions, servePlainRequests } from './servePlainRequests.ts';

/** A certificate chain and its key, PEM. */
export interface Tls {
  cert: string | Buffer;
  key: string | Buffer;
}

export interface WebServerOptions {
  port: number;
  host?: string | undefined;
  /** HTTPS with HTTP/2, and HTTP/1.1 for those without it. */
  tls?: Tls | undefined;
  /** ms that the head of a request and a whole request may take to arrive; slower ones get a 408. */
  headersTimeout?: number | undefined;
  requestTimeout?: number | undefined;
  /** ms a connection may rest while a response is on its way: whoever reads nothing for so long is cut off. */
  readTimeout?: number | undefined;
}

export interface WebServer {
  port: number;
  server: Server;
  /** Takes no new connections and resolves when running requests have ended. */
  close(): Promise<void>;
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** ms an idle connection stays open between two requests. */
const keepAlive = 65_000;
/** Bytes of a body, above those of every operation and every webhook of the service. */
const maxBody = 2 * 1024 * 1024;
/** Streams of one HTTP/2 connection at once, and bytes of the head of a request. */
const http2Limits = { maxConcurrentStreams: 100, maxHeaderListSize: 16 * 1024 };

/** Responds without the body, and does not read the rest of it. */
function refuse(request: IncomingMessage, response: ServerResponse, status: 408 | 413): void {
  if (response.headersSent) return void response.destroy();
  const { stream } = request as Partial<Pick<Http2ServerRequest, 'stream'>>;
  // A turn later: a reset would overtake the response.
  if (stream) stream.once('finish', () => setImmediate(() => stream.close(constants.NGHTTP2_NO_ERROR)));
  else response.once('finish', () => request.destroy());
  response.writeHead(status, ['content-length', '0', 'cache-control', 'no-store']).end();
}

/** Refuses bodies that are too large, and over HTTP/2 those that do not arrive in time, which Node leaves open. */
function limitBodies(listener: Listener, requestTimeout: number): Listener {
  return (request, response) => {
    const length = request.headers['content-length'];
    if (length !== undefined && Number(length) > maxBody) {
      if (request.httpVersionMajor < 2) response.shouldKeepAlive = false;
      return refuse(request, response, 413);
    }
    if (request.httpVersionMajor === 2) {
      request.headers.host ??= request.headers[':authority'] as string | undefined;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const late = setTimeout(() => refuse(request, response, 408), requestTimeout);
        for (const event of ['end', 'close']) request.once(event, () => clearTimeout(late));
      }
    }
    listener(request, response);
  };
}

/**
 * Node's server with the limits that slow and large requests need, listening. `plain`: the responses to plain requests that
 * need no waiting; they are for connections without TLS.
 */
export async function createWebServer(
  options: WebServerOptions,
  listener: Listener,
  plain?: PlainRequestOptions['respond'],
): Promise<WebServer> {
  const { tls, headersTimeout = 15_000, requestTimeout = 30_000, readTimeout = 60_000 } = options;
  const limited = limitBodies(listener, requestTimeout);
  const limits = {
    keepAliveTimeout: keepAlive,
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval: Math.min(5000, requestTimeout),
  };
  const sessions = new Set<Http2Session>();
  let server: Server;
  if (tls) {
    const secure = createSecureServer({
      ...tls,
      ...limits,
      http1Options: limits,
      allowHTTP1: true,
      settings: http2Limits,
    });
    secure.on('session', (session) => {
      sessions.add(session);
      session.once('close', () => sessions.delete(session));
    });
    // Its requests and responses have the methods of Node's own.
    server = secure.on('request', limited as never) as unknown as Server;
  } else server = createServer(limits, limited);
  server.setTimeout(readTimeout);
  const endPlain =
    plain && !tls
      ? servePlainRequests(server, { respond: plain, headersTimeout, keepAlive, readTimeout })
      : undefined;
  const closeServer = closerOf(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    server,
    close() {
      // No new streams; those that run come to their end.
      for (const session of sessions) session.close();
      endPlain?.();
      return closeServer();
    },
  };
}
