import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../src/db/DatabaseUnavailable.ts';
import { blogCacheLifetime, cached } from '../src/modules/blog/blogCache.ts';
import { markdownContent } from '../src/modules/blog/storedArticle.ts';
import { writeContent } from '../src/modules/blog/sync.repo.ts';
import { compiledArticle, compiledArticles, compiledText } from './compiledArticle.ts';
import { type Started, startService } from './startService.ts';

const dns = compiledArticle(
  'dns',
  {
    en: compiledText(
      'DNS from keystroke to answer',
      'A resolver looks the name up. Nobody on the café Wi-Fi has to break anything.',
    ),
    de: compiledText(
      'DNS vom Tastendruck bis zur Antwort',
      'Ein Resolver schlägt den Namen nach. Verschlüsselte Anfragen.',
      'de',
    ),
  },
  { published: '2026-11-20', related: ['wifi', 'gone', 'dns'] },
);
const wifi = compiledArticle(
  'wifi',
  {
    en: compiledText('Hotel and café Wi-Fi', 'A checklist for travellers. Encrypt <b>everything</b> & more.'),
  },
  { published: '2026-11-21', category: 'travel', tags: ['wifi'], related: ['dns', 'webrtc'] },
);
const webrtc = compiledArticle(
  'webrtc',
  {
    en: compiledText(
      'WebRTC leaks step by step',
      'A browser gathers candidates. One of them shows the address.',
    ),
  },
  { published: '2026-11-22', tags: ['dns', 'webrtc'], updated: '2026-11-23' },
);

let tern: Started;
beforeAll(async () => {
  tern = await startService({ articles: compiledArticles([dns, wifi, webrtc]) });
});
afterAll(() => tern.close());

const keys = (articles: readonly { unikey: string }[]) => articles.map(({ unikey }) => unikey);

