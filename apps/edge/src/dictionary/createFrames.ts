import type { Language, PageVariant } from '@tern/domain';
import { type Content, textContent } from '../http/Content.ts';
import type { EncodeBody } from '../http/encodings.ts';
import { bareHeaders } from '../http/headers.ts';
import type { EdgeRequest, PackedBody } from '../http/respond.ts';
import { sha256 } from '../http/sha256.ts';
import {
  availableDictionary,
  type CompressWith,
  type Dictionary,
  dictionaryOf,
  packAgainst,
} from './Dictionary.ts';

/** Which pages share a frame. */
export interface FrameKey {
  readonly language: Language;
  readonly variant: PageVariant;
}

/**
 * Compression dictionaries for pages (RFC 9842). What the pages of a language and variant share is a file of its own,
 * the frame: a browser fetches it when it is idle, and every further page leaves in what differs from it.
 */
export interface Frames {
  /** The file of a frame, by its address. */
  file(pathname: string): Content | undefined;
  /** A page against the frame that the browser has; undefined where it has none, or one of other pages. */
  pack(request: EdgeRequest, key: FrameKey, content: Content): PackedBody | undefined;
  /** The `Link` header that offers the frame, to a browser that can use one and has another or none. */
  offer(request: EdgeRequest, key: FrameKey): string | undefined;
}

/** For engines that cannot compress against a dictionary, and while the site is developed. */
export const noFrames: Frames = { file: () => undefined, pack: () => undefined, offer: () => undefined };

interface Frame extends Dictionary {
  readonly link: string;
  readonly file: Content;
}

const folder = '/frames/';

const fileHeaders = {
  ...bareHeaders,
  'content-type': 'application/octet-stream',
  'cache-control': 'public, max-age=2592000, immutable',
  vary: 'Accept-Encoding',
  'use-as-dictionary': 'match="/*", match-dest=("document")',
};

async function frameOf(text: string, encode: EncodeBody): Promise<Frame> {
  const file = await textContent({ status: 200, headers: fileHeaders, body: text }, encode);
  const bytes = file.body.identity;
  const dictionary = dictionaryOf(bytes, await sha256(bytes));
  return { ...dictionary, link: `<${folder}${dictionary.id}>; rel="compression-dictionary"`, file };
}

const header = ({ headers }: EdgeRequest, name: string): string | undefined =>
  headers[name] as string | undefined;

const minute = 60_000;
const utf8 = new TextDecoder();

/**
 * `makePages` renders the pages of a language and variant that a frame is made of; it runs once for each, when the
 * first page of them is sent.
 */
export function createFrames(options: {
  makePages: (key: FrameKey) => Promise<readonly Content[]>;
  encode: EncodeBody;
  compress: CompressWith;
  now: () => number;
}): Frames {
  const { makePages, encode, compress, now } = options;
  const frames = new Map<string, Frame>();
  const files = new Map<string, Content>();
  /** When the making of a frame may begin again: not while it runs, and a minute after one that failed. */
  const notBefore = new Map<string, number>();
  const packed = new WeakMap<Content, PackedBody>();

  async function make(name: string, key: FrameKey): Promise<void> {
    const pages = await makePages(key);
    // A page that says that something is wrong is like no other.
    if (pages.some(({ status }) => status >= 500)) return;
    const frame = await frameOf(pages.map(({ body }) => utf8.decode(body.identity)).join(''), encode);
    frames.set(name, frame);
    files.set(folder + frame.id, frame.file);
  }

  function frameFor(key: FrameKey): Frame | undefined {
    const name = `${key.language} ${key.variant}`;
    const frame = frames.get(name);
    if (frame || now() < (notBefore.get(name) ?? 0)) return frame;
    notBefore.set(name, Number.POSITIVE_INFINITY);
    // Nobody waits for it.
    const again = () => void notBefore.set(name, now() + minute);
    make(name, key).then(again, again);
    return undefined;
  }

  return {
    file: (pathname) => files.get(pathname),
    pack(request, key, content) {
      const available = availableDictionary(request);
      if (available === undefined) return undefined;
      const frame = frameFor(key);
      if (frame?.available !== available) return undefined;
      const known = packed.get(content);
      if (known) return known;
      const made = packAgainst(content.body.identity, frame, compress);
      packed.set(content, made);
      return made;
    },
    offer(request, key) {
      // Who knows dictionaries knows Zstandard. A visitor who saves data decides by that what is fetched ahead.
      if (!header(request, 'accept-encoding')?.includes('zstd') || header(request, 'save-data') === 'on')
        return undefined;
      const frame = frameFor(key);
      return frame && frame.available !== header(request, 'available-dictionary') ? frame.link : undefined;
    },
  };
}
