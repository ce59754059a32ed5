import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StateFile } from '../state.ts';
import { type SampleServer, sampleNetwork } from './sampleNetwork.ts';

/** The address that `PROVISION_URL` names, and the token that it asks for. */
const base = '/provision';
const token = 'provision_tern';

/** ms for which the sample network is not made anew: it has thousands of servers. */
const period = 60_000;
const day = 24 * 60 * 60_000;

const hashOf = (words: string): Buffer => createHash('sha256').update(words).digest();

/** PKCS #8 of an X25519 key, without its 32 bytes. */
const before = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** The public key of a server: the same for the same name, in base64. */
function serverKey(name: string): string {
  const seed = hashOf(`WireGuard of ${name}`);
  seed[0] = (seed[0] as number) & 248;
  seed[31] = ((seed[31] as number) & 127) | 64;
  const secret = createPrivateKey({ key: Buffer.concat([before, seed]), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(secret).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

const wireguardPort = ({ protocols }: SampleServer): number | undefined =>
  protocols.find(({ name }) => name === 'wireguard')?.ports.flat()[0];

/** The public key that an address names, in base64; null: it is none. */
function keyIn(request: FastifyRequest): string | null {
  const { key } = request.params as { key: string };
  const bytes = Buffer.from(key, 'base64url');
  return bytes.length === 32 && bytes.toString('base64url') === key ? bytes.toString('base64') : null;
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(typeof request.body === 'string' ? request.body : '');
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const isTexts = (value: unknown, most: number): value is string[] =>
  Array.isArray(value) && value.length <= most && value.every((each) => typeof each === 'string');

/** Lines of a file that runs commands, in every place where a text can stand. */
const trap = '10.64.0.9/32\nPostUp = reboot\n[Peer]\nAllowedIPs = 0.0.0.0/0';

/** Gives a peer for a city: a server of the sample network. Null: there is no such city, or none of its servers takes WireGuard. */
function createPeers({ knobs }: StateFile['data'], now: () => number) {
  let network: { at: number; outage: string; servers: SampleServer[] } | undefined;

  function serversNow(): SampleServer[] {
    const at = Math.floor(now() / period) * period;
    const outage = knobs.networkOutage;
    if (network?.at !== at || network.outage !== outage)
      network = { at, outage, servers: sampleNetwork(at, { sequence: 1, outage }).servers };
    return network.servers;
  }

  return (city: string) => {
    const own = serversNow().filter((each) => each.city === city && wireguardPort(each) !== undefined);
    const server = own.find((each) => each.state === 'up') ?? own[0];
    return server
      ? {
          city,
          server: server.name,
          public_key: serverKey(server.name),
          host: `${server.name}.servers.example`,
          port: wireguardPort(server),
        }
      : null;
  };
}

/**
 * Stands in for the host that makes WireGuard keys known to the servers (`docs/provisioning.md`). The knob `provisioning`
 * makes it `down`, silent (`hangs`; `late`: it does what it is asked, then says nothing), or lets it say what is `large` or
 * `hostile`; `refuses`: it takes no key.
 */
export function provisioningHost(
  app: FastifyInstance,
  { state, now }: { state: StateFile; now: () => number },
): void {
  const { knobs, provisioned } = state.data;
  const peerOf = createPeers(state.data, now);

  const addressesOf = (place: number) => [
    `10.64.${(place >> 8) & 255}.${place & 255}/32`,
    `fd00:64::${place.toString(16)}/128`,
  ];

  /** The smallest number that nobody has: the first addresses are those of the host. */
  function freePlace(): number {
    const taken = new Set(Object.values(provisioned).map(({ place }) => place));
    let place = 16;
    while (taken.has(place)) place += 1;
    return place;
  }

  /** True: the request has its response, or gets none. */
  function isOver(request: FastifyRequest, reply: FastifyReply): boolean {
    if (knobs.provisioning === 'down') {
      request.raw.socket.destroy();
      reply.hijack();
    } else if (knobs.provisioning === 'hangs') reply.hijack();
    else if (request.headers.authorization !== `Bearer ${token}`)
      reply.code(401).send({ reason: 'The token is wrong.' });
    return reply.sent;
  }

  app.put(`${base}/keys/:key`, (request, reply) => {
    if (isOver(request, reply)) return reply;
    const key = keyIn(request);
    const { cities } = bodyOf(request);
    if (key === null) return reply.code(400).send({ reason: 'This is no key.' });
    if (!isTexts(cities, 20)) return reply.code(400).send({ reason: 'These are no cities.' });
    if (knobs.provisioning === 'refuses') return reply.code(422).send({ reason: 'The key is too weak.' });
    const peers = cities.map(peerOf);
    if (peers.includes(null)) return reply.code(422).send({ reason: 'There is no such city.' });
    const { place } = provisioned[key] ?? { place: freePlace() };
    provisioned[key] = { place, cities };
    state.save();
    const file = { addresses: addressesOf(place), dns: ['10.64.0.1'], peers };
    if (knobs.provisioning === 'late') return reply.hijack();
    if (knobs.provisioning === 'large') return { ...file, more: ' '.repeat(100_000) };
    if (knobs.provisioning === 'hostile')
      return {
        addresses: [trap],
        dns: [trap],
        peers: peers.map((peer) => ({ ...peer, host: `${peer?.host}:1${trap}`, server: trap })),
      };
    return file;
  });

  app.delete(`${base}/keys/:key`, (request, reply) => {
    if (isOver(request, reply)) return reply;
    const key = keyIn(request);
    if (key === null) return reply.code(400).send({ reason: 'This is no key.' });
    const isKnown = Object.hasOwn(provisioned, key);
    delete provisioned[key];
    state.save();
    if (knobs.provisioning === 'late') return reply.hijack();
    return reply.code(isKnown ? 204 : 404).send();
  });

  app.post(`${base}/keys/usage`, (request, reply) => {
    if (isOver(request, reply)) return reply;
    if (knobs.provisioning === 'late') return reply.hijack();
    const { keys } = bodyOf(request);
    if (!isTexts(keys, 1_000)) return reply.code(400).send({ reason: 'These are no keys.' });
    return {
      keys: keys
        .filter((key) => Object.hasOwn(provisioned, key))
        .map((key) => {
          const [how = 0, days = 0] = hashOf(`use of ${key}`);
          const connected = how % 3 === 0;
          const at = now() - (connected ? 0 : days % 9) * day;
          const used = how % 3 === 1 ? null : new Date(at).toISOString().slice(0, 10);
          return {
            public_key: key,
            last_used_on: knobs.provisioning === 'hostile' ? trap : used,
            connected,
          };
        }),
    };
  });

  /** The keys that it knows, for tests. */
  app.get(`${base}.json`, () => provisioned);
}
