import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface Picture {
  /** In the folder of the article. */
  file: string;
  /** The last part of its address: named after its content, so that it can be cached for ever. */
  name: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/** Bytes that a picture may have. */
const limits: Readonly<Record<string, number>> = { '.svg': 12 * 1024 };
const otherLimit = 300 * 1024;

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

type Size = { width: number; height: number } | null;

function svgSize(text: string): Size {
  const [, width, height] = /\bviewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(text) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Drawn, without words, without anything that runs or is loaded from elsewhere. */
const svgRefusals: readonly (readonly [RegExp, string])[] = [
  [/<(?:script|foreignObject|iframe|animate\w*|set)\b/i, 'it runs or embeds something'],
  [/\son\w+\s*=/i, 'it runs or embeds something'],
  [/<(?:text|tspan|textPath)\b/i, 'it has words in it, which no translation could reach'],
  [/(?:href|src)\s*=\s*["'](?!#)/i, 'it loads something from elsewhere'],
  [/url\(\s*["']?(?!#)/i, 'it loads something from elsewhere'],
  [/@import|<!ENTITY|<!DOCTYPE/i, 'it loads something from elsewhere'],
];

function pngSize(bytes: Buffer): Size {
  if (bytes.toString('latin1', 1, 4) !== 'PNG' || bytes.length < 24) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function jpegSize(bytes: Buffer): Size {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes[at + 1] as number;
    if (bytes[at] !== 0xff) return null;
    // The frames that carry a size; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): Size {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP' || bytes.length < 30) return null;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** The size of a picture by its own bytes; null for what is none. */
export function rasterSize(bytes: Buffer): Size {
  if (bytes.length < 12) return null;
  return pngSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes);
}

/** Reads a picture of an article; one that is too big is not even read. */
export function readPicture(
  folder: string,
  file: string,
  key: string,
): { picture: Picture } | { problem: string } {
  const path = join(folder, file);
  const extension = extname(file);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return { problem: `the picture ${file} is not there` };
  const limit = limits[extension] ?? otherLimit;
  if (found.size > limit)
    return { problem: `the picture ${file} has ${sizeText(found.size)}; ${sizeText(limit)} is the most` };
  const bytes = readFileSync(path);
  const text = extension === '.svg' ? bytes.toString('utf8') : '';
  const refusal = svgRefusals.find(([pattern]) => pattern.test(text));
  if (refusal) return { problem: `the picture ${file}: ${refusal[1]}` };
  const size = text ? svgSize(text) : rasterSize(bytes);
  if (!size)
    return { problem: `the picture ${file} ${text ? 'has no viewBox="0 0 …"' : 'is no PNG, JPEG or WebP'}` };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return {
    picture: { file, name: `${key}-${file.slice(0, -extension.length)}-${hash}${extension}`, ...size, bytes },
  };
}
