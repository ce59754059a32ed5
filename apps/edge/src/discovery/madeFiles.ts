import { type Content, textContent } from '../Content.ts';
import type { ContentCache } from '../contentCache.ts';
import type { EncodeBody } from '../encodings.ts';
import { securityHeaders } from '../headers.ts';

/** How the text of one address is made, and its type. */
export interface MadeFile {
  type: string;
  make(): string | Promise<string>;
}

export interface MadeFiles {
  /** The text of an address, or null where none is made. */
  get(pathname: string): Promise<Content> | null;
}

/** Texts that follow from the manifest and the catalogues: made and compressed once, at their first request. */
export function createMadeFiles(
  files: Readonly<Record<string, MadeFile>>,
  { cache, encode, maxAge }: { cache: ContentCache; encode: EncodeBody; maxAge?: number },
): MadeFiles {
  const known = new Map(Object.entries(files));

  const makeOf = (file: MadeFile) => async () =>
    textContent(
      {
        status: 200,
        headers: {
          ...securityHeaders,
          'content-type': file.type,
          'cache-control': 'public, max-age=3600',
          vary: 'Accept-Encoding',
        },
        body: await file.make(),
      },
      encode,
    );

  return {
    get(pathname) {
      const file = known.get(pathname);
      return file ? cache.get(pathname, makeOf(file), maxAge) : null;
    },
  };
}
