import { renderAsync } from '@resvg/resvg-js';
import { type ArticleAt, type Language, parseArticlePicturePath, parseSocialPicturePath } from '@tern/domain';
import type { SiteWords } from '@tern/site/renderer';
import type { ContentCache } from '../../cache/contentCache.ts';
import { createRenderQueue } from '../../cache/renderQueue.ts';
import { type Pictures, pictureHeaders, respondWithPicture } from '../../handler/Pictures.ts';
import { type Content, storedContent } from '../../http/Content.ts';
import type { StaticFiles } from '../../http/StaticFiles.ts';
import type { ArticleSource } from '../../sources/articleSource.ts';
import { createPictureFonts, type PictureFonts } from './pictureFonts.ts';

export interface PicturesOptions {
  words: () => Promise<Pick<SiteWords, 'socialPicture' | 'articlePicture'>>;
  cache: ContentCache;
  /** The articles, which have pictures of their own, and the files with their covers. */
  articles?: ArticleSource;
  files?: Pick<StaticFiles, 'get'>;
  /** ms; 0 while the site is developed. */
  maxAge?: number;
}

/** SVG with these fonts, and of which language the text is. */
interface Drawing {
  language: Language;
  /** The subjects it shows, by which it is purged. */
  tags?: readonly string[];
  svg(font: Omit<PictureFonts, 'files'>): Promise<string | null>;
}

const utf8 = new TextDecoder();

/** The cover of an article as SVG, where it is a file of the build. */
function coverOf(src: string | undefined, files: PicturesOptions['files']): string | null {
  const file = src?.endsWith('.svg') ? files?.get(src) : undefined;
  return file ? utf8.decode(file.body.identity) : null;
}

/** The picture an address is of; null where it is of none. */
async function drawingOf(pathname: string, options: PicturesOptions): Promise<Drawing | null> {
  const { words, articles, files } = options;
  const page = parseSocialPicturePath(pathname);
  if (page)
    return {
      language: page.language,
      tags: ['texts'],
      svg: async (font) => (await words()).socialPicture(page.language, page.path, font),
    };
  const at = parseArticlePicturePath(pathname);
  if (!at || !articles || !(await isListed(at, articles))) return null;
  return {
    language: at.language,
    tags: ['articles'],
    async svg(font) {
      const article = await articles.article(at.language, at.unikey);
      const cover = coverOf(article?.picture?.src, files);
      return article && (await words()).articlePicture(article, cover, font);
    },
  };
}

const isListed = async ({ unikey, language }: ArticleAt, articles: ArticleSource): Promise<boolean> =>
  (await articles.index()).articles.some(
    (each) => each.unikey === unikey && each.languages.includes(language),
  );

/**
 * The pictures of link previews, drawn at their first request. Requests for one picture share one drawing, and one
 * picture is drawn at a time, since it takes a core for a while.
 */
export function createPictures(options: PicturesOptions): Pictures {
  const { cache, maxAge } = options;
  const fonts = createPictureFonts();
  const queue = createRenderQueue({ concurrent: 1, places: 32, patience: 10_000 });

  /** 404 where there is nothing to draw. */
  async function draw({ language, tags, svg: drawn }: Drawing): Promise<Content> {
    const { files, ...font } = fonts.of(language);
    const svg = await drawn(font);
    if (!svg) return storedContent({ status: 404, headers: pictureHeaders }, { identity: new Uint8Array() });
    const image = await renderAsync(svg, {
      font: { fontFiles: [...files], loadSystemFonts: false, defaultFontFamily: font.family },
    });
    return storedContent({ status: 200, headers: pictureHeaders, tags }, { identity: image.asPng() });
  }

  return {
    async respond(request, pathname) {
      const drawing = await drawingOf(pathname, options);
      if (!drawing) return null;
      const picture = await cache.get(pathname, () => queue.run(() => draw(drawing)), maxAge);
      return picture.status === 200 ? respondWithPicture(request, picture) : null;
    },
  };
}
