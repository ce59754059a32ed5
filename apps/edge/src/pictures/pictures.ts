import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderAsync } from '@resvg/resvg-js';
import { parseSocialPicturePath } from '@tern/domain';
import type { SiteWords } from '@tern/site/renderer';
import { createPictureFonts } from './pictureFonts.ts';

interface Picture {
  body: Buffer;
  etag: string;
}

export interface Pictures {
  /** Serves the picture of a known page; false when the address is of none. */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>;
  close(): void;
}

/**
 * The pictures of link previews, drawn when first asked for and kept. Questions for one picture share one
 * drawing, and one picture is drawn at a time: it takes a core for a moment.
 */
export function createPictures(options: {
  words: () => Promise<Pick<SiteWords, 'socialPicture'>>;
  /** Bytes that are kept; what was not asked for longest goes first. 32 MB unless given. */
  maxBytes?: number;
  /** Off while the site is developed. */
  keep?: boolean;
}): Pictures {
  const { words, maxBytes = 32 * 1024 * 1024, keep = true } = options;
  const fonts = createPictureFonts();
  const kept = new Map<string, Picture>();
  const pending = new Map<string, Promise<Picture | null>>();
  let weight = 0;
  let queue: Promise<unknown> = Promise.resolve();

  async function draw(pathname: string): Promise<Picture | null> {
    const page = parseSocialPicturePath(pathname);
    if (!page) return null;
    const { language, path } = page;
    const { files, ...font } = fonts.of(language);
    const svg = await (await words()).socialPicture(language, path, font);
    if (!svg) return null;
    const image = await renderAsync(svg, {
      font: { fontFiles: [...files], loadSystemFonts: false, defaultFontFamily: font.family },
    });
    const body = image.asPng();
    const picture = {
      body,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    };
    if (keep) {
      kept.set(pathname, picture);
      weight += body.length;
      for (const [oldest, { body: bytes }] of kept) {
        if (weight <= maxBytes || oldest === pathname) break;
        kept.delete(oldest);
        weight -= bytes.length;
      }
    }
    return picture;
  }

  function get(pathname: string): Promise<Picture | null> {
    const known = kept.get(pathname);
    if (known) {
      kept.delete(pathname);
      kept.set(pathname, known);
      return Promise.resolve(known);
    }
    let running = pending.get(pathname);
    if (!running) {
      running = queue.then(() => draw(pathname)).finally(() => pending.delete(pathname));
      queue = running.catch(() => {});
      pending.set(pathname, running);
    }
    return running;
  }

  return {
    async serve(request, response, pathname) {
      if (!parseSocialPicturePath(pathname)) return false;
      const picture = await get(pathname);
      if (!picture) return false;
      const headers: Record<string, string | number> = {
        'content-type': 'image/png',
        // The address carries a version where a page names it; a picture without one may change.
        'cache-control': /[?&]v=/.test(request.url ?? '')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        // Previews show it on pages of others.
        'cross-origin-resource-policy': 'cross-origin',
        etag: picture.etag,
      };
      if (request.headers['if-none-match'] === picture.etag) {
        response.writeHead(304, headers).end();
        return true;
      }
      headers['content-length'] = picture.body.length;
      response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : picture.body);
      return true;
    },
    close: () => fonts.close(),
  };
}