describe('the calls of the blog', () => {
  it('list articles, the newest first, in the language or in English', async () => {
    const { articles, total, pages } = (await tern.call('blogList', { language: 'de' })).data;
    expect([keys(articles), total, pages]).toEqual([['webrtc', 'wifi', 'dns'], 3, 1]);
    expect(articles[2]).toEqual({
      ...{ id: 'dns', unikey: 'dns', short_path: 'dns', isWP: false, language: 'de' },
      title: 'DNS vom Tastendruck bis zur Antwort',
      description: expect.any(String),
      category: { id: 'privacy', name: 'Privatsphäre' },
      tags: [{ id: 'dns', name: 'DNS' }],
      ...{ author: 'tern', published: '2026-11-20', updated: null, minutes: 1 },
      picture: { src: '/assets/blog/dns.svg', width: 960, height: 600, alt: 'A drawing' },
    });
    expect(articles[0]).toMatchObject({ language: 'en', updated: '2026-11-23' });
  });

  it('list a category, a tag, and page by page', async () => {
    const { data } = await tern.call('blogList', { category: 'travel', language: 'de' });
    expect([keys(data.articles), data.category]).toEqual([['wifi'], { id: 'travel', name: 'Unterwegs' }]);
    expect(keys((await tern.call('blogList', { tag: 'dns' })).data.articles)).toEqual(['webrtc', 'dns']);
    const second = (await tern.call('blogList', { page: 2, page_size: 2 })).data;
    expect([keys(second.articles), second.total, second.pages]).toEqual([['dns'], 3, 2]);
    expect((await tern.call('blogList', { page: 9 })).data).toMatchObject({ articles: [], total: 3 });
    expect((await tern.call('blogList', { category: 'cats' })).failure.data.error).toBe('not_found');
    expect((await tern.call('blogList', { tag: '../x' })).status).toBe(400);
  });

  it('give the first page its cover, its newest and its categories', async () => {
    const { cover, articles, categories, total } = (await tern.call('blogHome', {})).data;
    expect([cover?.unikey, keys(articles), total]).toEqual(['webrtc', ['wifi', 'dns'], 3]);
    expect(categories.map(({ id, count, articles: some }) => [id, count, keys(some)])).toEqual([
      ['privacy', 2, ['webrtc', 'dns']],
      ['travel', 1, ['wifi']],
    ]);
  });

  it('give an article with its neighbours, by POST with the parameters in the query', async () => {
    const { article } = (await tern.call('blogDetail', { unikey: 'wifi', language: 'en' })).data;
    expect([article.previous?.unikey, article.next?.unikey]).toEqual(['dns', 'webrtc']);
    expect(article.translations).toEqual(['en']);
    expect(article.blocks[0]).toMatchObject({ kind: 'html', html: expect.stringContaining('<h2 id="one">') });
    expect(keys(article.related)).toEqual(['dns', 'webrtc']);
    // It names itself and one that is gone: neither is shown, and a cycle ends.
    const other = (await tern.call('blogDetail', { unikey: 'DNS', language: 'de' })).data.article;
    expect([other.language, other.previous, keys(other.related)]).toEqual(['de', null, ['wifi', 'webrtc']]);
    expect(other.translations).toEqual(['en', 'de']);
    const italian = (await tern.call('blogDetail', { unikey: 'dns', language: 'it' })).data.article;
    expect(italian.language).toBe('en');
    const get = await fetch(`${tern.origin}/ws/mm/v2/blog/detail?unikey=dns`);
    expect(get.status).toBe(405);
  });

  it.each([
    ['nothing', 404],
    ['../../etc/passwd', 400],
    ['', 400],
    ['x'.repeat(5000), 400],
  ])('answer the key %.20j with %i', async (unikey, status) => {
    expect((await tern.call('blogDetail', { unikey })).status).toBe(status);
    expect((await tern.call('blogSeo', { unikey })).status).toBe(status);
  });

  it('recommend articles, searches and categories', async () => {
    expect(keys((await tern.call('blogRecommended', { unikey: 'webrtc' })).data.articles)).toEqual([
      'dns',
      'wifi',
    ]);
    expect(keys((await tern.call('blogRecommended', {})).data.articles)).toEqual(['webrtc', 'wifi']);
    expect((await tern.call('blogRecommendSearches', { language: 'de' })).data.searches).toEqual([
      ...['DNS', 'WebRTC', 'WLAN'],
    ]);
    const { categories } = (await tern.call('blogRecommendCategories', { unikey: 'dns' })).data;
    expect(categories).toEqual([{ id: 'travel', name: 'Travel', count: 1 }]);
    expect(keys((await tern.call('fastBlogList', { limit: 2 })).data.articles)).toEqual(['webrtc', 'wifi']);
  });

  it('name every key, category and tag', async () => {
    const { articles, categories, tags, version } = (await tern.call('blogIndex', {})).data;
    expect(articles[2]).toEqual({
      unikey: 'dns',
      languages: ['en', 'de'],
      published: '2026-11-20',
      updated: null,
    });
    expect([categories, tags]).toEqual([
      ['privacy', 'travel'],
      ['dns', 'webrtc', 'wifi'],
    ]);
    expect((await tern.call('publicVersion', {})).data.articles).toBe(version);
    const list = (await tern.call('blogCategories', { language: 'de' })).data;
    expect(list.categories[0]).toEqual({ id: 'privacy', name: 'Privatsphäre', count: 2 });
  });

  it('give the head of an article, escaped', async () => {
    const { title, meta, script } = (await tern.call('blogSeo', { unikey: 'dns', language: 'de' })).data;
    expect(title).toBe('DNS vom Tastendruck bis zur Antwort');
    expect(meta).toContainEqual({ property: 'og:url', content: 'http://shop.test/de/blog/dns' });
    expect(JSON.parse(script[0]?.innerHTML ?? '')).toMatchObject({ '@type': 'Article', inLanguage: 'de' });
    const { html, json } = (await tern.call('blogYoastHead', { slug: '/wifi/' })).data;
    expect(json).toMatchObject({ canonical: 'http://shop.test/blog/wifi', og_type: 'article' });
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;everything');
    expect((await tern.call('blogYoastHead', { slug: 'nothing' })).status).toBe(404);
  });
});

