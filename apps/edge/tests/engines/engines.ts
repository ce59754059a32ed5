import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { createEdge } from '../../src/node/createEdge.ts';
import { encodeWith } from '../../src/node/encodeBody.ts';
import { openWorkerd } from './openWorkerd.ts';

/** A request as the tables describe it. */
export interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Where the visitor is; nobody knows by default. */
  country?: string;
}

export interface Answer {
  status: number;
  /** By name in lower case; several of one name are joined with a line break. */
  headers: Record<string, string>;
  body: Buffer;
}

/** A running edge, and a way to it. */
export interface Engine {
  name: string;
  send(asked: Asked): Promise<Answer>;
  stop(): Promise<unknown>;
}

const room = resolve(import.meta.dirname, '../..');
const publicOrigin = 'https://tern.example';
/** Other hosts that pages use. */
const vendor = {
  src: 'https://cdn.vendor.example/tag.js',
  connect: ['https://in.vendor.example'],
  img: [],
  frame: [],
};
const paymentServices = 'https://pay.vendor.example';
/** Miniflare passes it to a worker as `request.cf`. */
const factsHeader = 'mf-cf-blob';
/** The visitor's address, as the platform names it. */
const visitor = '127.0.0.1';

const sendTo = (origin: string) => (asked: Asked) =>
  new Promise<Answer>((done, failed) => {
    const { path, method = 'GET', headers = {}, body, country } = asked;
    const outgoing = httpRequest(origin, {
      path,
      method,
      headers: { ...headers, 'cf-connecting-ip': visitor, [factsHeader]: JSON.stringify({ country }) },
    });
    outgoing.on('error', failed);
    outgoing.on('response', async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const known: Record<string, string> = {};
      for (const [name, value] of Object.entries(response.headers)) known[name] = [value].flat().join('\n');
      done({ status: response.statusCode ?? 0, headers: known, body: Buffer.concat(parts) });
    });
    outgoing.end(body);
  });

/** Where the request says it comes from. */
const countryIn = ({ headers }: Pick<IncomingMessage, 'headers'>): string | null =>
  (JSON.parse(String(headers[factsHeader] ?? '{}')) as { country?: string }).country ?? null;

/** Node's server, and the same edge as a function in its process. */
export async function startNode(serviceOrigin: string): Promise<[Engine, Engine]> {
  const edge = await createEdge({
    port: 0,
    host: '127.0.0.1',
    siteDist: join(room, '../site/dist'),
    serviceOrigins: [serviceOrigin],
    visitors: { countryOf: countryIn },
    publicOrigin,
    testMode: false,
    outside: { vendors: [vendor], paymentServices },
    // A thousand pages are compressed for one visitor each.
    encode: encodeWith({ brotli: 1, gzip: 1 }),
  });
  const server: Engine = {
    name: 'Node',
    send: sendTo(`http://127.0.0.1:${edge.port}`),
    stop: () => edge.close(),
  };
  const asFunction: Engine = {
    name: 'Node, as a function',
    async send({ path, method = 'GET', headers = {}, body, country }) {
      const request = new Request(new URL(path, publicOrigin), { method, headers, body: body ?? null });
      const response = await edge.handle(request, { address: visitor, country: country ?? null });
      const known: Record<string, string> = {};
      for (const [name, value] of response.headers)
        known[name] = known[name] === undefined ? value : `${known[name]}\n${value}`;
      return { status: response.status, headers: known, body: Buffer.from(await response.arrayBuffer()) };
    },
    stop: async () => {},
  };
  return [server, asFunction];
}

/** The worker that `build:workerd` made, in workerd. */
export async function startWorkerd(serviceOrigin: string): Promise<Engine> {
  const { origin, stop } = await openWorkerd({
    SERVICE_ORIGIN: serviceOrigin,
    PUBLIC_ORIGIN: publicOrigin,
    VENDOR_SCRIPTS: `${vendor.src} connect=${vendor.connect}`,
    PAYMENT_SERVICES_ORIGIN: paymentServices,
  });
  return { name: 'workerd', send: sendTo(origin), stop };
}
