import { createGunzip } from 'node:zlib';
import { networkFeedPath, networkSignaturePath } from '@tern/domain';
import type { Context } from '../../context.ts';
import { OperationError } from '../../handler.ts';
import type { RawRoutes } from '../../server.ts';
import { trustedHash } from './feed.repo.ts';
import { readSigned } from './proof.repo.ts';

/** Kept by caches, and asked for anew each time: a document must never meet the signature of another. */
const cacheControl = 'public, no-cache';

/** Whether a client takes gzip, by its `Accept-Encoding`. */
export const takesGzip = (header: string | undefined): boolean =>
  (header ?? '').split(',').some((entry) => {
    const [name, ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === 'gzip' && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
  });

/** Whether `If-None-Match` names a tag, weak or not. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((entry) => [tag, '*'].includes(entry.trim().replace(/^W\//, '')));

/**
 * Serves the last good feed and its signature, byte for byte as they were signed, so that anybody can verify them. The
 * document is held in memory as it is stored, in gzip: the database is read again only for another one.
 */
export function signedFeed(context: Context): RawRoutes {
  const { config, db } = context;
  let held: Awaited<ReturnType<typeof readSigned>>;

  async function current() {
    const hash = config.networkFeedUrl ? await trustedHash(db, config.networkKeys) : null;
    if (hash === null) throw new OperationError('not_found');
    if (held?.hash !== hash) held = await readSigned(db, config.networkKeys);
    if (!held) throw new OperationError('not_found');
    return held;
  }

  return (app) => {
    app.get(networkFeedPath, { config: { operation: 'networkFeed' } }, async (request, reply) => {
      const { hash, document } = await current();
      const packed = takesGzip(request.headers['accept-encoding']);
      const tag = `"${hash.slice(0, 32)}${packed ? '-gzip' : ''}"`;
      reply.headers({ 'Cache-Control': cacheControl, ETag: tag, Vary: 'Accept-Encoding' });
      if (namesTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
      reply.type('application/json; charset=utf-8');
      if (packed) return reply.header('Content-Encoding', 'gzip').send(document);
      const plain = createGunzip();
      plain.end(document);
      return reply.send(plain);
    });
    app.get(networkSignaturePath, { config: { operation: 'networkFeed' } }, async (request, reply) => {
      const { hash, signature } = await current();
      const tag = `"${hash.slice(0, 32)}"`;
      reply.headers({ 'Cache-Control': cacheControl, ETag: tag });
      if (namesTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
      return reply.type('application/octet-stream').send(signature);
    });
  };
}
