import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPicture, keepPicture } from '../src/modules/blog/pictures.repo.ts';
import { readWordPress } from '../src/modules/blog/readWordPress.ts';
import { syncWordPress } from '../src/modules/blog/syncWordPress.ts';
import { wordPressPicture } from '../src/modules/blog/wordPressPicture.ts';
import { compiledArticle, compiledArticles, compiledText } from './compiledArticle.ts';
import { type StandIns, startSandbox } from './startSandbox.ts';
import { type Started, startService } from './startService.ts';

let outside: StandIns;
let tern: Started;
beforeAll(async () => {
  outside = await startSandbox({ webhookOrigin: 'http://127.0.0.1:9' });
  const own = compiledArticle('own', {
    en: compiledText('Our own article', 'Written in Markdown about penguins.'),
  });
  tern = await startService({
    env: { WORDPRESS_URL: `${outside.origin}/wordpress/` },
    articles: compiledArticles([own]),
  });
});
beforeEach(async () => {
  await outside.knobs({ wordPress: '', wordPressPosts: 0 });
  await syncWordPress(tern.service.context);
});
afterAll(async () => {
  await tern.close();
  await outside.close();
});

const detail = async (unikey: string) => (await tern.call('blogDetail', { unikey })).data.article;

describe('WordPress beside Markdown', () => {
  it('gives its posts keys, terms, authors and pictures', async () => {
    const { articles, categories, tags } = (await tern.call('blogIndex', {})).data;
    expect(articles.map(({ unikey }) => unikey).sort()).toEqual([
      'hello-world-wp11',
      'own',
      'second-post-wp12',
    ]);
    expect(categories).toEqual(['news', 'privacy']);
    // Of 300 tags of one post twenty are kept.
    expect(tags.filter((tag) => tag.startsWith('tag-'))).toHaveLength(20);
    expect(await detail('hello-world-wp11')).toMatchObject({
      ...{ id: '11', short_path: '2026/10/hello-world', isWP: true, language: 'en' },
      title: 'Hello “world” & all',
      description: 'A first post, with an ampersand & a dash – here.',
      category: { id: 'news', name: 'News & more' },
      ...{ author: 'Ada Example', published: '2026-10-05', updated: '2026-10-07' },
      picture: { src: '/ws/mm/v2/blog/pictures/2026/10/sea.png', width: 2, height: 1, alt: 'The sea' },
    });
  });

  it('sanitises what its authors wrote', async () => {
    const { blocks, headings } = await detail('hello-world-wp11');
    const html = blocks.map((block) => ('html' in block ? block.html : '')).join('');
    expect(html).not.toMatch(/script|onclick|iframe|elsewhere|class=|srcset|id="main"/);
    expect(html).toContain('<a href="/blog/second-post-wp12">the second post</a>');
    expect(html).toContain('src="/ws/mm/v2/blog/pictures/2026/10/sea.png"');
    expect(headings).toEqual([{ id: 'why-we-write', text: 'Why we write', depth: 2 }]);
  });

  it('is searched together with Markdown, and has the head that Yoast says', async () => {
    const { hits } = (await tern.call('blogSearch', { q: 'penguin' })).data;
    expect(hits.map(({ article }) => article.unikey).sort()).toEqual(['own', 'second-post-wp12']);
    const { json } = (await tern.call('blogYoastHead', { slug: 'hello-world' })).data;
    expect(json).toMatchObject({
      title: 'hello-world - Example',
      canonical: 'http://shop.test/blog/hello-world-wp11',
    });
  });

  it('serves its pictures, and neither what is too large nor what is none of it', async () => {
    const get = (path: string) => fetch(`${tern.origin}/ws/mm/v2/blog/pictures/${path}`);
    const good = await get('2026/10/sea.png');
    expect([good.status, good.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(good.headers.get('cache-control')).toContain('max-age');
    for (const path of [
      '2026/10/huge.png',
      '2026/10/none.png',
      '2026/10/x.svg',
      '..%2f..%2fwp-config.php',
      '%2e%2e/a.png',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('keeps its pictures for when it is down, and of many those shown last', async () => {
    const { context } = tern.service;
    const later = (days: number) => ({
      ...context,
      clock: { now: () => Date.now() + days * 86_400_000 },
    });
    const first = await wordPressPicture(context, '2026/10/sea.png');
    await outside.knobs({ wordPress: 'down' });
    expect(await wordPressPicture(later(2), '2026/10/sea.png')).toEqual(first);
    expect(await wordPressPicture(later(2), '2026/10/unseen.png')).toBeNull();
    const bytes = Buffer.alloc(40);
    for (const [index, url] of ['a', 'b', 'c'].entries())
      await keepPicture(
        context.db,
        { url, bytes, now: new Date(Date.now() + (10 + index) * 86_400_000) },
        80,
      );
    const kept = async (url: string) => (await findPicture(context.db, url, new Date())) !== null;
    expect([await kept('a'), await kept('b'), await kept('c')]).toEqual([false, true, true]);
  });

  it.each([
    ['down', 'it does not answer'],
    ['html', 'it answers something else than JSON'],
    ['short', 'it says that there are 3 posts, and its pages have 2'],
    ['unpaged', 'its answer has no x-wp-totalpages'],
  ])('goes on with what is stored while it is %s, and says so once', async (trouble, reason) => {
    await outside.knobs({ wordPress: trouble });
    const before = tern.logs.length;
    await syncWordPress(tern.service.context);
    await syncWordPress(tern.service.context);
    const said = tern.logs.slice(before).filter((line) => line.includes('WordPress could not be read'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(reason);
    expect((await detail('hello-world-wp11')).isWP).toBe(true);
  });

  it('waits no longer than it should for one that is slow', async () => {
    await outside.knobs({ wordPress: 'slow' });
    await expect(readWordPress(`${outside.origin}/wordpress`, 100)).rejects.toThrow('it is too slow');
  });

  it('reads every page', async () => {
    await outside.knobs({ wordPressPosts: 120 });
    const { posts } = await readWordPress(`${outside.origin}/wordpress`);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(120);
  });
});
