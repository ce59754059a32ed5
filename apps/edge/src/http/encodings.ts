export type Encoding = 'br' | 'gzip' | 'identity';

/** One finished body in every encoding the edge sends. */
export interface EncodedBody {
  readonly br?: Uint8Array | undefined;
  readonly gzip?: Uint8Array | undefined;
  readonly identity: Uint8Array;
}

/** Compresses a text once, with what the engine has for it. */
export type EncodeBody = (text: string) => Promise<Required<EncodedBody>>;

/** The encodings a client accepts, in lower case. A `q=0` is a refusal. */
export function acceptedEncodings(acceptEncoding: string | undefined): Set<string> {
  const accepted = new Set<string>();
  for (const item of acceptEncoding?.split(',') ?? []) {
    const [name = '', ...params] = item.trim().toLowerCase().split(';');
    if (!params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param))) accepted.add(name.trim());
  }
  return accepted;
}

/** The best encoding the client accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (acceptEncoding === 'br' || acceptEncoding === 'gzip, deflate, br, zstd') return 'br';
  const accepted = acceptedEncodings(acceptEncoding);
  if (accepted.has('br')) return 'br';
  if (accepted.has('gzip')) return 'gzip';
  return 'identity';
}
