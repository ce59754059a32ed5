export type AddressFamily = 'ipv4' | 'ipv6';

/** An address as numbers, so that two spellings of one address are equal. */
export interface IpAddress {
  readonly family: AddressFamily;
  /** Four bytes, or eight groups of 16 bits. */
  readonly parts: readonly number[];
}

/** Reads an IPv4 or IPv6 address; null for anything else. IPv4 inside IPv6 (`::ffff:0:0/96`) is read as IPv4. */
export function parseIp(text: string): IpAddress | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*$/, '');
  if (!bare.includes(':')) {
    const bytes = parseIpv4(bare);
    return bytes && { family: 'ipv4', parts: bytes };
  }
  const groups = parseIpv6(bare);
  if (!groups) return null;
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return { family: 'ipv4', parts: bytesOf(groups.slice(6)) };
  }
  return { family: 'ipv6', parts: groups };
}

const bytesOf = (groups: readonly number[]) => groups.flatMap((group) => [group >> 8, group & 255]);

function parseIpv4(text: string): number[] | null {
  const pieces = text.split('.');
  if (pieces.length !== 4) return null;
  const bytes = pieces.map((piece) => (/^(?:0|[1-9]\d{0,2})$/.test(piece) ? Number(piece) : 256));
  return bytes.every((byte) => byte < 256) ? bytes : null;
}

function parseIpv6(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const lists = halves.map((half) => (half === '' ? [] : half.split(':')));
  const last = lists.at(-1) as string[];
  const tail = last.at(-1);
  // The last 32 bits may be written as IPv4.
  if (tail?.includes('.')) {
    const bytes = parseIpv4(tail);
    if (!bytes) return null;
    const [a = 0, b = 0, c = 0, d = 0] = bytes;
    last.splice(-1, 1, (a * 256 + b).toString(16), (c * 256 + d).toString(16));
  }
  if (!lists.flat().every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  const [head = [], rest = []] = lists.map((list) => list.map((group) => Number.parseInt(group, 16)));
  if (halves.length === 1) return head.length === 8 ? head : null;
  const missing = 8 - head.length - rest.length;
  return missing < 1 ? null : [...head, ...Array<number>(missing).fill(0), ...rest];
}

/** The one spelling of an address: RFC 5952 for IPv6. */
export function formatIp({ family, parts }: IpAddress): string {
  if (family === 'ipv4') return parts.join('.');
  let best = { at: -1, length: 1 };
  for (let at = 0; at < 8; at += 1) {
    let length = 0;
    while (at + length < 8 && parts[at + length] === 0) length += 1;
    if (length > best.length) best = { at, length };
  }
  const hex = parts.map((part) => part.toString(16));
  if (best.at < 0) return hex.join(':');
  return `${hex.slice(0, best.at).join(':')}::${hex.slice(best.at + best.length).join(':')}`;
}

/** Whether the first `bits` of both are equal. */
export function sharesPrefix(a: IpAddress, b: IpAddress, bits: number): boolean {
  if (a.family !== b.family) return false;
  const size = a.family === 'ipv4' ? 8 : 16;
  return a.parts.every((part, index) => {
    const wanted = Math.min(size, Math.max(0, bits - index * size));
    return part >> (size - wanted) === (b.parts[index] as number) >> (size - wanted);
  });
}

/** Whether an address is one of the addresses and networks (`203.0.113.0/24`) of a list. */
export function isInNetworks(address: IpAddress, networks: readonly string[]): boolean {
  return networks.some((network) => {
    const [base = '', bits] = network.split('/');
    const parsed = parseIp(base);
    if (!parsed) return false;
    const all = parsed.family === 'ipv4' ? 32 : 128;
    return sharesPrefix(address, parsed, bits === undefined ? all : Number(bits));
  });
}
