import type { ContentCache } from '../cache/contentCache.ts';
import { type Content, textContent } from '../http/Content.ts';
import type { EncodeBody } from '../http/encodings.ts';
import { securityHeaders } from '../http/headers.ts';

/** How the text of one address is made, and its type. */
export interface MadeFile {
  type: string;
  make(): string | Promise<string>;
  /** The subjects it is made of, by which it is purged. */
  tags?: readonly string[];
  /** ms until it is made anew; else that of all files. */
  maxAge?: number;
  /** Sent with it besides those of every file. */
  headers?: Readonly<Record<string, string>>;
}

export interface MadeFiles {
  /** The text of an address, or null where none is made. */
  get(pathname: string): Promise<Content> | null;
}

/** Caches in front know by these which purge is meant for a file. */
const tagHeaders = (tags: readonly string[]) => ({
  'cache-tag': tags.join(','),
  'surrogate-key': tags.join(' '),
});

/** Texts that follow from the manifest, the catalogues and the articles: made and compressed at their first request. */
export function createMadeFiles(
  files: Readonly<Record<string, MadeFile>>,
  { cache, encode, maxAge }: { cache: ContentCache; encode: EncodeBody; maxAge?: number },
): MadeFiles {
  const known = new Map(Object.entries(files));

  const makeOf = (file: MadeFile) => async (before: Content | undefined) =>
    textContent(
      {
        status: 200,
        headers: {
          ...securityHeaders,
          'content-type': file.type,
          'cache-control': 'public, max-age=3600',
          vary: 'Accept-Encoding',
          ...(file.tags && tagHeaders(file.tags)),
          ...file.headers,
        },
        body: await file.make(),
        tags: file.tags,
      },
      encode,
      before,
    );

  return {
    get(pathname) {
      const file = known.get(pathname);
      return file ? cache.get(pathname, makeOf(file), maxAge === 0 ? 0 : (file.maxAge ?? maxAge)) : null;
    },
  };
}
