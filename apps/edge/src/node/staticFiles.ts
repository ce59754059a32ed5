import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Content, storedContent } from '../http/Content.ts';
import type { EncodedBody } from '../http/encodings.ts';
import { fileHeaders } from '../http/fileHeaders.ts';
import type { StaticFiles } from '../http/StaticFiles.ts';
import { encodeBody, ownBytes, packedBody } from './encodeBody.ts';
import { createReleaseFiles, dictionaryHeaders } from './releaseFiles.ts';

const read = (path: string) => ownBytes(readFileSync(path));
const readTwin = (path: string) => (existsSync(path) ? read(path) : undefined);

const contentOf = (urlPath: string, body: EncodedBody): Promise<Content> =>
  storedContent({ status: 200, headers: { ...fileHeaders(urlPath), ...dictionaryHeaders(urlPath) } }, body);

/**
 * Holds the client build in memory: of files that have compressed twins, these alone. `before` is the client build of the
 * release before: pages of it that are still open find their scripts, and browsers get the new ones as differences.
 */
export async function loadStaticFiles(directory: string, before?: string): Promise<StaticFiles> {
  const files = new Map<string, Content>();
  const keep = async (urlPath: string, body: EncodedBody) => {
    files.set(urlPath, await contentOf(urlPath, body));
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
    before === undefined ? [] : globSync('assets/*.{js,css,json}', { cwd: before }).map((name) => `/${name}`),
  );
  const { pack } = createReleaseFiles(before === undefined ? [directory] : [directory, before]);
  return {
    async add(pathname, text) {
      // Named by its text, as every file of the build: the same text is compressed once.
      if (!files.has(pathname)) await keep(pathname, await encodeBody(text));
    },
    get: (pathname) => files.get(pathname),
    async load(pathname) {
      if (before === undefined || !earlier.has(pathname)) return null;
      const path = join(before, pathname);
      const br = readTwin(`${path}.br`);
      return contentOf(pathname, br ? packedBody(br) : { identity: read(path) });
    },
    pack,
  };
}
