import { fstatSync, openSync, readSync } from 'node:fs';
import { parseIp } from '@tern/domain';

/** A MaxMind database (format 2.0) that stays on the disk: a look-up reads the few places it needs. */
export interface MmdbFile {
  readonly builtAt: Date;
  /**
   * The record of an address, not to be changed; null for one that the data does not know, and for what is no address.
   * Throws where the file ends too early.
   */
  recordOf(address: string): unknown;
}

const blockBytes = 4096;
/** 2 MiB: the upper nodes of the tree, which every look-up passes, and the texts that many records share. */
const mostBlocks = 512;
/** All of a database of countries, and of a larger one those that were looked up last. */
const mostRecords = 512;

type ReadBytes = (offset: number, length: number) => Buffer;

interface Blocks {
  read: ReadBytes;
  /** The block of an index, and with it the bytes from `index * blockBytes`. */
  block(index: number): Buffer;
}

/**
 * Reads a file in blocks, and keeps those that are used: of the oldest, one that was used since it was looked at goes to
 * the end. The system keeps much of the file in memory, so that a read takes a few µs.
 */
function readInBlocks(fd: number): Blocks {
  const blocks = new Map<number, { bytes: Buffer; used: boolean }>();
  function makeRoom(): void {
    for (const [index, block] of blocks) {
      if (blocks.size < mostBlocks) return;
      blocks.delete(index);
      if (block.used) blocks.set(index, { ...block, used: false });
    }
  }
  function block(index: number): Buffer {
    const found = blocks.get(index);
    if (found) {
      found.used = true;
      return found.bytes;
    }
    makeRoom();
    const buffer = Buffer.alloc(blockBytes);
    const bytes = buffer.subarray(0, readSync(fd, buffer, 0, blockBytes, index * blockBytes));
    blocks.set(index, { bytes, used: false });
    return bytes;
  }
  function read(offset: number, length: number): Buffer {
    const first = Math.floor(offset / blockBytes);
    const last = Math.floor((offset + length - 1) / blockBytes);
    const start = offset - first * blockBytes;
    let found = block(first);
    if (last > first) {
      const further = Array.from({ length: last - first }, (_, at) => block(first + 1 + at));
      found = Buffer.concat([found, ...further]);
    }
    const bytes = found.subarray(start, start + length);
    if (bytes.length < length) throw new Error('The database ends too early.');
    return bytes;
  }
  return { block, read };
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
function decode(bytes: ReadBytes, base: number, at: number): Decoded {
  const control = bytes(at, 1).readUInt8();
  const small = control >> 5;
  if (small === types.pointer) {
    const length = ((control >> 3) & 3) + 1;
    const low = bytes(at + 1, length).readUIntBE(0, length);
    const high = length === 4 ? 0 : (control & 7) * 256 ** length;
    const target = base + high + low + (pointersFrom[length - 1] ?? 0);
    return { value: decode(bytes, base, target).value, next: at + 1 + length };
  }
  let start = at + 1;
  const type = small || bytes(start++, 1).readUInt8() + 7;
  let size = control & 31;
  if (size >= 29) {
    const length = size - 28;
    size = bytes(start, length).readUIntBE(0, length) + (sizesFrom[length - 1] ?? 0);
    start += length;
  }
  if (type === types.map || type === types.array) {
    const values: unknown[] = [];
    let next = start;
    for (let left = type === types.map ? 2 * size : size; left > 0; left -= 1) {
      const decoded = decode(bytes, base, next);
      values.push(decoded.value);
      next = decoded.next;
    }
    return { value: type === types.map ? mapOf(values) : values, next };
  }
  if (type === types.boolean) return { value: size === 1, next: start };
  const own = bytes(start, size);
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

/** Opens a database. Throws when the file is none. */
export function openMmdbFile(file: string): MmdbFile {
  const fd = openSync(file, 'r');
  const { block, read: bytes } = readInBlocks(fd);
  const { size } = fstatSync(fd);
  const tailAt = Math.max(0, size - tailBytes);
  const found = size > 0 ? bytes(tailAt, size - tailAt).lastIndexOf(marker) : -1;
  if (found < 0) throw new Error('This is no MaxMind database (.mmdb).');
  const about = tailAt + found + marker.length;
  const metadata = decode(bytes, about, about).value as Record<string, number>;
  const {
    node_count: nodes = 0,
    record_size: bits = 0,
    ip_version: version,
    build_epoch: built = 0,
  } = metadata;
  const nodeBytes = bits / 4;
  const treeBytes = nodes * nodeBytes;

  /** A node says where each bit of an address leads: to another node, to a record, or nowhere. */
  function follow(node: number, bit: number): number {
    const at = node * nodeBytes;
    const start = at % blockBytes;
    const isWhole = start + nodeBytes <= blockBytes;
    const both = isWhole ? block((at - start) / blockBytes) : bytes(at, nodeBytes);
    const from = isWhole ? start : 0;
    // In 28 bits, the middle byte has the upper four of both.
    if (bits === 28) {
      const upper = both.readUInt8(from + 3);
      return ((bit ? upper & 15 : upper >> 4) << 24) | both.readUIntBE(from + bit * 4, 3);
    }
    return both.readUIntBE(from + (bit * nodeBytes) / 2, nodeBytes / 2);
  }
  function walk(address: readonly number[], from = 0): number {
    let node = from;
    for (let bit = 0; bit < 8 * address.length && node < nodes; bit += 1)
      node = follow(node, ((address[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
    return node;
  }
  // A tree of both families has the older one below 96 zeros.
  const olderFrom = version === 6 ? walk(Array<number>(12).fill(0)) : 0;

  const records = new Map<number, unknown>();
  function recordAt(leaf: number): unknown {
    if (records.has(leaf)) return records.get(leaf);
    const { value } = decode(bytes, treeBytes + 16, leaf - nodes + treeBytes);
    if (records.size === mostRecords) records.delete(records.keys().next().value as number);
    records.set(leaf, value);
    return value;
  }

  return {
    builtAt: new Date(built * 1000),
    recordOf(text) {
      const ip = parseIp(text);
      if (!ip || (ip.family === 'ipv6' && version === 4)) return null;
      const leaf =
        ip.family === 'ipv4'
          ? walk(ip.parts, olderFrom)
          : walk(ip.parts.flatMap((part) => [part >> 8, part & 255]));
      return leaf > nodes ? recordAt(leaf) : null;
    },
  };
}
