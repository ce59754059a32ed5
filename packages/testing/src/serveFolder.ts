import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Sends files of a folder. They are read once. `changed` has other content for some paths, such as `/assets/a.css`. */
export function fileSender(
  folder: string,
  changed: ReadonlyMap<string, string> = new Map(),
): (path: string, response: ServerResponse, headers?: Record<string, string>) => Promise<void> {
  const read = new Map<string, Promise<Buffer>>();
  return async (path, response, headers) => {
    const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    if (!file.startsWith(normalize(folder) + sep)) {
      response.writeHead(404).end();
      return;
    }
    try {
      let content = read.get(file);
      if (!content) {
        const other = changed.get(path);
        content = other === undefined ? readFile(file) : Promise.resolve(Buffer.from(other));
        read.set(file, content);
      }
      const body = await content;
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        ...headers,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  };
}

/** Serves the files of a folder on a free port of this machine. They may be cached. `changed` as in `fileSender`. */
export async function serveFolder(
  folder: string,
  changed?: ReadonlyMap<string, string>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const send = fileSender(folder, changed);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    void send(path, response, { 'cache-control': 'max-age=3600, immutable' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The folder is not served.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
