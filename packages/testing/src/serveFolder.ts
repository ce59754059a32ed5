import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
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

/**
 * Serves the files of a folder on a free port of this machine. Files are read once and may be cached. `changed` has other
 * content for some paths, such as `/assets/a.css`.
 */
export async function serveFolder(
  folder: string,
  changed: ReadonlyMap<string, string> = new Map(),
): Promise<{ origin: string; close: () => Promise<void> }> {
  const read = new Map<string, Promise<Buffer>>();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
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
        'cache-control': 'max-age=3600, immutable',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
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
