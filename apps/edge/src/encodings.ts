import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One finished body in every encoding the edge sends. */
export interface EncodedBody {
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
  readonly identity: Buffer;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Compresses a text once. The last step of quality would save a hundredth, and make the first visitor of a page wait
 * three times as long for it.
 */
export async function encodeBody(text: string | Buffer): Promise<Required<EncodedBody>> {
  const identity = Buffer.isBuffer(text) ? text : Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotliAsync(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzipAsync(identity, { level: 9 }),
  ]);
  return {
    br,
    gzip: gz,
    // Seldom accepted alone: unpacked each time, so that a cached page takes a third of the memory.
    get identity() {
      return brotliDecompressSync(br);
    },
  };
}

/** The best encoding the client accepts. A `q=0` is a refusal. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (acceptEncoding === 'br' || acceptEncoding === 'gzip, deflate, br, zstd') return 'br';
  const accepted = new Set<string>();
  for (const item of acceptEncoding.split(',')) {
    const [name = '', ...params] = item.trim().toLowerCase().split(';');
    if (!params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param))) accepted.add(name.trim());
  }
  if (accepted.has('br')) return 'br';
  if (accepted.has('gzip')) return 'gzip';
  return 'identity';
}
