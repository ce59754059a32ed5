import { acceptedEncodings } from '../http/encodings.ts';
import type { EdgeRequest, PackedBody } from '../http/respond.ts';

/** Compresses a body against a dictionary, as Zstandard (RFC 8878). */
export type CompressWith = (body: Uint8Array, dictionary: Uint8Array) => Uint8Array;

/** Bytes that a browser may have, and against which others are compressed (RFC 9842). */
export interface Dictionary {
  /** Of the bytes: a name for addresses and tags. */
  readonly id: string;
  readonly bytes: Uint8Array;
  /** The bytes that a body begins with: a skippable frame with the hash of the dictionary (RFC 9842, 5). */
  readonly start: Uint8Array;
  /** As the browser names it in `Available-Dictionary`. */
  readonly available: string;
}

/** The header of a skippable Zstandard frame of 32 bytes. */
const skippable = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0];

/** `hash`: the SHA-256 of the bytes, in base64. */
export function dictionaryOf(bytes: Uint8Array, hash: string): Dictionary {
  const digest = Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0));
  return {
    id: hash.slice(0, 12).replaceAll('+', '-').replaceAll('/', '_'),
    bytes,
    start: Uint8Array.from([...skippable, ...digest]),
    available: `:${hash}:`,
  };
}

/** The dictionary that a browser says it has, where it takes what is compressed against one; undefined otherwise. */
export function availableDictionary({ headers }: EdgeRequest): string | undefined {
  const available = headers['available-dictionary'] as string | undefined;
  if (available === undefined) return undefined;
  const accepted = acceptedEncodings(headers['accept-encoding'] as string | undefined);
  return accepted.has('dcz') ? available : undefined;
}

export function packAgainst(
  body: Uint8Array,
  { id, bytes, start }: Dictionary,
  compress: CompressWith,
): PackedBody {
  const rest = compress(body, bytes);
  const packed = new Uint8Array(start.length + rest.length);
  packed.set(start);
  packed.set(rest, start.length);
  return { encoding: 'dcz', tagEnd: `-dcz-${id}`, bytes: packed };
}
