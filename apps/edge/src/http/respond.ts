import { ownAddress } from '@tern/domain';
import type { Content } from './Content.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { bareHeaders } from './headers.ts';

/** A request as the edge reads it, whichever server received it. */
export interface EdgeRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Where the visitor is: two letters, or null. */
  country(): string | null;
  /** Address the request came from, as the server saw it. */
  readonly address?: string | null;
  /** Address of the visitor, after the proxies that are trusted. Absent where no proxy stands before the edge. */
  visitor?(): string;
  /** The body as text, or null where it is longer than so many bytes. */
  body?(maxBytes: number): Promise<string | null>;
}

/** The body of a content in an encoding of which not every visitor has what it takes. */
export interface PackedBody {
  readonly encoding: string;
  /** The end of the tag of these bytes, after the tag of the content. */
  readonly tagEnd: string;
  readonly bytes: Uint8Array;
}

/** A response to be written or turned into a `Response`. */
export interface EdgeResponse {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** The first of `headers`: the same array in every response with the same content. */
  readonly shared?: readonly string[];
  readonly body: Uint8Array | string | null;
  /** As in `Exchange`. */
  readonly route?: string;
}

interface EncodedHeaders {
  readonly tag: string;
  readonly full: readonly string[];
  /** Headers of a 304. */
  readonly unchanged: readonly string[];
}

// Headers alone: the bodies are shared with the content.
const known = new WeakMap<Content, Map<string, EncodedHeaders>>();

// A file may be packed against many dictionaries: these headers go when their body does.
const packedHeaders = new WeakMap<PackedBody, EncodedHeaders>();

function makeHeaders(content: Content, { tagEnd, encoding, bytes }: PackedBody): EncodedHeaders {
  const tag = `"${content.tag}${tagEnd}"`;
  const unchanged = [...Object.entries(content.headers).flat(), 'etag', tag];
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { tag, unchanged, full: [...unchanged, ...encoded, 'content-length', String(bytes.length)] };
}

/** The headers of a body of the content. The same body always gets the same ones. */
function headersOf(content: Content, body: PackedBody): EncodedHeaders {
  const { tagEnd } = body;
  if (body.encoding === 'dcz') {
    const packed = packedHeaders.get(body) ?? makeHeaders(content, body);
    packedHeaders.set(body, packed);
    return packed;
  }
  let byTagEnd = known.get(content);
  if (!byTagEnd) {
    byTagEnd = new Map();
    known.set(content, byTagEnd);
  }
  let headers = byTagEnd.get(tagEnd);
  if (!headers) {
    headers = makeHeaders(content, body);
    byTagEnd.set(tagEnd, headers);
  }
  return headers;
}

/** A tag for each encoding: the bytes differ (RFC 9110, 8.8.3). */
const tagEnds: Readonly<Record<Encoding, string>> = { br: '-br', gzip: '-gzip', identity: '' };

/** The body in the best encoding that is accepted. */
function bodyFor(request: EdgeRequest, { body }: Content): PackedBody {
  const accepted = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
  const encoding = body[accepted] ? accepted : 'identity';
  return { encoding, tagEnd: tagEnds[encoding], bytes: body[encoding] as Uint8Array };
}

/** Whether `If-None-Match` names a tag; a weak tag counts as the strong one (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === tag) return true;
  const tags = ifNoneMatch.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

/**
 * The response with content: the encoding that is accepted, 304 where the visitor has it already, no body to HEAD.
 * `more` are headers of this response alone, names and values in turn; `packed` is the body where it is no accepted
 * encoding that decides.
 */
export function respondWith(
  request: EdgeRequest,
  content: Content,
  more: readonly string[] = [],
  route = 'file',
  packed: PackedBody = bodyFor(request, content),
): EdgeResponse {
  const { status } = content;
  const { tag, full, unchanged } = headersOf(content, packed);
  if (status === 200 && matches(request.headers['if-none-match'] as string | undefined, tag))
    return { status: 304, headers: unchanged.concat(more), shared: unchanged, body: null, route };
  const bytes = request.method === 'HEAD' ? null : packed.bytes;
  return { status, headers: full.concat(more), shared: full, body: bytes, route };
}

const utf8 = new TextEncoder();

/** A response of its own, of a few words or none. */
export function plainResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body = '',
): EdgeResponse {
  const all = { ...bareHeaders, 'content-length': String(utf8.encode(body).length), ...headers };
  return { status, headers: Object.entries(all).flat(), body: body || null };
}

/**
 * A redirect within the site: every redirect of the edge. The location is checked here once more, in the spelling in
 * which it leaves.
 */
export const redirectTo = (
  status: 301 | 302 | 303,
  location: string,
  headers: Readonly<Record<string, string>>,
): EdgeResponse => plainResponse(status, { location: ownAddress(location), ...headers });

/** A response as an object of web standards. */
export function toWebResponse({ status, headers, body }: EdgeResponse): Response {
  const pairs = new Headers();
  for (let at = 0; at < headers.length; at += 2)
    pairs.append(headers[at] as string, headers[at + 1] as string);
  const init: ResponseInit & { encodeBody: 'manual' } = {
    status,
    headers: pairs,
    // For workerd, which would compress a compressed body again.
    encodeBody: 'manual',
  };
  return new Response(body as string | Uint8Array<ArrayBuffer> | null, init);
}
