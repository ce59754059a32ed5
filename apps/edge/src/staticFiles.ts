import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chooseEncoding, type Encoding } from './encodings.ts';

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

interface StaticFile {
  bodies: Partial<Record<Encoding, Buffer>>;
  headers: Record<string, string>;
  etag: string;
}

export interface StaticFiles {
  /** Serves a file that was put together at start; its name carries its hash. */
  add(pathname: string, body: Buffer): void;
  has(pathname: string): boolean;
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): void;
}

const headersOf = (urlPath: string): Record<string, string> => ({
  'content-type': types[extname(urlPath)] ?? 'application/octet-stream',
  'cache-control': urlPath.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600',
  vary: 'Accept-Encoding',
});

/** Holds the client build in memory, with the compressed twins the build wrote. */
export function loadStaticFiles(directory: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const name of globSync('**/*', { cwd: directory })) {
    const path = join(directory, name);
    if (!statSync(path).isFile() || /\.(br|gz)$/.test(name) || name.startsWith(`.vite${sep}`)) continue;
    const identity = readFileSync(path);
    const urlPath = `/${name.split(sep).join('/')}`;
    files.set(urlPath, {
      bodies: {
        identity,
        br: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : undefined,
        gzip: existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : undefined,
      },
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      headers: headersOf(urlPath),
    });
  }
  return {
    add(pathname, identity) {
      files.set(pathname, {
        bodies: {
          identity,
          br: brotliCompressSync(identity),
          gzip: gzipSync(identity, { level: 9 }),
        },
        etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
        headers: headersOf(pathname),
      });
    },
    has: (pathname) => files.has(pathname),
    serve(request, response, pathname) {
      const file = files.get(pathname);
      if (!file) throw new Error(`no static file at ${pathname}`);
      if (request.headers['if-none-match'] === file.etag) {
        response.writeHead(304, { ...file.headers, etag: file.etag }).end();
        return;
      }
      const wanted = chooseEncoding(request.headers['accept-encoding']);
      const encoding = file.bodies[wanted] ? wanted : 'identity';
      const body = file.bodies[encoding] as Buffer;
      const headers: Record<string, string | number> = {
        ...file.headers,
        etag: file.etag,
        'content-length': body.length,
      };
      if (encoding !== 'identity') headers['content-encoding'] = encoding;
      response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
    },
  };
}
