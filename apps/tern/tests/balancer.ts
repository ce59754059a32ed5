import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `fail_timeout`, in ms. */
const failTimeout = 2_000;

interface Edge {
  port: number;
  downUntil: number;
}

/** Rejects with whether the edge may have received the request. */
class Failure extends Error {
  readonly sent: boolean;
  constructor(sent: boolean) {
    super('no response');
    this.sent = sent;
  }
}

function pass(edge: Edge, request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { method, url, headers, socket } = request;
  const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  return new Promise((done, failed) => {
    let connected = false;
    const outgoing = open({
      host: '127.0.0.1',
      port: edge.port,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' },
      agent: false,
    });
    outgoing.once('socket', (socket) =>
      socket.once('connect', () => {
        connected = true;
      }),
    );
    outgoing.once('response', done);
    outgoing.once('error', () => failed(new Failure(connected)));
    outgoing.end(body);
  });
}

/**
 * Does in few lines as deploy/nginx.conf says, for machines without nginx: takes edges in turn, leaves one out for a
 * while after a failure, repeats reads at the next one, and a write only if no connection came about.
 */
export async function startBalancer() {
  let edges: Edge[] = [];
  let turn = 0;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    turn += 1;
    const order = edges.map((_, index) => edges[(turn + index) % edges.length] as Edge);
    const now = Date.now();
    const up = order.filter(({ downUntil }) => downUntil <= now);
    for (const edge of up.length ? up : order) {
      try {
        const answer = await pass(edge, request, body);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.once('error', () => response.destroy());
        answer.pipe(response);
        return;
      } catch (failure) {
        edge.downUntil = Date.now() + failTimeout;
        if (!reads && (failure as Failure).sent) break;
      }
    }
    response.writeHead(502).end('Bad Gateway\n');
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Names the edges; until then there are none. */
    serve(ports: readonly number[]) {
      edges = ports.map((port) => ({ port, downUntil: 0 }));
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
