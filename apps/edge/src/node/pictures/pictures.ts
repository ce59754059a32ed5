import { renderAsync } from '@resvg/resvg-js';
import { parseSocialPicturePath } from '@tern/domain';
import type { SiteWords } from '@tern/site/renderer';
import { type Content, storedContent } from '../../Content.ts';
import type { ContentCache } from '../../contentCache.ts';
import { type Pictures, pictureHeaders, respondWithPicture } from '../../Pictures.ts';
import { createRenderQueue } from '../../renderQueue.ts';
import { createPictureFonts } from './pictureFonts.ts';

/**
 * The pictures of link previews, drawn at their first request. Requests for one picture share one drawing, and one
 * picture is drawn at a time, since it takes a core for a while.
 */
export function createPictures(options: {
  words: () => Promise<Pick<SiteWords, 'socialPicture'>>;
  cache: ContentCache;
  /** ms; 0 while the site is developed. */
  maxAge?: number;
}): Pictures {
  const { words, cache, maxAge } = options;
  const fonts = createPictureFonts();
  const queue = createRenderQueue({ concurrent: 1, places: 32, patience: 10_000 });

  /** 404 where the address names no page. */
  async function draw(pathname: string): Promise<Content> {
    const page = parseSocialPicturePath(pathname);
    const { files, ...font } = fonts.of(page?.language ?? 'en');
    const svg = page && (await (await words()).socialPicture(page.language, page.path, font));
    if (!svg) return storedContent({ status: 404, headers: pictureHeaders }, { identity: new Uint8Array() });
    const image = await renderAsync(svg, {
      font: { fontFiles: [...files], loadSystemFonts: false, defaultFontFamily: font.family },
    });
    return storedContent({ status: 200, headers: pictureHeaders }, { identity: image.asPng() });
  }

  return {
    async respond(request, pathname) {
      if (!parseSocialPicturePath(pathname)) return null;
      const picture = await cache.get(pathname, () => queue.run(() => draw(pathname)), maxAge);
      return picture.status === 200 ? respondWithPicture(request, picture) : null;
    },
  };
}
