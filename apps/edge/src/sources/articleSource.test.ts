import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blogDetail, blogIndex, blogList } from '@tern/contract';
import { articleWithEveryBlock } from '@tern/testing/fixtures';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createArticleSource } from './articleSource.ts';

const asked: string[] = [];
let away = false;
let time = 0;
const server = createServer(({ method, url }, response) => {
  asked.push(`${method} ${url}`);
  const { pathname, searchParams } = new URL(url ?? '/', 'http://service');
  const say = (status: number, code: number, data: unknown) => {
    response.statusCode = status;
    response.end(JSON.stringify({ code, message: '', data }));
  };
  if (away) return say(503, 50300, { error: 'busy' });
  if (pathname === blogIndex.path)
    return say(200, 200, { version: String(asked.length), articles: [], categories: [], tags: [] });
  if (pathname === blogList.path)
    return say(200, 200, {
      articles: [articleWithEveryBlock({ language: 'de' }), articleWithEveryBlock({ language: 'en' })],
    });
  if (pathname === blogDetail.path && searchParams.get('unikey') === 'known')
    return say(200, 200, { article: articleWithEveryBlock() });
  return say(404, 40400, { error: 'not_found' });
});
const sourceOf = () =>
  createArticleSource({
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    now: () => time,
  });
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
  away = false;
  time = 0;
});

it('asks for the index once in 15 minutes, or when it is told of a change', async () => {
  const source = sourceOf();
  await Promise.all([source.index(), source.index()]);
  time = 15 * 60_000;
  await source.index();
  expect(asked).toHaveLength(1);
  time += 1;
  await source.index();
  source.renew();
  await source.index();
  expect(asked).toHaveLength(3);
});

it('holds the last index while the service is away, and asks again', async () => {
  const source = sourceOf();
  const { version } = await source.index();
  away = true;
  source.renew();
  expect((await source.index()).version).toBe(version);
  away = false;
  expect((await source.index()).version).not.toBe(version);
});

it('fails where the service was never there', async () => {
  away = true;
  await expect(sourceOf().index()).rejects.toThrow(/503/);
});

it('asks for an article by POST with its key in the query, and knows when there is none', async () => {
  const source = sourceOf();
  expect((await source.article('de', 'known'))?.unikey).toBe('what-a-vpn-hides');
  expect(await source.article('de', 'unknown')).toBeNull();
  expect(asked[0]).toBe(`POST ${blogDetail.path}?language=de&unikey=known`);
  away = true;
  await expect(source.article('de', 'known')).rejects.toThrow(/503/);
});

it('leaves out what a language has only in English', async () => {
  expect((await sourceOf().newest('de', 20)).map(({ language }) => language)).toEqual(['de']);
});
