import { routeById } from '@tern/domain';
import { articleFixture } from '@tern/testing/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBlogSource } from './blogSource.ts';

const quarter = 900_000;
const article = { route: routeById('blogArticle'), params: { unikey: 'what-a-vpn-hides' } };
const more = (page: string) => ({ route: routeById('blogMore'), params: { page } });

let time = 0;
let away = false;
const asked: string[] = [];
const answers: Record<string, unknown> = {
  detail: { article: articleFixture() },
  categories: { categories: [], tags: [] },
  'recommend-searchs': { searches: ['DNS'] },
  list: { articles: [], total: 11, page: 2, pages: 2, category: null, tag: null },
};

beforeEach(() => {
  time = 0;
  away = false;
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: URL) => {
    if (away) throw new TypeError('failed');
    const name = url.pathname.replace('/ws/mm/v2/blog/', '');
    asked.push(name);
    const known = name === 'detail' && url.searchParams.get('unikey') !== 'what-a-vpn-hides';
    return known
      ? Response.json({ code: 40400, message: 'x', data: { error: 'not_found' } }, { status: 404 })
      : Response.json({ code: 200, message: 'OK', data: answers[name] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const index = {
  version: '1',
  articles: [
    { unikey: 'what-a-vpn-hides', languages: ['en' as const], published: '2026-11-22', updated: null },
  ],
  categories: ['privacy'],
  tags: ['dns'],
};
const source = (read = async () => index) =>
  createBlogSource({ origin: () => 'http://service.example', now: () => time, articles: { index: read } });
const details = () => asked.filter((name) => name === 'detail').length;

it('asks once in 15 minutes, once for many at a time, and again when told', async () => {
  const blog = source();
  await Promise.all([blog.page('en', article), blog.page('en', article)]);
  time = quarter;
  await blog.page('en', article);
  expect(details()).toBe(1);
  await blog.page('de', article);
  expect(details()).toBe(2);
  time += 1;
  await blog.page('en', article);
  expect(details()).toBe(3);
  time += 1;
  blog.renew();
  time += 1;
  await blog.page('en', article);
  expect(details()).toBe(4);
});

it('goes on with the last answer while the service is away, and says so where there is none', async () => {
  const blog = source();
  const before = await blog.page('en', article);
  away = true;
  time = 2 * quarter;
  expect(await blog.page('en', article)).toEqual(before);
  expect(await blog.page('de', article)).toBeNull();
});

it('knows pages that are missing', async () => {
  const blog = source();
  expect(await blog.page('en', { ...article, params: { unikey: 'x' } })).toBe('missing');
  expect(await blog.page('en', more('2'))).toMatchObject({ list: { total: 11 } });
  expect(await blog.page('en', more('3'))).toBe('missing');
});

it('judges nothing without an index, and by the last one afterwards', async () => {
  let fails = true;
  const blog = source(async () => {
    if (fails) throw new Error('away');
    return index;
  });
  await blog.learn();
  expect(blog.judge(article)).toBeNull();
  fails = false;
  await blog.learn();
  expect([blog.judge(article), blog.judge(more('2'))]).toEqual([true, false]);
  fails = true;
  await blog.learn();
  expect(blog.judge(article)).toBe(true);
});
