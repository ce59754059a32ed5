import { createHash } from 'node:crypto';
import { type EncodedBody, encodeBody } from './encodings.ts';

export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: EncodedBody;
  etag: string;
}

export interface RenderedDocument {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface HtmlCache {
  /** The finished page of a key; concurrent misses of one key share one rendering. */
  get(key: string, render: () => Promise<RenderedDocument>): Promise<CachedPage>;
  size(): number;
  clear(): void;
}

/**
 * Anonymous pages depend only on (language, form, path, currency): a closed set of keys, so nothing is
 * evicted by number. An entry is rendered again after `maxAge` ms; the old one is served meanwhile.
 */
export function createHtmlCache(options: { maxAge: number; now: () => number }): HtmlCache {
  const entries = new Map<string, { page: CachedPage; renderedAt: number }>();
  const pending = new Map<string, Promise<CachedPage>>();

  const refresh = (key: string, render: () => Promise<RenderedDocument>) => {
    let running = pending.get(key);
    if (!running) {
      running = (async () => {
        const { status, headers, html } = await render();
        const page: CachedPage = {
          status,
          headers,
          body: await encodeBody(html),
          etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
        };
        if (status < 500) entries.set(key, { page, renderedAt: options.now() });
        return page;
      })().finally(() => pending.delete(key));
      pending.set(key, running);
    }
    return running;
  };

  return {
    get(key, render) {
      const entry = entries.get(key);
      if (!entry) return refresh(key, render);
      if (options.now() - entry.renderedAt > options.maxAge) {
        // The visitor is not made to wait; a failed refresh leaves the old page in place.
        refresh(key, render).catch(() => {});
      }
      return Promise.resolve(entry.page);
    },
    size: () => entries.size,
    clear: () => entries.clear(),
  };
}
