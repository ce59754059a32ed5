import type { EncodeBody, EncodedBody } from './encodings.ts';
import { sha256Url } from './sha256.ts';

/** A finished response that many visitors share: a page, a file, a picture. */
export interface Content {
  readonly status: number;
  /** Without length, encoding and tag, which depend on the encoding that is sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedBody;
  /** Follows from the body: the same body has the same tag. */
  readonly tag: string;
  /** The subjects it shows, by which it is purged (docs/decisions/0014). */
  readonly tags?: readonly string[] | undefined;
  /** Bytes it takes in memory. */
  readonly weight: number;
}

/** The response that a `Content` is built from. */
export interface ContentSource {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly tags?: readonly string[] | undefined;
}

const tagOf = async (body: string | Uint8Array) => (await sha256Url(body)).slice(0, 22);

/** Content of a body in the encodings there are. */
export async function storedContent(
  { status, headers, tags }: Omit<ContentSource, 'body'>,
  body: EncodedBody,
): Promise<Content> {
  const weight = body.identity.length + (body.br?.length ?? 0) + (body.gzip?.length ?? 0);
  return { status, headers, body, tag: await tagOf(body.identity), tags, weight };
}

/**
 * Content of a text, compressed once. `before` is the content it renews: most renewals change nothing, and compressing
 * is the expensive part.
 */
export async function textContent(
  { status, headers, body, tags }: ContentSource,
  encode: EncodeBody,
  before?: Content,
): Promise<Content> {
  const tag = await tagOf(body);
  if (before?.tag === tag) return { ...before, status, headers, tags };
  const encoded = await encode(body);
  return { status, headers, body: encoded, tag, tags, weight: encoded.br.length };
}
