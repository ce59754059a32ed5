import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/**
 * The same picture in fewer bytes: a palette where there are at most 256 colours, no alpha, best compression.
 * Lossless.
 */
export function encodePng(picture: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(picture);
  const indexed = palette(data);
  const small = indexed ? encodeIndexed(width, height, data, indexed) : encodeRgb(width, height, data);
  return small.length < picture.length ? small : picture;
}

const key = (data: Buffer, at: number) =>
  ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);

/** Colour to index, or undefined when there are more than 256 or any is not opaque. */
function palette(data: Buffer): Map<number, number> | undefined {
  const colours = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) return undefined;
    const colour = key(data, at);
    if (!colours.has(colour)) {
      if (colours.size === 256) return undefined;
      colours.set(colour, colours.size);
    }
  }
  return colours;
}

function encodeIndexed(width: number, height: number, data: Buffer, colours: Map<number, number>): Buffer {
  const depth = colours.size <= 2 ? 1 : colours.size <= 4 ? 2 : colours.size <= 16 ? 4 : 8;
  const rowBytes = Math.ceil((width * depth) / 8);
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (rowBytes + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      const index = colours.get(key(data, (y * width + x) * 4)) as number;
      const bit = x * depth;
      const at = row + (bit >> 3);
      rows[at] = (rows[at] as number) | (index << (8 - depth - (bit & 7)));
    }
  }
  const table = Buffer.alloc(colours.size * 3);
  for (const [colour, index] of colours) table.writeUIntBE(colour, index * 3, 3);
  return png(width, height, depth, 3, rows, table);
}

/** Rows stored against the row above: text and flat grounds repeat downwards. */
function encodeRgb(width: number, height: number, data: Buffer): Buffer {
  const rowBytes = width * 3;
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (rowBytes + 1);
    rows[row] = 2;
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * width + x) * 4 + channel;
        const above = y === 0 ? 0 : (data[at - width * 4] as number);
        rows[row + 1 + x * 3 + channel] = ((data[at] as number) - above) & 255;
      }
    }
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
