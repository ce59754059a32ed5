import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { type ReadyAnswer, readyAnswer, sendReady } from './readyAnswer.ts';

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
  etag: string;
  /** What a 304 says. */
  unchanged: string[];
  /** Put together once: files are asked for more often than anything else. */
  answers: Record<Encoding, ReadyAnswer>;
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

function toStaticFile(
  headers: Readonly<Record<string, string>>,
  bodies: Readonly<Record<'identity', Buffer> & Partial<Record<Encoding, Buffer>>>,
): StaticFile {
  const etag = `"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`;
  const unchanged = [...Object.entries(headers).flat(), 'etag', etag];
  const answer = (encoding: Encoding, body: Buffer): ReadyAnswer => {
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const headers = [...unchanged, ...encoded, 'content-length', String(body.length)];
    return readyAnswer(200, headers, body);
  };
  const identity = answer('identity', bodies.identity);
  return {
    etag,
    unchanged,
    answers: {
      br: bodies.br ? answer('br', bodies.br) : identity,
      gzip: bodies.gzip ? answer('gzip', bodies.gzip) : identity,
      identity,
    },
  };
}

/**
 * Holds the client build in memory, with the compressed twins the build wrote. `common` are headers every file is
 * sent with.
 */
export function loadStaticFiles(
  directory: string,
  common: Readonly<Record<string, string>> = {},
): StaticFiles {
  const files = new Map<string, StaticFile>();
  const keep = (urlPath: string, bodies: Parameters<typeof toStaticFile>[1]) =>
    files.set(urlPath, toStaticFile({ ...common, ...headersOf(urlPath) }, bodies));
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
    has: (pathname) => files.has(pathname),
    serve(request, response, pathname) {
      const file = files.get(pathname);
      if (!file) throw new Error(`no static file at ${pathname}`);
      if (request.headers['if-none-match'] === file.etag) {
        response.writeHead(304, file.unchanged).end();
        return;
      }
      sendReady(request, response, file.answers[chooseEncoding(request.headers['accept-encoding'])]);
    },
  };
}
