import { open } from 'node:fs/promises';
import { parseIp } from '@tern/domain';
import { StatedError } from '@tern/observe/StatedError';

export interface Network {
  /** Autonomous system number. */
  number: number;
  name: string | null;
}

export interface AsnTable {
  /** Null for what no network announces, and for what is no address. */
  networkOf(address: string): Network | null;
  /** Ranges of addresses. */
  readonly size: number;
}

/** First and last addresses and systems, by index, sorted. */
interface Ranges<Addresses extends Uint32Array | BigUint64Array> {
  first: Addresses;
  last: Addresses;
  systems: Uint32Array;
}

/**
 * Reads the networks from the CSV of `@ip-location-db/asn`: first and last address as decimal numbers, number and
 * name of the system, sorted by address. Throws one sentence on a line it cannot read.
 */
export async function readAsnTable(files: { ipv4: string; ipv6: string }): Promise<AsnTable> {
  const names = new Map<number, string>();
  const ipv4 = await readRanges(files.ipv4, names, (count) => new Uint32Array(count), Number);
  // The upper half of the address: of ranges that share one /64, two in a thousand, the last one counts.
  const ipv6 = await readRanges(
    files.ipv6,
    names,
    (count) => new BigUint64Array(count),
    (text) => BigInt(text) >> 64n,
  );
  const nameOf = packNames(names);
  return {
    size: ipv4.systems.length + ipv6.systems.length,
    networkOf(address) {
      const ip = parseIp(address);
      if (!ip) return null;
      const found =
        ip.family === 'ipv4'
          ? systemOf(
              ipv4,
              ip.parts.reduce((all, part) => all * 256 + part, 0),
            )
          : systemOf(
              ipv6,
              ip.parts.slice(0, 4).reduce((all, part) => (all << 16n) | BigInt(part), 0n),
            );
      return found === null ? null : { number: found, name: nameOf(found) || null };
    },
  };
}

async function readRanges<Addresses extends Uint32Array | BigUint64Array>(
  file: string,
  names: Map<number, string>,
  arrayOf: (count: number) => Addresses,
  toAddress: (text: string) => Addresses[number],
): Promise<Ranges<Addresses>> {
  let ranges = { first: arrayOf(1024), last: arrayOf(1024), systems: new Uint32Array(1024) };
  const resize = (from: typeof ranges, count: number) => {
    const to = { first: arrayOf(count), last: arrayOf(count), systems: new Uint32Array(count) };
    to.first.set(from.first.subarray(0, count) as never);
    to.last.set(from.last.subarray(0, count) as never);
    to.systems.set(from.systems.subarray(0, count));
    return to;
  };
  let count = 0;
  // Line by line: the text is several times the table.
  await using handle = await open(file);
  for await (const line of handle.readLines()) {
    if (line === '') continue;
    const second = line.indexOf(',') + 1;
    const third = line.indexOf(',', second) + 1;
    const fourth = line.indexOf(',', third) + 1;
    const number = Number(line.slice(third, fourth - 1));
    const first = line.slice(0, second - 1);
    const last = line.slice(second, third - 1);
    if (!digits.test(first) || !digits.test(last) || !(number > 0)) {
      throw new StatedError(`Line ${count + 1} of ${file} is no range of a network.`);
    }
    if (count === ranges.systems.length) ranges = resize(ranges, 2 * count);
    ranges.first[count] = toAddress(first);
    ranges.last[count] = toAddress(last);
    ranges.systems[count] = number;
    // A copy: a slice would keep the whole line.
    if (!names.has(number)) names.set(number, copyOf(unquoted(line.slice(fourth).trim())));
    count += 1;
  }
  return resize(ranges, count);
}

const digits = /^\d+$/;
const copyOf = (text: string) => Buffer.from(text).toString();
const unquoted = (field: string) =>
  field.startsWith('"') && field.endsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;

/** Names by number, in three pieces of memory: a map of ninety thousand texts takes four times as much. */
function packNames(names: ReadonlyMap<number, string>): (number: number) => string {
  const numbers = Uint32Array.from(names.keys()).sort();
  const ends = new Uint32Array(numbers.length);
  const texts: Buffer[] = [];
  let end = 0;
  for (const [at, number] of numbers.entries()) {
    const text = Buffer.from(names.get(number) ?? '');
    texts.push(text);
    end += text.length;
    ends[at] = end;
  }
  const bytes = Buffer.concat(texts);
  return (number) => {
    const at = lastUpTo(numbers, number);
    return numbers[at] === number ? bytes.toString('utf8', ends[at - 1] ?? 0, ends[at]) : '';
  };
}

/** The system of the last range that begins at or before an address, if it reaches so far. */
function systemOf<Addresses extends Uint32Array | BigUint64Array>(
  { first, last, systems }: Ranges<Addresses>,
  address: Addresses[number],
): number | null {
  const found = lastUpTo(first, address);
  return found >= 0 && address <= (last[found] as Addresses[number]) ? (systems[found] ?? null) : null;
}

/** The index of the last of sorted values that is not above one; -1 where all are. */
function lastUpTo<Values extends Uint32Array | BigUint64Array>(
  values: Values,
  value: Values[number],
): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] as Values[number]) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
