import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { EncodedBody } from '../encodings.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses texts with zlib, which workerd has as well, at levels of quality. */
export const encodeWith =
  (levels: { brotli: number; gzip: number }) =>
  async (text: string | Buffer): Promise<Required<EncodedBody>> => {
    const identity = Buffer.isBuffer(text) ? text : Buffer.from(text);
    const [br, gz] = await Promise.all([
      brotliAsync(identity, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        },
      }),
      gzipAsync(identity, { level: levels.gzip }),
    ]);
    return {
      br,
      gzip: gz,
      // Seldom accepted alone: unpacked each time, so that a cached page takes a third of the memory.
      get identity() {
        return brotliDecompressSync(br);
      },
    };
  };

/**
 * Compresses a text once. The last step of quality would save a hundredth, and make the first visitor of a page wait
 * three times as long for it.
 */
export const encodeBody = encodeWith({ brotli: 10, gzip: 9 });
