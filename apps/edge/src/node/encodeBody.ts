import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { createByteCache } from '../cache/byteCache.ts';
import type { EncodedBody } from '../http/encodings.ts';

const brotliAsync = promisify(brotliCompress);

const mebibyte = 1024 * 1024;

/** A copy in memory of its own. What Node reads or compresses is often a small part of 64 KiB, which it would keep. */
export const ownBytes = (bytes: Uint8Array): Buffer => Buffer.from(new Uint8Array(bytes).buffer);

/** Makes a body of another, and keeps those that are used. */
function keepUsed(maxBytes: number, make: (br: Uint8Array) => Uint8Array): (br: Uint8Array) => Uint8Array {
  const made = createByteCache<Uint8Array, Uint8Array>({ maxBytes, weightOf: ({ length }) => length });
  return (br) => {
    const known = made.get(br);
    if (known) return known;
    const result = ownBytes(make(br));
    made.set(br, result);
    return result;
  };
}

const unpack = keepUsed(mebibyte, (br) => brotliDecompressSync(br));
const packAgain = (level: number) => keepUsed(2 * mebibyte, (br) => gzipSync(unpack(br), { level }));

/**
 * Levels of quality: the best. Against the one before, brotli takes 60 ms more of a thread, once for each rendered page,
 * and every visit of it has 1.3 % fewer bytes.
 */
export const good = { brotli: 11, gzip: 9 };
const packAgainWell = packAgain(good.gzip);

/** A body of which the other encodings are made when they are asked for. */
export const packedBody = (br: Uint8Array, toGzip = packAgainWell): Required<EncodedBody> => ({
  br,
  get gzip() {
    return toGzip(br);
  },
  get identity() {
    return unpack(br);
  },
});

/** Memory that texts are written to for their encoder, each for the next when one has ended. */
const rooms: Buffer[] = [];
const mostRooms = 4;

/** Calls `use` with the bytes of a text. They belong to others as soon as it has resolved. */
async function withBytes<T>(text: string, use: (bytes: Buffer) => Promise<T>): Promise<T> {
  const length = Buffer.byteLength(text);
  const fitting = rooms.findIndex((room) => room.length >= length);
  const room =
    fitting < 0
      ? Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(Math.max(length, 1024))))
      : (rooms.splice(fitting, 1)[0] as Buffer);
  room.write(text);
  try {
    return await use(room.subarray(0, length));
  } finally {
    if (rooms.push(room) > mostRooms) rooms.shift();
  }
}

/**
 * The window that holds a whole text: what an encoder allocates goes with the window, and the default of 4 MiB costs
 * more than 32 MiB at the higher levels of quality.
 */
const windowBits = (bytes: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/**
 * Compresses texts with zlib, which workerd has as well, at levels of quality. Only brotli is kept, a sixth of the
 * memory of all three: few visitors accept no brotli, and their bodies are made of it when they ask.
 */
export function encodeWith(levels: {
  brotli: number;
  gzip: number;
}): (text: string) => Promise<Required<EncodedBody>> {
  const toGzip = packAgain(levels.gzip);
  return async (text) => {
    const compressed = await withBytes(text, (bytes) =>
      brotliAsync(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
        },
      }),
    );
    return packedBody(ownBytes(compressed), toGzip);
  };
}

/**
 * Compresses a body against a dictionary. At this level it takes a millisecond or two; the best takes 25 and saves one
 * byte in twenty.
 */
export const compressWith = (body: Uint8Array, dictionary: Uint8Array): Uint8Array =>
  ownBytes(zstdCompressSync(body, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: 9 } }));

/** How many encoders run at once: each takes many times its text. */
const mostEncoders = 2;
let encoders = 0;
const waiting: (() => void)[] = [];

/** Compresses each text in its turn. Not for workerd, where a request may not wait for another's work. */
export function encodeInTurn(
  encode: (text: string) => Promise<Required<EncodedBody>>,
): (text: string) => Promise<Required<EncodedBody>> {
  return async (text) => {
    if (encoders < mostEncoders) encoders += 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await encode(text);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else encoders -= 1;
    }
  };
}

/** Compresses a text once, as well as a first visitor can wait for, in its turn. */
export const encodeBody = encodeInTurn(encodeWith(good));
