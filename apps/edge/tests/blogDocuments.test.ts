import { articleWithEveryBlock } from '@tern/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { headerOf, stubEdge } from './stubEdge.ts';

const english = articleWithEveryBlock();
const german = articleWithEveryBlock({ language: 'de', title: 'Was ein VPN verbirgt' });
const englishOnly = articleWithEveryBlock({
  unikey: 'english-only',
  title: 'English only',
  translations: ['en'],
});
const published = [english, german, englishOnly];
const identity = { 'accept-encoding': 'identity' };
const textOf = ({ body }: { body: Uint8Array | string | null }) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body ?? undefined);

describe('AMP pages', () => {
  it('responds in the language of the address, for caches of the format, with a policy of its own', async () => {
    const { ask } = stubEdge({ published });
    const page = await ask('/de/blog/what-a-vpn-hides/amp', identity);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain(german.title);
    expect(headerOf(page, 'content-language')).toBe('de');
    expect(headerOf(page, 'cache-tag')).toContain('articles');
    expect(headerOf(page, 'content-security-policy')).toMatch(/default-src 'none'; script-src https:\/\/cdn/);
    expect(headerOf(page, 'cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('leads to the English one where a translation is missing', async () => {
    const { ask } = stubEdge({ published });
    const moved = await ask('/de/blog/english-only/amp');
    expect([moved.status, headerOf(moved, 'location')]).toEqual([302, '/blog/english-only/amp']);
  });

  it('is the page of unknown addresses for any other article, and caches nothing for it', async () => {
    const { ask, cache } = stubEdge({ published });
    await ask('/nowhere');
    const before = cache.size();
    for (let count = 0; count < 100; count += 1)
      expect((await ask(`/blog/made-up-${count}/amp`)).status).toBe(404);
    expect(cache.size()).toBe(before);
  });

  it('is made once, and anew after a purge', async () => {
    const changing = { ...english };
    const { ask, cache } = stubEdge({ published: [changing] });
    const read = async () => textOf(await ask('/blog/what-a-vpn-hides/amp', identity));
    await read();
    changing.title = 'Changed';
    expect(await read()).toContain('hides');
    cache.purge(['articles']);
    expect(await read()).toContain('Changed');
  });
});

describe('feeds', () => {
  it('has the articles of one language, readable from anywhere', async () => {
    const { ask } = stubEdge({ published });
    const rss = await ask('/de/blog/feed.xml', identity);
    expect(headerOf(rss, 'content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(headerOf(rss, 'cache-control')).toBe('public, max-age=900');
    expect(headerOf(rss, 'access-control-allow-origin')).toBe('*');
    expect(textOf(rss).match(/<item>/g)).toHaveLength(1);
    const json = await ask('/blog/feed.json', identity);
    expect(JSON.parse(textOf(json)).items.map(({ title }: { title: string }) => title)).toEqual([
      english.title,
      englishOnly.title,
    ]);
  });

  it('follows a change of articles', async () => {
    const changing = { ...english };
    const { ask, cache } = stubEdge({ published: [changing] });
    const read = async () => textOf(await ask('/blog/feed.json', identity));
    await read();
    changing.title = 'Changed';
    cache.purge(['prices']);
    expect(await read()).not.toContain('Changed');
    cache.purge(['articles']);
    expect(await read()).toContain('Changed');
  });
});

describe('preview pictures', () => {
  it('draws one for an article and language that there is, and none else', async () => {
    const { ask, drawn } = stubEdge({ published });
    const picture = await ask('/og/de/blog/what-a-vpn-hides.png?v=1');
    expect([picture.status, headerOf(picture, 'content-type')]).toEqual([200, 'image/png']);
    await ask('/og/de/blog/what-a-vpn-hides.png?v=2');
    expect((await ask('/og/fr/blog/what-a-vpn-hides.png')).status).toBe(404);
    expect((await ask('/og/en/blog/made-up.png')).status).toBe(404);
    expect(drawn).toEqual([`de ${german.title}`]);
  });
});
