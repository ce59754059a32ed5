import { existsSync, readFileSync } from 'node:fs';
import { allPages, languages, routeById, socialPicturePath } from '@tern/domain';
import { readCatalogue } from '@tern/i18n/node';
import { afterAll, describe, expect, it } from 'vitest';
import { createContentCache } from '../contentCache.ts';
import { toWebResponse } from '../respond.ts';
import { createPictureFonts } from './pictureFonts.ts';
import { createPictures } from './pictures.ts';
import { readAdvances, unwrapWoff } from './sfnt.ts';

const fonts = createPictureFonts();
afterAll(() => fonts.close());

describe('fonts', () => {
  it('know how wide a text is', () => {
    const { measure } = fonts.of('en');
    expect(measure('i', 100)).toBeLessThan(measure('m', 100));
    expect(measure('mm', 100)).toBeCloseTo(2 * measure('m', 100));
    expect(fonts.of('ja').measure('漢', 40)).toBeCloseTo(40, 0);
  });

  it.each(languages)('have every character of the titles in %s', (language) => {
    const advances = fonts.of(language).files.map((file) => readAdvances(readFileSync(file)));
    const titles = Object.entries(readCatalogue(language))
      .filter(([id]) => id.startsWith('meta.') && id.endsWith('.title'))
      .map(([, text]) => text);
    expect(titles.length).toBeGreaterThan(5);
    // Characters that direct the text are not drawn.
    const wanted = new Set(titles.join('').replace(/[\u200b-\u200f\u2066-\u2069\u00ad]/g, ''));
    const missing = [...wanted].filter((char) =>
      advances.every((widthOf) => widthOf(char.codePointAt(0) as number) === undefined),
    );
    expect(missing).toEqual([]);
  });

  it('refuse what is no font', () => {
    expect(() => unwrapWoff(Buffer.from('wOF2, and more than enough bytes of it'))).toThrow(
      'not a WOFF font',
    );
  });

  it('leave nothing behind', () => {
    const own = createPictureFonts();
    const [file] = own.of('en').files as [string];
    expect(existsSync(file)).toBe(true);
    own.close();
    expect(existsSync(file)).toBe(false);
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
    }),
  });
  const ask = async (target: string, headers: Record<string, string> = {}) => {
    const asked = { method: 'GET', target, headers, country: () => null };
    const response = await pictures.respond(asked, target.replace(/\?.*/, ''));
    if (!response) return null;
    const body = response.body as Buffer | null;
    return { status: response.status, headers: toWebResponse(response).headers, body };
  };
  return { ask, drawn, most: () => most, close: () => pictures.close() };
}

describe('pictures of link previews', () => {
  it('are PNG of the size the head states', async () => {
    const { ask, close } = draughtsman();
    const answer = await ask('/og/de/pricing.png?v=1');
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('content-type')).toBe('image/png');
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer?.body?.readUInt32BE(16)).toBe(1200);
    expect(answer?.body?.readUInt32BE(20)).toBe(630);
    const again = await ask('/og/de/pricing.png', { 'if-none-match': answer?.headers.get('etag') ?? '' });
    expect(again?.status).toBe(304);
    expect(again?.headers.get('cache-control')).toBe('public, max-age=3600');
    close();
  });

  it('exist for every page that is named, and for nothing else', async () => {
    const { ask, drawn, close } = draughtsman();
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
    close();
  });

  it('are drawn once however many ask, and one at a time', async () => {
    const { ask, drawn, most, close } = draughtsman();
    await Promise.all([
      ...Array.from({ length: 5 }, () => ask('/og/en/faq.png')),
      ask('/og/ja/faq.png'),
      ask('/og/de/faq.png?v=2'),
    ]);
    await ask('/og/en/faq.png?v=made-up');
    expect([...drawn].sort()).toEqual(['de /faq', 'en /faq', 'ja /faq']);
    expect(most()).toBe(1);
    close();
  });

  it('are kept within bounds: what was not asked for longest goes first', async () => {
    const one = (await draughtsman().ask('/og/en/faq.png'))?.body?.length as number;
    const { ask, drawn, close } = draughtsman(one * 2);
    for (const path of ['faq', 'pricing', 'faq', 'features', 'faq', 'pricing'])
      await ask(`/og/en/${path}.png`);
    expect(drawn).toEqual(['en /faq', 'en /pricing', 'en /features', 'en /pricing']);
    close();
  });
});
