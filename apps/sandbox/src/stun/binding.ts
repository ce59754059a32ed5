import { isIPv6 } from 'node:net';

/** STUN (RFC 5389): Binding requests in, Binding responses out. Nothing is stored between two of them. */
const magicCookie = 0x2112a442;
const bindingRequest = 0x0001;
const bindingResponse = 0x0101;
const bindingError = 0x0111;
const attribute = {
  mappedAddress: 0x0001,
  username: 0x0006,
  messageIntegrity: 0x0008,
  errorCode: 0x0009,
  unknownAttributes: 0x000a,
  realm: 0x0014,
  nonce: 0x0015,
  xorMappedAddress: 0x0020,
  priority: 0x0024,
  useCandidate: 0x0025,
  software: 0x8022,
  fingerprint: 0x8028,
} as const;
const understood: readonly number[] = Object.values(attribute);

export interface Peer {
  /** IPv4, or IPv6 without a zone. */
  address: string;
  port: number;
}

/** IPv4 that arrived over an IPv6 socket as IPv4. */
export const plainAddress = (address: string) =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** The response to a datagram from `peer`, or null when it is no Binding request. */
export function answerBinding(request: Buffer, peer: Peer): Buffer | null {
  if (request.length < 20 || request.readUInt16BE(0) !== bindingRequest) return null;
  const length = request.readUInt16BE(2);
  if (length % 4 !== 0 || request.length !== length + 20) return null;
  const transaction = request.subarray(4, 20);
  // Clients of RFC 3489 have no cookie, and know only the plain form of the address.
  const modern = request.readUInt32BE(4) === magicCookie;

  const unknown: number[] = [];
  let fingerprint = false;
  for (let at = 20; at < request.length; ) {
    if (at + 4 > request.length) return null;
    const type = request.readUInt16BE(at);
    const size = request.readUInt16BE(at + 2);
    if (at + 4 + size > request.length) return null;
    if (type < 0x8000 && !understood.includes(type)) unknown.push(type);
    if (type === attribute.fingerprint) {
      if (size !== 4 || request.readUInt32BE(at + 4) !== fingerprintOf(request.subarray(0, at))) return null;
      fingerprint = true;
    }
    at += 4 + Math.ceil(size / 4) * 4;
  }

  const attributes = unknown.length
    ? [
        write(
          attribute.errorCode,
          Buffer.concat([Buffer.from([0, 0, 4, 20]), Buffer.from('Unknown Attribute')]),
        ),
        write(attribute.unknownAttributes, Buffer.concat(unknown.map((type) => uint16(type)))),
      ]
    : [
        modern
          ? write(attribute.xorMappedAddress, addressValue(peer, transaction))
          : write(attribute.mappedAddress, addressValue(peer)),
      ];
  attributes.push(write(attribute.software, Buffer.from('Tern sandbox')));
  const body = Buffer.concat(attributes);
  const head = (extra: number) =>
    Buffer.concat([
      uint16(unknown.length ? bindingError : bindingResponse),
      uint16(body.length + extra),
      transaction,
    ]);
  if (!fingerprint) return Buffer.concat([head(0), body]);
  // The length that is hashed counts the fingerprint itself.
  const hashed = Buffer.concat([head(8), body]);
  const value = Buffer.alloc(4);
  value.writeUInt32BE(fingerprintOf(hashed));
  return Buffer.concat([hashed, write(attribute.fingerprint, value)]);
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16BE(value);
  return buffer;
}

function write(type: number, value: Buffer): Buffer {
  const padding = Buffer.alloc((4 - (value.length % 4)) % 4);
  return Buffer.concat([uint16(type), uint16(value.length), value, padding]);
}

/** Family, port, address; hidden behind cookie and transaction when one is given (RFC 5389, 15.2). */
function addressValue({ address, port }: Peer, mask?: Buffer): Buffer {
  const bytes = isIPv6(address) ? ipv6Bytes(address) : Buffer.from(address.split('.').map(Number));
  const value = Buffer.concat([Buffer.from([0, bytes.length === 4 ? 1 : 2]), uint16(port), bytes]);
  if (!mask) return value;
  const hidden = value.map((byte, index) => {
    if (index < 2) return byte;
    return byte ^ (mask[index < 4 ? index - 2 : index - 4] ?? 0);
  });
  return Buffer.from(hidden);
}

function ipv6Bytes(address: string): Buffer {
  // The URL parser writes embedded IPv4 and every other spelling in hexadecimal groups.
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = text.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const left = groups(head);
  const right = groups(tail);
  const all = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return Buffer.concat(all.map((group) => uint16(Number.parseInt(group, 16))));
}

const fingerprintOf = (message: Buffer) => (crc32(message) ^ 0x5354554e) >>> 0;

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
