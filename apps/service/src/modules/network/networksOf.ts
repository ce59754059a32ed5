import { formatIp, type IpAddress, parseIp } from '@tern/domain';

const bitsOf = { ipv4: 32, ipv6: 128 } as const;
const widthOf = { ipv4: 8n, ipv6: 16n } as const;

const numberOf = ({ family, parts }: IpAddress) =>
  parts.reduce((sum, part) => (sum << widthOf[family]) | BigInt(part), 0n);

function addressOf(family: IpAddress['family'], value: bigint): string {
  const width = widthOf[family];
  const count = bitsOf[family] / Number(width);
  const parts = Array.from({ length: count }, (_, index) =>
    Number((value >> (width * BigInt(count - 1 - index))) & ((1n << width) - 1n)),
  );
  return formatIp({ family, parts });
}

/** The fewest networks that have exactly the addresses from `first` to `last`. */
function cover(family: IpAddress['family'], first: bigint, last: bigint): string[] {
  const networks: string[] = [];
  for (let at = first; at <= last; ) {
    let free = 0n;
    while (free < bitsOf[family] && ((at >> free) & 1n) === 0n && at + (2n << free) - 1n <= last) free += 1n;
    const base = addressOf(family, at);
    networks.push(free === 0n ? base : `${base}/${bitsOf[family] - Number(free)}`);
    at += 1n << free;
  }
  return networks;
}

/** The fewest addresses and networks that have exactly these addresses, and no other. */
export function networksOf(addresses: Iterable<string>): string[] {
  const byFamily = { ipv4: new Set<bigint>(), ipv6: new Set<bigint>() };
  for (const text of addresses) {
    const address = parseIp(text);
    if (address) byFamily[address.family].add(numberOf(address));
  }
  return (['ipv4', 'ipv6'] as const).flatMap((family) => {
    const sorted = [...byFamily[family]].sort((a, b) => (a < b ? -1 : 1));
    const networks: string[] = [];
    for (let from = 0; from < sorted.length; ) {
      let to = from;
      while (sorted[to + 1] === (sorted[to] as bigint) + 1n) to += 1;
      networks.push(...cover(family, sorted[from] as bigint, sorted[to] as bigint));
      from = to + 1;
    }
    return networks;
  });
}
