import { createHash } from 'node:crypto';
import { rasterSize } from '@tern/articles/rasterSize';
import type { Context } from '../../context.ts';
import { OperationError } from '../../handler.ts';
import type { RawRoutes } from '../../server.ts';

const base = '/ws/mm/v2/blog/pictures';

/** Bytes of a picture. */
const mostBytes = 2 * 1024 * 1024;
const timeout = 10_000;
/** Pictures that one process keeps. */
const mostKept = 100;

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const extensionOf = (path: string) => /\.([a-z]{3,4})$/i.exec(path)?.[1]?.toLowerCase() ?? '';

/**
 * The address on this origin of a picture of WordPress, so that readers connect to nobody else; null for what is no
 * picture of a kind that is shown.
 */
export function picturePath(src: string, url: string): string | null {
  const { pathname } = new URL(src);
  const root = new URL(url).pathname.replace(/\/$/, '');
  const inside = pathname.startsWith(`${root}/wp-content/uploads/`) ? pathname.slice(root.length) : null;
  return inside && extensionOf(inside) in types
    ? `${base}${inside.slice('/wp-content/uploads'.length)}`
    : null;
}

async function load(url: string): Promise<Buffer | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
    if (!response.ok || Number(response.headers.get('content-length')) > mostBytes || !response.body)
      return null;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.length;
      if (size > mostBytes) return null;
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    return rasterSize(bytes) ? bytes : null;
  } catch {
    return null;
  }
}

/** Serves the pictures of WordPress: uploads of the configured one alone, by their own bytes, from memory once read. */
export function wordPressPictures(context: Context): RawRoutes {
  const kept = new Map<string, Promise<Buffer | null>>();
  const get = (url: string) => {
    const known = kept.get(url);
    if (known) return known;
    const asked = load(url);
    kept.set(url, asked);
    asked.then((bytes) => {
      if (!bytes) kept.delete(url);
    });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return asked;
  };
  return (app) => {
    app.get(`${base}/*`, { config: { operation: 'blogPicture' } }, async (request, reply) => {
      const { wordPressUrl } = context.config;
      const path = (request.params as { '*': string })['*'];
      const type = types[extensionOf(path)];
      if (!wordPressUrl || !type || !/^[\w./-]+$/.test(path) || path.includes('..'))
        throw new OperationError('not_found');
      const bytes = await get(`${wordPressUrl}/wp-content/uploads/${path}`);
      if (!bytes) throw new OperationError('not_found');
      const tag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
      return reply
        .header('Cache-Control', 'public, max-age=86400')
        .header('ETag', tag)
        .type(type)
        .send(bytes);
    });
  };
}
