import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { OperationError } from '../../handler.ts';
import type { RawRoutes } from '../../server.ts';
import { wordPressPicture } from './wordPressPicture.ts';

const base = '/ws/mm/v2/blog/pictures';

/** Pictures that one process holds in memory, and for how many ms. */
const mostKept = 50;
const keptFor = 3_600_000;

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

/** Serves the pictures of WordPress: uploads of the configured one alone, by their own bytes, once read from memory. */
export function wordPressPictures(context: Context): RawRoutes {
  const kept = new Map<string, { picture: Promise<Buffer | null>; at: number }>();
  const get = (path: string) => {
    const at = context.clock.now();
    const known = kept.get(path);
    if (known && at - known.at < keptFor) return known.picture;
    const picture = wordPressPicture(context, path);
    kept.delete(path);
    kept.set(path, { picture, at });
    const drop = () => kept.get(path)?.picture === picture && kept.delete(path);
    picture.then((bytes) => bytes ?? drop(), drop);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return picture;
  };
  return (app) => {
    app.get(`${base}/*`, { config: { operation: 'blogPicture' } }, async (request, reply) => {
      const { wordPressUrl } = context.config;
      const path = (request.params as { '*': string })['*'];
      const type = types[extensionOf(path)];
      if (!wordPressUrl || !type || !/^[\w./-]+$/.test(path) || path.includes('..'))
        throw new OperationError('not_found');
      const bytes = await get(path);
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
