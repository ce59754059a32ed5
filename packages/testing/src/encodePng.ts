import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/**
 * How far a rare colour may move (squared YIQ distance, as pixelmatch counts): a third of what
 * `comparePictures` lets pass, so that rounding between processors keeps its room.
 */
const tolerance = 5;

/**
 * The same picture in a fraction of the bytes: rare colours, which are the edges of letters, join their nearest
 * frequent neighbour; grounds and fills stay exact; a palette where there are at most 256 colours.
 */
export function encodePng(picture: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(picture);
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1) {
    if (data[at * 4 + 3] !== 255) return picture;
    colours[at] = data.readUIntBE(at * 4, 3);
  }
  mergeRare(colours);
  const indexes = new Map<number, number>();
  for (const colour of colours) if (!indexes.has(colour)) indexes.set(colour, indexes.size);
  const indexed = indexes.size <= 256;
  const small = indexed ? encodeIndexed(width, height, colours, indexes) : encodeRgb(width, height, colours);
  return small.length < picture.length ? small : picture;
}

function mergeRare(colours: Uint32Array): void {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const kept: [colour: number, y: number, i: number, q: number][] = [];
  const target = new Map<number, number>();
  for (const [colour] of [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const [y, i, q] = yiq(colour);
    const near = kept.find(
      ([, ky, ki, kq]) => 0.5053 * (y - ky) ** 2 + 0.299 * (i - ki) ** 2 + 0.1957 * (q - kq) ** 2 < tolerance,
    );
    if (!near) kept.push([colour, y, i, q]);
    target.set(colour, near ? near[0] : colour);
  }
  for (const [at, colour] of colours.entries()) colours[at] = target.get(colour) as number;
}

function yiq(colour: number): [number, number, number] {
  const r = colour >> 16;
  const g = (colour >> 8) & 255;
  const b = colour & 255;
  return [
    0.29889531 * r + 0.58662247 * g + 0.11448223 * b,
    0.59597799 * r - 0.2741761 * g - 0.32180189 * b,
    0.21147017 * r - 0.52261711 * g + 0.31114694 * b,
  ];
}

function encodeIndexed(
  width: number,
  height: number,
  colours: Uint32Array,
  indexes: Map<number, number>,
): Buffer {
  const depth = indexes.size <= 2 ? 1 : indexes.size <= 4 ? 2 : indexes.size <= 16 ? 4 : 8;
  const rowBytes = Math.ceil((width * depth) / 8);
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (rowBytes + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      const index = indexes.get(colours[y * width + x] as number) as number;
      const bit = x * depth;
      const at = row + (bit >> 3);
      rows[at] = (rows[at] as number) | (index << (8 - depth - (bit & 7)));
    }
  }
  const table = Buffer.alloc(indexes.size * 3);
  for (const [colour, index] of indexes) table.writeUIntBE(colour, index * 3, 3);
  return png(width, height, depth, 3, rows, table);
}

/** Unfiltered rows: screens repeat themselves byte by byte, which filters would hide from the compressor. */
function encodeRgb(width: number, height: number, colours: Uint32Array): Buffer {
  const rowBytes = width * 3;
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (rowBytes + 1) + 1;
    for (let x = 0; x < width; x += 1) rows.writeUIntBE(colours[y * width + x] as number, row + x * 3, 3);
  }
  return png(width, height, 8, 2, rows);
}

function png(
  width: number,
  height: number,
  depth: number,
  type: number,
  rows: Buffer,
  table?: Buffer,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = type;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(table ? [chunk('PLTE', table)] : []),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(name, 4, 'latin1');
  body.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}
