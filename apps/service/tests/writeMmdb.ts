/** A record of a tiny database: text, whole numbers, degrees, and maps of them. */
export type MmdbValue = string | number | { readonly [key: string]: MmdbValue };

/**
 * Writes a MaxMind database (format 2.0, IPv4 tree, records of 24 bits) of a few networks: what tests put in the
 * place of an operator's file. `networks` are addresses with their prefix, `['8.8.8.0/24', { … }]`, that do not
 * overlap.
 */
export function writeMmdb(type: string, networks: readonly (readonly [string, MmdbValue])[]): Buffer {
  const nodes: [Branch, Branch][] = [[null, null]];
  const data: Buffer[] = [];
  let offset = 0;
  for (const [network, value] of networks) {
    const [address = '', length = '32'] = network.split('/');
    const bits = address
      .split('.')
      .map((part) => Number(part).toString(2).padStart(8, '0'))
      .join('')
      .slice(0, Number(length));
    let node = 0;
    for (const [index, bit] of [...bits].entries()) {
      const side = bit === '1' ? 1 : 0;
      const branches = nodes[node] as [Branch, Branch];
      if (index === bits.length - 1) {
        branches[side] = { at: offset };
        continue;
      }
      if (typeof branches[side] !== 'number') branches[side] = nodes.push([null, null]) - 1;
      node = branches[side] as number;
    }
    const bytes = encode(value);
    data.push(bytes);
    offset += bytes.length;
  }
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [index, branches] of nodes.entries()) {
    for (const [side, branch] of branches.entries()) {
      // Behind the tree come 16 empty bytes, then the data.
      const pointer =
        branch === null ? nodes.length : typeof branch === 'number' ? branch : nodes.length + 16 + branch.at;
      tree.writeUIntBE(pointer, index * 6 + side * 3, 3);
    }
  }
  const metadata = Buffer.concat([
    control(7, 8),
    ...Object.entries({
      binary_format_major_version: uint(5, 2),
      binary_format_minor_version: uint(5, 0),
      build_epoch: uint(9, Math.floor(Date.UTC(2026, 0, 2) / 1000)),
      database_type: text(type),
      ip_version: uint(5, 4),
      languages: control(11, 0),
      node_count: uint(6, nodes.length),
      record_size: uint(5, 24),
    }).flatMap(([key, value]) => [text(key), value]),
  ]);
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    ...data,
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    metadata,
  ]);
}

/** Another node, a record, or nothing. */
type Branch = number | { at: number } | null;

/** Types above 7 stand in a byte of their own. Sizes up to 284 are enough here. */
function control(type: number, size: number): Buffer {
  const first = (type > 7 ? 0 : type << 5) | Math.min(size, 29);
  return Buffer.from([first, ...(type > 7 ? [type - 7] : []), ...(size > 28 ? [size - 29] : [])]);
}

function uint(type: number, value: number): Buffer {
  const hex = value === 0 ? '' : value.toString(16);
  const bytes = Buffer.from(hex.padStart(Math.ceil(hex.length / 2) * 2, '0'), 'hex');
  return Buffer.concat([control(type, bytes.length), bytes]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([control(2, bytes.length), bytes]);
}

function encode(value: MmdbValue): Buffer {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') {
    if (Number.isInteger(value) && value >= 0) return uint(6, value);
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value);
    return Buffer.concat([control(3, 8), bytes]);
  }
  const entries = Object.entries(value);
  return Buffer.concat([
    control(7, entries.length),
    ...entries.flatMap(([key, of]) => [text(key), encode(of)]),
  ]);
}
