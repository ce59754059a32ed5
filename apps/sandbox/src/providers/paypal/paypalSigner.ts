import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** One value of ASN.1 in DER. */
function der(tag: number, ...parts: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const rsaWithSha256 = sequence(
  der(0x06, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]),
  der(0x05, []),
);
const nameOf = (text: string) =>
  sequence(der(0x31, sequence(der(0x06, [0x55, 0x04, 0x03]), der(0x0c, Buffer.from(text)))));
const timeOf = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
const authority = der(
  0xa3,
  sequence(
    sequence(der(0x06, [0x55, 0x1d, 0x13]), der(0x01, [0xff]), der(0x04, sequence(der(0x01, [0xff])))),
  ),
);

const day = 24 * 3600 * 1000;

/** An X.509 certificate as PEM. */
function certify(options: {
  subject: string;
  issuer: string;
  publicKey: KeyObject;
  issuerKey: KeyObject;
  now: number;
  isAuthority: boolean;
}): string {
  const { subject, issuer, publicKey, issuerKey, now, isAuthority } = options;
  const serial = randomBytes(8);
  serial[0] = 1;
  const facts = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, serial),
    rsaWithSha256,
    nameOf(issuer),
    sequence(timeOf(now - 30 * day), timeOf(now + 365 * day)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(isAuthority ? [authority] : []),
  );
  const signed = sequence(facts, rsaWithSha256, der(0x03, [0], sign('sha256', facts, issuerKey)));
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** A key that signs webhooks, with its certificate and that of the authority that issued it, as PEM. */
export function makeSigner(now: number): { key: string; certificates: string } {
  const root = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const issuer = 'Stand-in Authority';
  const common = { issuer, issuerKey: root.privateKey, now };
  return {
    key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificates: [
      certify({
        ...common,
        subject: 'messageverificationcerts.paypal.com',
        publicKey: own.publicKey,
        isAuthority: false,
      }),
      certify({ ...common, subject: issuer, publicKey: root.publicKey, isAuthority: true }),
    ].join(''),
  };
}
