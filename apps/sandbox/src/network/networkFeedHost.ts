import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StateFile } from '../state.ts';
import { bytesOf, saidTroubles } from './feedTroubles.ts';
import { sampleNetwork } from './sampleNetwork.ts';

export const networkFeedPath = '/network/feed.json';

/** ms for which a feed is the newest. */
const period = 5 * 60_000;

/** PKCS #8 of an Ed25519 key, without the seed at its end. */
const before = Buffer.from('302e020100300506032b657004220420', 'hex');
const keyOf = (words: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([before, createHash('sha256').update(words).digest()]),
    format: 'der',
    type: 'pkcs8',
  });
/** Known to everybody, and good for nothing else: its public half is in the settings of test mode. */
const sandboxKey = keyOf('network feed of the sandbox');
const otherKey = keyOf('another network feed');

interface Published {
  sequence: number;
  at: number;
  outage: string;
  since: number;
  bytes: Buffer;
  signature: Buffer;
}

/** A hundred megabytes, without saying so in advance. */
function* endless() {
  const piece = Buffer.alloc(1024 * 1024, ' ');
  for (let count = 0; count < 100; count += 1) yield piece;
}

/**
 * Stands in for the operator's network feed (`docs/network-feed.md`): a new one every five minutes, and when the knob
 * `networkOutage` names a city (`jp-tyo`) or a country (`JP`) that is down. The knob `networkFeed` makes the host `missing`,
 * `down`, `slow`, `large` or `unsigned`, the signature `forged`, `otherKey` or `torn`, or what the feed says `back`, `older`,
 * `ahead`, `old`, `shrunk`, `cyclic`, `hostile`, `deep` or `wrong`.
 */
export function networkFeedHost(
  app: FastifyInstance,
  { state, now }: { state: StateFile; now: () => number },
): void {
  const { knobs } = state.data;
  let current: Published | undefined;
  let torn = false;

  function publish(): Published {
    const at = now();
    const outage = knobs.networkOutage;
    if (current && at - current.at < period && current.outage === outage) return current;
    const since = current && current.outage === outage ? current.since : at;
    const sequence = Math.max(Math.floor(at / 1000), (current?.sequence ?? 0) + 1);
    const bytes = bytesOf(sampleNetwork(at, { sequence, outage, since }));
    current = { sequence, at, outage, since, bytes, signature: sign(null, bytes, sandboxKey) };
    return current;
  }

  /** The document and its signature, as the knob wants them. */
  function published(): { bytes: Buffer; signature: Buffer } {
    const good = publish();
    const trouble = knobs.networkFeed;
    if (trouble === 'forged')
      return { ...good, bytes: Buffer.from(good.bytes.toString().replace('"up"', '"down"')) };
    if (trouble === 'otherKey') return { ...good, signature: sign(null, good.bytes, otherKey) };
    const said = saidTroubles[trouble];
    if (!said) return good;
    const bytes = bytesOf(said(JSON.parse(good.bytes.toString())));
    return { bytes, signature: sign(null, bytes, sandboxKey) };
  }

  const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;

  async function refused(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const trouble = knobs.networkFeed;
    if (trouble === 'slow') await new Promise((done) => setTimeout(done, 60_000).unref());
    if (trouble === 'down') {
      request.raw.socket.destroy();
      reply.hijack();
    } else if (trouble === 'missing') reply.code(404).send('There is no such file.');
    return reply.sent;
  }

  app.get(networkFeedPath, async (request, reply) => {
    if (await refused(request, reply)) return reply;
    reply.type('application/json');
    if (knobs.networkFeed === 'large') return reply.send(Readable.from(endless()));
    const { bytes } = published();
    const etag = etagOf(bytes);
    reply.header('etag', etag);
    if (!knobs.networkFeed && request.headers['if-none-match'] === etag) return reply.code(304).send();
    torn = knobs.networkFeed === 'torn' && !torn;
    return reply.send(bytes);
  });

  app.get(`${networkFeedPath}.sig`, async (request, reply) => {
    if (await refused(request, reply)) return reply;
    if (knobs.networkFeed === 'unsigned') return reply.code(404).send('There is no such file.');
    const { bytes, signature } = published();
    // Of the next document, the first time: somebody has published between the two requests.
    return reply
      .type('application/octet-stream')
      .send(torn ? sign(null, bytes.subarray(1), sandboxKey) : signature);
  });
}
