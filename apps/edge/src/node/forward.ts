import { Agent, type IncomingMessage, request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps, Agent as SecureAgent } from 'node:https';

/** A failure before anything was sent: the request may go to another service. */
export class NotSent extends Error {}

interface Outgoing extends Pick<RequestOptions, 'method' | 'headers'> {
  target: string;
  signal: AbortSignal;
  /** The body, of a request that must not be sent twice. */
  body: IncomingMessage | null;
}

/** ms until a connection must stand, and until a response must begin. A purchase may wait for its provider. */
const patience = { connect: 2_000, read: 15_000, write: 60_000 };

const plain = new Agent({ keepAlive: true });
const secure = new SecureAgent({ keepAlive: true });

/**
 * Sends a request to a service, and resolves with its response. A request with a body goes over a connection of its
 * own, which it waits for: one that was kept open may be closing at the other end, and then nobody could say whether
 * the request arrived. Rejects with `NotSent` where that is certain.
 */
export function forward(base: URL, { target, body, ...options }: Outgoing): Promise<IncomingMessage> {
  const tls = base.protocol === 'https:';
  return new Promise((done, failed) => {
    let connected = false;
    const outgoing = (tls ? overHttps : overHttp)(new URL(target, base), {
      ...options,
      agent: body ? false : tls ? secure : plain,
    });
    const late = setTimeout(() => {
      if (!connected) outgoing.destroy(new Error('no connection'));
    }, patience.connect);
    outgoing.setTimeout(body ? patience.write : patience.read, () =>
      outgoing.destroy(new Error('no response')),
    );
    const onConnected = () => {
      connected = true;
      clearTimeout(late);
      body?.pipe(outgoing);
    };
    outgoing.once('socket', (socket) => {
      if (socket.connecting) socket.once(tls ? 'secureConnect' : 'connect', onConnected);
      else onConnected();
    });
    outgoing.once('response', done);
    outgoing.once('error', (error) => {
      clearTimeout(late);
      body?.unpipe(outgoing);
      failed(connected ? error : new NotSent(error.message));
    });
    if (!body) outgoing.end();
  });
}
