import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** As much of CBOR as an attestation has. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)]),
    ]);
  return Buffer.concat([head(2, value.length), value]);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** Ways of an authenticator that are not those of most, or not right. */
export interface Quirks {
  origin?: string;
  rpId?: string;
  /** Whether the person was verified, by PIN, finger or face. */
  verified?: boolean;
  present?: boolean;
  counter?: number;
  synced?: boolean;
  userHandle?: string;
  challenge?: string;
  /** Signs with a key of somebody else. */
  forged?: boolean;
}

/** The options of the service, as far as an authenticator reads them. */
interface Options {
  challenge: string;
  [more: string]: unknown;
}

/** An authenticator in software, with one passkey, as browsers show it to a page of `origin`. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let handle = '';

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  function authenticatorData(quirks: Quirks, attested?: Buffer): Buffer {
    const { verified = true, present = true, synced = false, counter = 0 } = quirks;
    const flags =
      Number(present) | (Number(verified) << 2) | (synced ? 0b11000 : 0) | (attested ? 0b1000000 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpId = quirks.rpId ?? new URL(origin).hostname;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  function cose(key: KeyObject): Buffer {
    const { x = '', y = '' } = key.export({ format: 'jwk' });
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  return {
    id: base64(id),
    /** The response to the options of `passkeyAddOptions`. */
    make(options: Options, quirks: Quirks = {}) {
      handle = (options.user as { id: string }).id;
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose(publicKey)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(quirks, attested)],
      ]);
      const data = clientData(
        'webauthn.create',
        quirks.challenge ?? options.challenge,
        quirks.origin ?? origin,
      );
      return {
        id: base64(id),
        response: {
          clientDataJSON: base64(data),
          attestationObject: base64(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** The response to the options of `passkeyLoginOptions` or `passkeyConfirmOptions`. */
    use(options: Options, quirks: Quirks = {}) {
      const data = clientData('webauthn.get', quirks.challenge ?? options.challenge, quirks.origin ?? origin);
      const authenticator = authenticatorData(quirks);
      const key = quirks.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey;
      return {
        id: base64(id),
        response: {
          clientDataJSON: base64(data),
          authenticatorData: base64(authenticator),
          signature: base64(sign('sha256', Buffer.concat([authenticator, sha256(data)]), key)),
          userHandle: quirks.userHandle ?? handle,
        },
      };
    },
  };
}
