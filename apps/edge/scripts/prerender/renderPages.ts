import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PageKey } from '../../src/cache/pageKey.ts';
import type { EncodedBody } from '../../src/http/encodings.ts';
import type { MakePage } from '../../src/pages/pageContent.ts';
import { behindPattern } from './frontTables.ts';

/** A page that was written: what a front sends with it. */
export interface PageRecord {
  readonly file: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The file of a page, relative to the folder of all: `pages/de/mobile/pricing/EUR.html`. Pages without prices are
 * `page`, and what blocked countries get ends in `-blocked`. The home page has no path, unknown addresses have `/404`.
 */
export function pageFile({ language, variant, path, currency, blocked }: PageKey): string {
  const folder = path === null ? '/404' : path === '/' ? '' : path;
  return `pages/${language}/${variant}${folder}/${currency ?? 'page'}${blocked ? '-blocked' : ''}.html`;
}

/**
 * Quality 5 of brotli: a twelfth of the time of the 10 that the edge compresses a page with once, for bodies that are
 * a tenth larger. Level 4 of gzip, for the few who have no brotli: two thirds of the time of 6, 6 % larger.
 */
export async function encodeQuickly(text: string): Promise<Required<EncodedBody>> {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity, { level: 4 }) };
}

/**
 * Renders the pages that a front has into files, each compressed with brotli and with gzip. Plain ones would be two thirds of the bytes, and
 * hardly a browser asks for them: a front unpacks.
 */
export async function renderPages(options: {
  keys: readonly PageKey[];
  /** With `encodeQuickly`, or another that compresses at once. */
  make: MakePage;
  folder: string;
}): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  const folders = new Set<string>();
  const isBehind = new RegExp(behindPattern);
  for (const key of options.keys) {
    if (key.path !== null && isBehind.test(key.path)) continue;
    const { status, headers, body } = await options.make(key);
    if (status >= 500) throw new Error(`${key.path} answers ${status}.`);
    const { br, gzip } = body;
    if (!br || !gzip) throw new Error(`${key.path} is not compressed.`);
    const file = pageFile(key);
    const path = join(options.folder, file);
    const folder = dirname(path);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gzip);
    records.push({ file, status, headers });
  }
  return records;
}
