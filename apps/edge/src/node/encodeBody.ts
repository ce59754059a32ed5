import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { EncodedBody } from '../encodings.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The text itself is seldom accepted alone: unpacked each time, so that a cached page takes a third of the memory. */
const unpackedWhenAsked = (br: Uint8Array, gzip: Uint8Array): Required<EncodedBody> => ({
  br,
  gzip,
  get identity() {
    return brotliDecompressSync(br);
  },
});

/**
 * The window that holds a whole text: what an encoder allocates goes with the window, and the default of 4 MiB costs
 * more than 32 MiB at the higher levels of quality.
 */
const windowBits = (bytes: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

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
          [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
        },
      }),
      gzipAsync(identity, { level: levels.gzip }),
    ]);
    // Copies: zlib's buffers are parts of larger ones, which they would keep in memory.
    return unpackedWhenAsked(new Uint8Array(br), new Uint8Array(gz));
  };

/**
 * Compresses a text once. The last step of quality would save a hundredth, and make the first visitor of a page wait
 * three times as long for it.
 */
export const encodeBody = encodeWith({ brotli: 10, gzip: 9 });
