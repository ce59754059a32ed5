import { createByteCache } from '../cache/byteCache.ts';
import { pictureHeaders } from '../handler/Pictures.ts';
import { type Content, storedContent } from '../http/Content.ts';
import type { EncodeBody } from '../http/encodings.ts';
import { fileHeaders } from '../http/fileHeaders.ts';
import type { StaticFiles } from '../http/StaticFiles.ts';

/** Where files are read from: the assets of a worker, another worker, a disk. */
export interface AssetStore {
  fetch(address: string): Promise<Response>;
}

/** Bytes of files an isolate holds; the platform allows it 128 MiB for everything. */
const maxBytes = 24 * 1024 * 1024;

/**
 * The files of the build in a store of the platform, with the compressed twins the build wrote. `names` are the
 * addresses there are. What a page needs is in memory after its first request.
 */
export function createAssets(options: {
  store: AssetStore;
  names: ReadonlySet<string>;
  encode: EncodeBody;
}): StaticFiles {
  const { store, names, encode } = options;
  const files = createByteCache<Content>({ maxBytes, weightOf: ({ weight }) => weight });

  const read = async (name: string) => {
    if (!names.has(name)) return undefined;
    // The host does not matter to a store.
    const response = await store.fetch(`https://assets${name}`);
    if (!response.ok) throw new Error(`The store of files responded with ${response.status} to ${name}`);
    return new Uint8Array(await response.arrayBuffer());
  };

  return {
    async add(pathname, text) {
      // Named by its text.
      if (files.get(pathname)) return;
      const headers = fileHeaders(pathname);
      files.set(pathname, await storedContent({ status: 200, headers }, await encode(text)));
    },
    get: (pathname) => files.get(pathname),
    async load(pathname) {
      // A twin is no file of its own.
      if (/\.(?:br|gz)$/.test(pathname)) return null;
      const [identity, br, gzip] = await Promise.all(['', '.br', '.gz'].map((end) => read(pathname + end)));
      if (!identity) return null;
      const isPicture = pathname.startsWith('/og/');
      const headers = isPicture ? pictureHeaders : fileHeaders(pathname);
      const content = await storedContent({ status: 200, headers }, { identity, br, gzip });
      if (!isPicture) files.set(pathname, content);
      return content;
    },
  };
}