describe('the search of the blog', () => {
  const search = async (q: string, more: object = {}) => (await tern.call('blogSearch', { q, ...more })).data;
  const found = async (q: string, more: object = {}) =>
    keys((await search(q, more)).hits.map(({ article }) => article));

  it.each([
    ['resolver', ['dns']],
    ['RESOLVERS', ['dns']],
    ['cafe', ['wifi', 'dns']],
    ['café wifi', ['wifi', 'dns']],
    ['wi-fi', ['wifi', 'dns']],
    ['candid', ['webrtc']],
    ['checklist traveller', ['wifi']],
    ['webrtc leak', ['webrtc']],
    ['the', []],
    ['', []],
    ['zebra', []],
  ])('finds by %j %j', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  it.each([
    ['resovler', 'resolver', 'dns'],
    ['cheklist', 'checklist', 'wifi'],
    ['brwser candidates', 'browser candidates', 'webrtc'],
  ])('reads %j as %j', async (q, corrected, first) => {
    const { hits, corrected: said } = await search(q);
    expect([said, hits[0]?.article.unikey]).toEqual([corrected, first]);
  });

  it('finds most of the words where none has all', async () => {
    expect(await found('resolver zebra name')).toEqual(['dns']);
  });

  it('finds in the reader’s language, and in English what it lacks', async () => {
    expect(await found('verschlüsselt', { language: 'de' })).toEqual(['dns']);
    expect(await found('VERSCHLUSSELTE', { language: 'de' })).toEqual(['dns']);
    expect(await found('candidates', { language: 'de' })).toEqual(['webrtc']);
    // Its English text is not for readers of German.
    expect(await found('keystroke', { language: 'de' })).toEqual([]);
  });

  it('marks what matches, in pieces that need no trust', async () => {
    const [hit] = (await search('everything')).hits;
    expect(hit?.excerpt.filter(({ match }) => match)).toEqual([{ text: 'everything', match: true }]);
    expect(hit?.excerpt.map(({ text }) => text).join('')).toContain('<b>everything</b> & more');
  });

  it.each([
    ['operators', `dns & ! | ( ) <-> :* ' " \\ -- ; drop table blog_articles`],
    ['10,000 characters', 'resolver '.repeat(1200)],
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['one word a hundred times', Array.from({ length: 100 }, (_, n) => `w${n}`).join(' ')],
    ['signs alone', '&|!():*<->'],
    ['bidirectional marks', '\u202e\u2066dns'],
  ])('is bounded for %s', async (_what, q) => {
    const { status, data } = await tern.call('blogSearch', { q });
    expect(status).toBe(200);
    expect(data.query.length).toBeLessThanOrEqual(200);
  });
});

describe('writing articles', () => {
  const write = (articles: Parameters<typeof compiledArticles>[0]) =>
    writeContent(tern.service.context.db, markdownContent(compiledArticles(articles)), new Date());
  afterEach(async () => {
    await write([dns, wifi, webrtc]);
  });

  it('writes nothing twice, also from two processes at once', async () => {
    expect(await write([dns, wifi, webrtc])).toBeNull();
    const changed = { ...dns, author: 'Ada' };
    const both = await Promise.all([write([changed, wifi, webrtc]), write([changed, wifi, webrtc])]);
    expect(both.filter((written) => written !== null)).toEqual([{ written: 1, removed: 0 }]);
  });

  it('shows at once what changed, and what is gone no more', async () => {
    expect((await tern.call('blogDetail', { unikey: 'webrtc' })).status).toBe(200);
    const before = (await tern.call('publicVersion', {})).data.articles;
    const english = compiledText('DNS anew', 'Another text about penguins.');
    expect(await write([{ ...dns, texts: { en: english } }, wifi])).toEqual({ written: 1, removed: 1 });
    expect((await tern.call('publicVersion', {})).data.articles).not.toBe(before);
    expect((await tern.call('blogDetail', { unikey: 'webrtc' })).status).toBe(404);
    expect((await tern.call('blogDetail', { unikey: 'dns', language: 'de' })).data.article.title).toBe(
      'DNS anew',
    );
    expect((await tern.call('blogSearch', { q: 'penguin', language: 'de' })).data.total).toBe(1);
    expect((await tern.call('blogSearch', { q: 'keystroke' })).data.hits).toEqual([]);
  });

  it('shows an article that is neither in the language of the reader nor in English to nobody else', async () => {
    const german = compiledText('Nur auf Deutsch', 'Ein Text über Pinguine.', 'de');
    await write([dns, wifi, webrtc, compiledArticle('nur-deutsch', { de: german })]);
    const at = (language: 'de' | 'en' | 'fr') => ({ unikey: 'nur-deutsch', language });
    expect((await tern.call('blogDetail', at('de'))).data.article.title).toBe('Nur auf Deutsch');
    for (const language of ['en', 'fr'] as const) {
      expect((await tern.call('blogDetail', at(language))).status).toBe(404);
      expect((await tern.call('blogSeo', at(language))).status).toBe(404);
      expect(keys((await tern.call('blogList', { language })).data.articles)).not.toContain('nur-deutsch');
      expect((await tern.call('blogSearch', { q: 'Pinguine', language })).data.total).toBe(0);
    }
  });

  it('finds Japanese and Arabic texts', async () => {
    const ja = compiledText('DNSのしくみ', 'ブラウザーが名前を調べます。通信は暗号化されません。', 'ja');
    const ar = compiledText('كيف يعمل DNS', 'يبحث المتصفّح عن الاسم. الاتصالات غير مُشفَّرة.', 'ar');
    await write([{ ...dns, texts: { ...dns.texts, ja, ar } }, wifi, webrtc]);
    const total = async (q: string, language: 'ja' | 'ar') =>
      (await tern.call('blogSearch', { q, language })).data.total;
    for (const q of ['暗号化', '暗号', 'ブラウザ', 'ﾌﾞﾗｳｻﾞｰ', 'しくみ', '名前 暗号化', '名', '名前を調べ'])
      expect([q, await total(q, 'ja')]).toEqual([q, 1]);
    expect(await total('ＤＮＳ', 'ja')).toBe(2);
    expect(await total('量子力学', 'ja')).toBe(0);
    for (const q of ['المتصفح', 'متصفح', 'مشفرة', 'الإسم', 'اتصالات'])
      expect([q, await total(q, 'ar')]).toEqual([q, 1]);
    // Most of its pairs stand in the text, but not as a word: it is found, as something like it.
    expect(await total('暗号化前', 'ja')).toBe(1);
    const [hit] = (await tern.call('blogSearch', { q: '暗号化', language: 'ja' })).data.hits;
    expect(hit?.excerpt).toContainEqual({ text: '暗号化', match: true });
  });

  it('answers from its cache for 15 minutes, and longer while the database is away', async () => {
    const context = { ...tern.service.context };
    let made = 0;
    const ask = () => cached(context, ['anything', 1], async () => (made += 1));
    expect([await ask(), await ask()]).toEqual([1, 1]);
    tern.clock.advance(blogCacheLifetime - 1000);
    expect(await ask()).toBe(1);
    tern.clock.advance(1001);
    expect(await ask()).toBe(2);
    tern.clock.advance(blogCacheLifetime);
    context.db = new Proxy(context.db, {
      get() {
        throw new DatabaseUnavailable(new Error('away'));
      },
    });
    expect(await ask()).toBe(2);
    await expect(cached(context, ['nothing', 1], async () => 1)).rejects.toThrow(DatabaseUnavailable);
  });
});
