import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Content, storedContent } from '../Content.ts';
import type { EncodedBody } from '../encodings.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export interface StaticFiles {
  /** Adds a file that was put together at start; its name carries its hash. */
  add(pathname: string, body: Buffer): void;
  get(pathname: string): Content | undefined;
}

const headersOf = (urlPath: string): Record<string, string> => ({
  'content-type': types[extname(urlPath)] ?? 'application/octet-stream',
  'cache-control': urlPath.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600',
  vary: 'Accept-Encoding',
});

/**
 * Holds the client build in memory, with the compressed twins the build wrote. `common` are headers every file is
 * sent with.
 */
export function loadStaticFiles(
  directory: string,
  common: Readonly<Record<string, string>> = {},
): StaticFiles {
  const files = new Map<string, Content>();
  const keep = (urlPath: string, bodies: EncodedBody) =>
    files.set(urlPath, storedContent({ status: 200, headers: { ...common, ...headersOf(urlPath) } }, bodies));
  const readTwin = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);
  for (const name of globSync('**/*', { cwd: directory })) {
    const path = join(directory, name);
    if (!statSync(path).isFile() || /\.(br|gz)$/.test(name) || name.startsWith(`.vite${sep}`)) continue;
    keep(`/${name.split(sep).join('/')}`, {
      identity: readFileSync(path),
      br: readTwin(`${path}.br`),
      gzip: readTwin(`${path}.gz`),
    });
  }
  return {
    add(pathname, identity) {
      keep(pathname, {
        identity,
        br: brotliCompressSync(identity),
        gzip: gzipSync(identity, { level: 9 }),
      });
    },
    get: (pathname) => files.get(pathname),
  };
}
