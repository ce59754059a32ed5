import { createByteCache } from './byteCache.ts';
import type { Content } from './Content.ts';

export interface ContentCache {
  /**
   * The content of a key; concurrent misses of one key share one making. Content older than `maxAge` ms is sent once
   * more while it is made anew; without `maxAge` it never ages, and with 0 it is not cached.
   */
  get(key: string, make: (before?: Content) => Promise<Content>, maxAge?: number): Promise<Content>;
  /** The content of a key that needs no renewal. */
  peek(key: string, maxAge?: number): Content | undefined;
  size(): number;
  /** Bytes of all cached content. */
  weight(): number;
}

interface Entry {
  readonly content: Content;
  readonly madeAt: number;
}

const defaultBytes = 160 * 1024 * 1024;

/** All finished responses of the edge, in one bound. What visitors make up in addresses can fill it, never overflow it. */
export function createContentCache(options: { maxBytes?: number; now: () => number }): ContentCache {
  const { maxBytes = defaultBytes, now } = options;
  const entries = createByteCache<Entry>({ maxBytes, weightOf: ({ content }) => content.weight });
  const pending = new Map<string, Promise<Content>>();

  const refresh = (key: string, make: (before?: Content) => Promise<Content>, maxAge: number) => {
    let running = pending.get(key);
    if (!running) {
      running = make(entries.peek(key)?.content)
        .then((content) => {
          if (content.status < 500 && maxAge > 0) entries.set(key, { content, madeAt: now() });
          return content;
        })
        .finally(() => pending.delete(key));
      pending.set(key, running);
    }
    return running;
  };

  return {
    // Not moved to the end: content in use is renewed, and moved then.
    peek(key, maxAge = Number.POSITIVE_INFINITY) {
      const entry = entries.peek(key);
      return entry && now() - entry.madeAt <= maxAge ? entry.content : undefined;
    },
    async get(key, make, maxAge = Number.POSITIVE_INFINITY) {
      const entry = entries.get(key);
      if (!entry) return refresh(key, make, maxAge);
      // The visitor is not made to wait; a failed renewal leaves the old content in place.
      if (now() - entry.madeAt > maxAge) refresh(key, make, maxAge).catch(() => {});
      return entry.content;
    },
    size: entries.size,
    weight: entries.weight,
  };
}
