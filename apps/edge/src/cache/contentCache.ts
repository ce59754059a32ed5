import type { Content } from '../http/Content.ts';
import { createByteCache } from './byteCache.ts';
import type { RenderOrder } from './renderQueue.ts';

/** Makes the content of a key. `before` is the content it renews; `order` says whether somebody waits for it. */
export type MakeContent = (before: Content | undefined, order: RenderOrder) => Promise<Content>;

export interface CacheStats {
  readonly entries: number;
  /** Of all cached content. */
  readonly bytes: number;
  /** Requests that found content, of these with content that is older than it should be, and requests that found none. */
  readonly hits: number;
  readonly stale: number;
  readonly misses: number;
  /** Entries that a purge took out of use. */
  readonly purged: number;
}

export interface ContentCache {
  /**
   * The content of a key; concurrent misses of one key share one making. Content older than `maxAge` ms is sent once
   * more while it is made anew; without `maxAge` it never ages, and with 0 it is not cached. Purged content is sent
   * only if no newer can be made.
   */
  get(key: string, make: MakeContent, maxAge?: number): Promise<Content>;
  /** The content of a key that needs no renewal. */
  peek(key: string, maxAge?: number): Content | undefined;
  /** Takes everything with one of these tags out of use, what is being made meanwhile included. */
  purge(tags: readonly string[]): void;
  size(): number;
  /** Bytes of all cached content. */
  weight(): number;
  stats(): CacheStats;
}

interface Entry {
  readonly content: Content;
  readonly madeAt: number;
  readonly purged: boolean;
}

/** About a thousand pages. */
const defaultBytes = 16 * 1024 * 1024;

/** All finished responses of the edge, in one bound. */
export function createContentCache(options: {
  maxBytes?: number;
  now: () => number;
  /** Takes what goes on after the response: an engine may end the work of a request with it. */
  background?: (work: Promise<unknown>) => void;
}): ContentCache {
  const { maxBytes = defaultBytes, now, background } = options;
  const entries = createByteCache<Entry>({ maxBytes, weightOf: ({ content }) => content.weight });
  const pending = new Map<string, Promise<Content>>();
  const counts = { hits: 0, stale: 0, misses: 0, purged: 0 };
  /** Goes up with every purge: what was begun before one may hold what it was about. */
  let generation = 0;

  const refresh = (key: string, make: MakeContent, maxAge: number, order: RenderOrder) => {
    const known = pending.get(key);
    if (known) return known;
    const begun = generation;
    const running = make(entries.peek(key)?.content, order)
      .then((content) => {
        if (content.status < 500 && maxAge > 0 && begun === generation)
          entries.set(key, { content, madeAt: now(), purged: false });
        return content;
      })
      .finally(() => {
        if (pending.get(key) === running) pending.delete(key);
      });
    pending.set(key, running);
    return running;
  };

  return {
    // Not moved to the end: content in use is renewed, and moved then.
    peek(key, maxAge = Number.POSITIVE_INFINITY) {
      const entry = entries.peek(key);
      if (!entry || entry.purged || now() - entry.madeAt > maxAge) return undefined;
      counts.hits += 1;
      return entry.content;
    },
    async get(key, make, maxAge = Number.POSITIVE_INFINITY) {
      const entry = entries.get(key);
      if (!entry) {
        counts.misses += 1;
        return refresh(key, make, maxAge, 'visitor');
      }
      counts.hits += 1;
      const { content } = entry;
      if (!entry.purged && now() - entry.madeAt <= maxAge) return content;
      counts.stale += 1;
      if (entry.purged)
        return refresh(key, make, maxAge, 'visitor').then(
          (made) => (made.status < 500 ? made : content),
          () => content,
        );
      // The visitor is not made to wait; a failed renewal leaves the old content in place.
      const renewal = refresh(key, make, maxAge, 'renewal').catch(() => {});
      background?.(renewal);
      return content;
    },
    purge(tags) {
      generation += 1;
      pending.clear();
      for (const [key, entry] of entries.all())
        if (!entry.purged && entry.content.tags?.some((tag) => tags.includes(tag))) {
          entries.replace(key, { ...entry, purged: true });
          counts.purged += 1;
        }
    },
    size: entries.size,
    weight: entries.weight,
    stats: () => ({ ...counts, entries: entries.size(), bytes: entries.weight() }),
  };
}
