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
  /** The page of a key that needs no renewal. */
  peek(key: string): CachedPage | undefined;
  size(): number;
  /** What the kept pages weigh, in bytes. */
  weight(): number;
  clear(): void;
}

export interface HtmlCacheOptions {
  /** ms after which an entry is rendered again; the old one is served meanwhile. 0 keeps nothing. */
  maxAge: number;
  /** Bytes of pages; what was not asked for longest goes first. 128 MB unless given. */
  maxBytes?: number;
  now: () => number;
}

interface Entry {
  page: CachedPage;
  renderedAt: number;
}

/** Twice: as they are, and with the head they are sent with. */
const weightOf = ({ page }: Entry) => 2 * (page.body.br.length + page.body.gzip.length);

/** Finished, compressed pages. What a visitor makes up (ids in addresses) can fill it, never overflow it. */
export function createHtmlCache(options: HtmlCacheOptions): HtmlCache {
  const { maxAge, maxBytes = 128 * 1024 * 1024, now } = options;
  // In the order of use: the first is the one that was not asked for longest.
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<CachedPage>>();
  let weight = 0;

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    weight -= weightOf(entry);
    entries.delete(key);
  };

  const keep = (key: string, entry: Entry) => {
    drop(key);
    entries.set(key, entry);
    weight += weightOf(entry);
    for (const oldest of entries.keys()) {
      if (weight <= maxBytes || oldest === key) break;
      drop(oldest);
    }
  };

  async function make(key: string, render: () => Promise<RenderedDocument>): Promise<CachedPage> {
    const { status, headers, html } = await render();
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const before = entries.get(key)?.page;
    // Most renewals change nothing: compressing is the dear part.
    const body = before?.etag === etag ? before.body : await encodeBody(html);
    const page: CachedPage = { status, headers, body, etag };
    if (status < 500 && maxAge > 0) keep(key, { page, renderedAt: now() });
    return page;
  }

  const refresh = (key: string, render: () => Promise<RenderedDocument>) => {
    let running = pending.get(key);
    if (!running) {
      running = make(key, render).finally(() => pending.delete(key));
      pending.set(key, running);
    }
    return running;
  };

  return {
    // Not moved to the end: a page in use is renewed, and moved then.
    peek(key) {
      const entry = entries.get(key);
      return entry && now() - entry.renderedAt <= maxAge ? entry.page : undefined;
    },
    async get(key, render) {
      const entry = entries.get(key);
      if (!entry) return refresh(key, render);
      entries.delete(key);
      entries.set(key, entry);
      // The visitor is not made to wait; a failed renewal leaves the old page in place.
      if (now() - entry.renderedAt > maxAge) refresh(key, render).catch(() => {});
      return entry.page;
    },
    size: () => entries.size,
    weight: () => weight,
    clear() {
      entries.clear();
      weight = 0;
    },
  };
}
