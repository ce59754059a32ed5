import { allPages, type Language, languages, routeById, socialPicturePath } from '@tern/domain';
import { readCatalogue } from '@tern/i18n/node';
import { describe, expect, it } from 'vitest';
import { createContentCache } from '../../cache/contentCache.ts';
import { toWebResponse } from '../../http/respond.ts';
import { createPictureFonts, openFont } from './pictureFonts.ts';
import { createPictures } from './pictures.ts';

const fonts = createPictureFonts();

function charactersOfTitles(language: Language): string[] {
  const titles = Object.entries(readCatalogue(language))
    .filter(([id]) => id.startsWith('meta.') && id.endsWith('.title'))
    .map(([, text]) => text);
  expect(titles.length).toBeGreaterThan(5);
  // Characters that direct the text are not drawn, narrow spaces are drawn as others.
  return [...new Set(titles.join('').replace(/[\u200b-\u200f\u202f\u2066-\u2069\u00ad]/g, ''))];
}

describe('fonts', () => {
  it('know how wide a text is', () => {
    const { measure } = fonts.of('en');
    expect(measure('i', 100)).toBeLessThan(measure('m', 100));
    expect(measure('mm', 100)).toBeCloseTo(2 * measure('m', 100));
    expect(fonts.of('ja').measure('漢', 40)).toBeCloseTo(40, 0);
    expect(fonts.of('ar').measure('\u00a0', 40)).toBeGreaterThan(0);
  });

  it.each(languages)('have every character of the titles in %s', (language) => {
    const opened = fonts.of(language).files.map(openFont);
    const wanted = charactersOfTitles(language);
    const missing = wanted.filter((char) => opened.every((font) => !font.hasChar(char)));
    expect(missing).toEqual([]);
  });

  it.each(languages)('call themselves in %s what the pictures call them', (language) => {
    const { files, family, latinFamily } = fonts.of(language);
    const names = files.map((file) => openFont(file).getEnglishName('fontFamily'));
    expect(names[0]).toBe(family);
    expect(names).toContain(latinFamily);
  });

  // Between Arabic words the renderer fails to take a Latin word or a number from another font.
  it('have every character of the Arabic titles in the first file', () => {
    const arabic = openFont(fonts.of('ar').files[0] as string);
    expect(charactersOfTitles('ar').filter((char) => !arabic.hasChar(char))).toEqual([]);
  });
});

function draughtsman(maxBytes?: number) {
  const drawn: string[] = [];
  let busy = 0;
  let most = 0;
  const pictures = createPictures({
    cache: createContentCache({ maxBytes, now: Date.now }),
    words: async () => ({
      socialPicture: async (language, path) => {
        drawn.push(`${language} ${path}`);
        busy += 1;
        most = Math.max(most, busy);
        await new Promise((done) => setTimeout(done, 5));
        busy -= 1;
        return '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="9" height="9"/></svg>';
      },
      articlePicture: () => Promise.reject(new Error('There are no articles')),
    }),
  });
  const ask = async (target: string, headers: Record<string, string> = {}) => {
    const asked = { method: 'GET', target, headers, country: () => null };
    const response = await pictures.respond(asked, target.replace(/\?.*/, ''));
    if (!response) return null;
    const body = response.body as Buffer | null;
    return { status: response.status, headers: toWebResponse(response).headers, body };
  };
  return { ask, drawn, most: () => most };
}

describe('pictures of link previews', () => {
  it('are PNG of the size the head states', async () => {
    const { ask } = draughtsman();
    const answer = await ask('/og/de/pricing.png?v=1');
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('content-type')).toBe('image/png');
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer?.body?.readUInt32BE(16)).toBe(1200);
    expect(answer?.body?.readUInt32BE(20)).toBe(630);
    const again = await ask('/og/de/pricing.png', { 'if-none-match': answer?.headers.get('etag') ?? '' });
    expect(again?.status).toBe(304);
    expect(again?.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('exist for every page that is named, and for nothing else', async () => {
    const { ask, drawn } = draughtsman();
    for (const { route, params } of allPages().slice(0, 12)) {
      expect((await ask(socialPicturePath(route, params, 'ar')))?.status).toBe(200);
    }
    expect(socialPicturePath(routeById('home'), {}, 'en')).toBe('/og/en.png');
    expect(socialPicturePath(routeById('checkout'), { id: 'v2.a' }, 'en')).toBe(
      '/og/en/pricing/checkout.png',
    );
    const before = drawn.length;
    for (const path of [
      '/og/xx/pricing.png',
      '/og/en/nowhere.png',
      '/og/en/PRICING.png',
      '/og/en/pricing/.png',
      '/og/en/pricing/checkout/made-up.png',
      '/og/en/../en/pricing.png',
      '/og/en/pricing.svg',
      '/og/en',
    ]) {
      expect(await ask(path), path).toBeNull();
    }
    expect(drawn).toHaveLength(before);
  });

  it('are drawn once however many ask, and one at a time', async () => {
    const { ask, drawn, most } = draughtsman();
    await Promise.all([
      ...Array.from({ length: 5 }, () => ask('/og/en/faq.png')),
      ask('/og/ja/faq.png'),
      ask('/og/de/faq.png?v=2'),
    ]);
    await ask('/og/en/faq.png?v=made-up');
    expect([...drawn].sort()).toEqual(['de /faq', 'en /faq', 'ja /faq']);
    expect(most()).toBe(1);
  });

  it('are kept within bounds: what was not asked for longest goes first', async () => {
    const one = (await draughtsman().ask('/og/en/faq.png'))?.body?.length as number;
    const { ask, drawn } = draughtsman(one * 2);
    for (const path of ['faq', 'pricing', 'faq', 'features', 'faq', 'pricing'])
      await ask(`/og/en/${path}.png`);
    expect(drawn).toEqual(['en /faq', 'en /pricing', 'en /features', 'en /pricing']);
  });
});
