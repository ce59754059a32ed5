export type BindableAddress =
  | { readonly address: string; readonly family: 4 | 6; readonly problem: null }
  | { readonly address: null; readonly problem: 'invalid' | 'reserved' };

const invalid: BindableAddress = { address: null, problem: 'invalid' };
const reserved: BindableAddress = { address: null, problem: 'reserved' };

/**
 * The canonical form of an address that may be bound to an account, or why it may not: `reserved` is
 * anything that is not public (private, CGNAT, link-local, documentation, multicast, tunnels). IPv4 inside
 * IPv6 is given as IPv4.
 */
export function bindableAddress(text: string): BindableAddress {
  const bare = text.trim();
  const four = parseIpv4(bare);
  if (four !== null) return judgeIpv4(four);
  const six = parseIpv6(bare);
  if (six === null) return invalid;
  // ::ffff:a.b.c.d
  if (six >> 32n === 0xffffn) return judgeIpv4(Number(six & 0xffff_ffffn));
  // Only 2000::/3 is given out; the rest is loopback, link-local, unique local, multicast.
  if (
    six >> 125n !== 1n ||
    reservedIpv6.some(([base, bits]) => six >> (128n - bits) === base >> (128n - bits))
  ) {
    return reserved;
  }
  return { address: new URL(`http://[${bare}]`).hostname.slice(1, -1), family: 6, problem: null };
}

/** Base address and prefix length, after IANA's special-purpose registry. */
const reservedIpv4: readonly (readonly [base: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const reservedIpv6: readonly (readonly [base: bigint, bits: bigint])[] = [
  // Teredo, benchmarking, ORCHID and the like.
  [0x2001_0000n << 96n, 23n],
  // Documentation.
  [0x2001_0db8n << 96n, 32n],
  [0x3fff_0000n << 96n, 20n],
  // 6to4.
  [0x2002_0000n << 96n, 16n],
];

function judgeIpv4(value: number): BindableAddress {
  const inside = reservedIpv4.some(([base, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(value / size) === Math.floor((parseIpv4(base) as number) / size);
  });
  if (inside) return reserved;
  const address = [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');
  return { address, family: 4, problem: null };
}

/** Four decimal numbers, nothing else: no octal, hexadecimal or shortened forms. */
function parseIpv4(text: string): number | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) {
    return null;
  }
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

function parseIpv6(text: string): bigint | null {
  if (!/^[0-9a-f:.]{2,45}$/i.test(text) || !text.includes(':') || !URL.canParse(`http://[${text}]`))
    return null;
  const [head = '', tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return groups.reduce((sum, group) => (sum << 16n) + BigInt(Number.parseInt(group, 16)), 0n);
}
