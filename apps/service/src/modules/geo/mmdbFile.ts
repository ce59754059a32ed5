import { fstatSync, openSync, read } from 'node:fs';
import { promisify } from 'node:util';
import { parseIp } from '@tern/domain';

/** A MaxMind database (format 2.0) that stays on the disk: a look-up reads the few places it needs. */
export interface MmdbFile {
  readonly builtAt: Date;
  /** The record of an address; null for one that the data does not know, and for what is no address. */
  recordOf(address: string): Promise<unknown>;
}

const readFd = promisify(read);
const blockBytes = 4096;
/** 2 MiB: the upper nodes of the tree, which every look-up passes, and the texts that many records share. */
const mostBlocks = 512;

type ReadBytes = (offset: number, length: number) => Promise<Buffer>;

/** Reads a file in blocks, and keeps those used last. */
function readInBlocks(fd: number): ReadBytes {
  const blocks = new Map<number, Promise<Buffer>>();
  async function load(index: number): Promise<Buffer> {
    const buffer = Buffer.alloc(blockBytes);
    const { bytesRead } = await readFd(fd, buffer, 0, blockBytes, index * blockBytes);
    return buffer.subarray(0, bytesRead);
  }
  function block(index: number): Promise<Buffer> {
    const found = blocks.get(index) ?? load(index);
    blocks.delete(index);
    blocks.set(index, found);
    found.catch(() => blocks.delete(index));
    if (blocks.size > mostBlocks) blocks.delete(blocks.keys().next().value as number);
    return found;
  }
  return async (offset, length) => {
    const first = Math.floor(offset / blockBytes);
    const last = Math.floor((offset + length - 1) / blockBytes);
    const start = offset - first * blockBytes;
    let found = await block(first);
    if (last > first) {
      const further = Array.from({ length: last - first }, (_, at) => block(first + 1 + at));
      found = Buffer.concat([found, ...(await Promise.all(further))]);
    }
    const bytes = found.subarray(start, start + length);
    if (bytes.length < length) throw new Error('The database ends too early.');
    return bytes;
  };
}

/** Types of values, as the format numbers them. */
const types = { pointer: 1, text: 2, double: 3, map: 7, array: 11, boolean: 14, float: 15 } as const;
const wholeNumbers: readonly number[] = [5, 6, 8, 9, 10];
/** Sizes of 29 and more, and places of pointers, begin where those that need fewer bytes end. */
const sizesFrom = [29, 285, 65_821];
const pointersFrom = [0, 2048, 526_336, 0];

interface Decoded {
  value: unknown;
  next: number;
}

/** Decodes the value at `at`. Pointers count from `base`. */
async function decode(bytes: ReadBytes, base: number, at: number): Promise<Decoded> {
  const control = (await bytes(at, 1)).readUInt8();
  const small = control >> 5;
  if (small === types.pointer) {
    const length = ((control >> 3) & 3) + 1;
    const low = (await bytes(at + 1, length)).readUIntBE(0, length);
    const high = length === 4 ? 0 : (control & 7) * 256 ** length;
    const target = base + high + low + (pointersFrom[length - 1] ?? 0);
    return { value: (await decode(bytes, base, target)).value, next: at + 1 + length };
  }
  let start = at + 1;
  const type = small || (await bytes(start++, 1)).readUInt8() + 7;
  let size = control & 31;
  if (size >= 29) {
    const length = size - 28;
    size = (await bytes(start, length)).readUIntBE(0, length) + (sizesFrom[length - 1] ?? 0);
    start += length;
  }
  if (type === types.map || type === types.array) {
    const values: unknown[] = [];
    let next = start;
    for (let left = type === types.map ? 2 * size : size; left > 0; left -= 1) {
      const decoded = await decode(bytes, base, next);
      values.push(decoded.value);
      next = decoded.next;
    }
    return { value: type === types.map ? mapOf(values) : values, next };
  }
  if (type === types.boolean) return { value: size === 1, next: start };
  const own = await bytes(start, size);
  return { value: plainValue(type, own), next: start + size };
}

/** Keys and values in turn. */
const mapOf = (values: readonly unknown[]) =>
  Object.fromEntries(values.flatMap((key, at) => (at % 2 ? [] : [[String(key), values[at + 1]]])));

function plainValue(type: number, bytes: Buffer): unknown {
  if (type === types.text) return bytes.toString();
  if (type === types.double) return bytes.readDoubleBE();
  if (type === types.float) return bytes.readFloatBE();
  if (wholeNumbers.includes(type)) return Number(`0x${bytes.toString('hex') || '0'}`);
  return null;
}

const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
/** The metadata stands within the last 128 KiB. */
const tailBytes = 128 * 1024;

/** Opens a database. Rejects when the file is none. */
export async function openMmdbFile(file: string): Promise<MmdbFile> {
  const fd = openSync(file, 'r');
  const bytes = readInBlocks(fd);
  const { size } = fstatSync(fd);
  const tailAt = Math.max(0, size - tailBytes);
  const found = (await bytes(tailAt, size - tailAt)).lastIndexOf(marker);
  if (found < 0) throw new Error('This is no MaxMind database (.mmdb).');
  const about = tailAt + found + marker.length;
  const metadata = (await decode(bytes, about, about)).value as Record<string, number>;
  const {
    node_count: nodes = 0,
    record_size: bits = 0,
    ip_version: version,
    build_epoch: built = 0,
  } = metadata;
  const nodeBytes = bits / 4;
  const treeBytes = nodes * nodeBytes;

  /** A node says where each bit of an address leads: to another node, to a record, or nowhere. */
  async function follow(node: number, bit: number): Promise<number> {
    const both = await bytes(node * nodeBytes, nodeBytes);
    // In 28 bits, the middle byte has the upper four of both.
    if (bits === 28) {
      const upper = both.readUInt8(3);
      return ((bit ? upper & 15 : upper >> 4) << 24) | both.readUIntBE(bit * 4, 3);
    }
    return both.readUIntBE((bit * nodeBytes) / 2, nodeBytes / 2);
  }
  async function walk(address: readonly number[]): Promise<number> {
    let node = 0;
    for (let bit = 0; bit < 8 * address.length && node < nodes; bit += 1)
      node = await follow(node, ((address[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
    return node;
  }

  return {
    builtAt: new Date(built * 1000),
    async recordOf(text) {
      const ip = parseIp(text);
      if (!ip || (ip.family === 'ipv6' && version === 4)) return null;
      const address =
        ip.family === 'ipv4' ? [...ip.parts] : ip.parts.flatMap((part) => [part >> 8, part & 255]);
      // A tree of both families has the older one below 96 zeros.
      const padding = ip.family === 'ipv4' && version === 6 ? Array<number>(12).fill(0) : [];
      const leaf = await walk([...padding, ...address]);
      if (leaf <= nodes) return null;
      return (await decode(bytes, treeBytes + 16, leaf - nodes + treeBytes)).value;
    },
  };
}
