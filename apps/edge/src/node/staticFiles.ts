import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Content, storedContent } from '../Content.ts';
import type { EncodedBody } from '../encodings.ts';
import { fileHeaders } from '../fileHeaders.ts';
import type { StaticFiles } from '../StaticFiles.ts';
import { encodeBody } from './encodeBody.ts';

/**
 * Holds the client build in memory, with the compressed twins the build wrote. `common` are headers every file is
 * sent with.
 */
export async function loadStaticFiles(
  directory: string,
  common: Readonly<Record<string, string>> = {},
): Promise<StaticFiles> {
  const files = new Map<string, Content>();
  const keep = async (urlPath: string, body: EncodedBody) => {
    const headers = { ...common, ...fileHeaders(urlPath) };
    files.set(urlPath, await storedContent({ status: 200, headers }, body));
  };
  const readTwin = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);
  for (const name of globSync('**/*', { cwd: directory })) {
    const path = join(directory, name);
    if (!statSync(path).isFile() || /\.(br|gz)$/.test(name) || name.startsWith(`.vite${sep}`)) continue;
    await keep(`/${name.split(sep).join('/')}`, {
      identity: readFileSync(path),
      br: readTwin(`${path}.br`),
      gzip: readTwin(`${path}.gz`),
    });
  }
  return {
    add: async (pathname, text) => keep(pathname, await encodeBody(text)),
    get: (pathname) => files.get(pathname),
  };
}
