import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type PictureSize, rasterSize } from './rasterSize.ts';

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

function svgSize(text: string): PictureSize | null {
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
