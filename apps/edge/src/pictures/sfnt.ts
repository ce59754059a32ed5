import { inflateSync } from 'node:zlib';

/** Turns a WOFF 1.0 font into the TrueType or OpenType font it wraps (W3C WOFF 1.0, 3 to 5). */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(at + field),
    ) as [number, number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    const data = packed < length ? inflateSync(bytes) : bytes;
    if (data.length !== length) throw new Error('a table of the font is damaged');
    return { tag: woff.subarray(at, at + 4), data, checksum };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  let offset = head.length;
  const parts: Buffer[] = [head];
  for (const [index, { tag, data, checksum }] of tables.entries()) {
    const at = 12 + index * 16;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** The width of a character in em, or undefined where the font does not have it. */
export type Advances = (codePoint: number) => number | undefined;

/** Reads how wide each character of a TrueType or OpenType font is (OpenType 1.9: cmap 4 and 12, hhea, hmtx). */
export function readAdvances(font: Buffer): Advances {
  const table = (wanted: string): Buffer => {
    const count = font.readUInt16BE(4);
    for (let index = 0; index < count; index += 1) {
      const at = 12 + index * 16;
      if (font.toString('latin1', at, at + 4) !== wanted) continue;
      const offset = font.readUInt32BE(at + 8);
      return font.subarray(offset, offset + font.readUInt32BE(at + 12));
    }
    throw new Error(`the font has no table ${wanted}`);
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const metrics = table('hhea').readUInt16BE(34);
  const hmtx = table('hmtx');
  const cmap = table('cmap');
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = sub.readUInt16BE(0);
    if (format === 4) {
      const segments = sub.readUInt16BE(6) / 2;
      for (let segment = 0; segment < segments; segment += 1) {
        const end = sub.readUInt16BE(14 + segment * 2);
        const start = sub.readUInt16BE(16 + (segments + segment) * 2);
        const delta = sub.readUInt16BE(16 + (2 * segments + segment) * 2);
        const rangeAt = 16 + (3 * segments + segment) * 2;
        const range = sub.readUInt16BE(rangeAt);
        for (let code = start; code <= end && code < 0xffff; code += 1) {
          const own = range === 0 ? code : sub.readUInt16BE(rangeAt + range + (code - start) * 2);
          if (own !== 0) glyphs.set(code, (own + delta) & 0xffff);
        }
      }
    } else if (format === 12) {
      for (let group = 0; group < sub.readUInt32BE(12); group += 1) {
        const at = 16 + group * 12;
        const start = sub.readUInt32BE(at);
        const end = sub.readUInt32BE(at + 4);
        for (let code = start; code <= end; code += 1) {
          glyphs.set(code, sub.readUInt32BE(at + 8) + code - start);
        }
      }
    }
  }
  return (codePoint) => {
    const glyph = glyphs.get(codePoint);
    return glyph === undefined ? undefined : hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4) / unitsPerEm;
  };
}
