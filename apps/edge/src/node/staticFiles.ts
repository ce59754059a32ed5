import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createByteCache } from '../cache/byteCache.ts';
import { type Content, storedContent } from '../http/Content.ts';
import type { EncodedBody } from '../http/encodings.ts';
import { fileHeaders } from '../http/fileHeaders.ts';
import type { StaticFiles } from '../http/StaticFiles.ts';
import { encodeBody, ownBytes, packedBody } from './encodeBody.ts';
import { createReleaseFiles, dictionaryHeaders } from './releaseFiles.ts';

const read = (path: string) => ownBytes(readFileSync(path));
const readTwin = (path: string) => (existsSync(path) ? read(path) : undefined);

const contentOf = (urlPath: string, body: EncodedBody, isBuilt = true): Promise<Content> => {
  const headers = { ...fileHeaders(urlPath), ...(isBuilt ? dictionaryHeaders(urlPath) : {}) };
  return storedContent({ status: 200, headers }, body);
};

/**
 * Holds the client build in memory: of files that have compressed twins, these alone. `before` is the client build of the
 * release before: pages of it that are still open find their scripts, and browsers get the new ones as differences.
 */
export async function loadStaticFiles(directory: string, before?: string): Promise<StaticFiles> {
  const files = new Map<string, Content>();
  const keep = async (urlPath: string, body: EncodedBody, isBuilt = true) => {
    files.set(urlPath, await contentOf(urlPath, body, isBuilt));
  };
  for (const name of globSync('**/*', { cwd: directory })) {
    const path = join(directory, name);
    if (!statSync(path).isFile() || /\.(br|gz)$/.test(name) || name.startsWith(`.vite${sep}`)) continue;
    const [br, gzip] = [readTwin(`${path}.br`), readTwin(`${path}.gz`)];
    await keep(
      `/${name.split(sep).join('/')}`,
      br ? packedBody(br, gzip && (() => gzip)) : { identity: read(path) },
    );
  }
  const earlier = new Set(
    before === undefined ? [] : globSync('assets/*.{js,css}', { cwd: before }).map((name) => `/${name}`),
  );
  const opened = createByteCache<Content>({
    maxBytes: 1024 * 1024,
    weightOf: ({ body }) => (body.br ?? body.identity).length,
  });
  const { pack } = createReleaseFiles(before === undefined ? [directory] : [directory, before]);
  return {
    async add(pathname, text) {
      // Named by its text, as every file of the build: the same text is compressed once.
      // A later release makes its own, and has none of this one to compare.
      if (!files.has(pathname)) await keep(pathname, await encodeBody(text), false);
    },
    get: (pathname) => files.get(pathname),
    async load(pathname) {
      // Its folder may have gone meanwhile.
      if (before === undefined || !earlier.has(pathname) || !existsSync(join(before, pathname))) return null;
      const kept = opened.get(pathname);
      if (kept) return kept;
      const path = join(before, pathname);
      const br = readTwin(`${path}.br`);
      const content = await contentOf(pathname, br ? packedBody(br) : { identity: read(path) });
      opened.set(pathname, content);
      return content;
    },
    pack,
  };
}
