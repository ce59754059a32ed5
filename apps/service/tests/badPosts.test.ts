import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { syncWordPress } from '../src/modules/blog/blog.module.ts';
import { readPosts } from '../src/ops/syncBlog.ts';
import { compiledArticle, compiledArticles, compiledText } from './compiledArticle.ts';
import { type Started, startService } from './startService.ts';

/** A WordPress that lists these posts. */
let posts: object[] = [];
let wordPress: Server;
let tern: Started;
beforeAll(async () => {
  wordPress = createServer((_request, response) => {
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'x-wp-total': String(posts.length),
        'x-wp-totalpages': '1',
      })
      .end(JSON.stringify(posts));
  });
  await new Promise<void>((done) => wordPress.listen(0, '127.0.0.1', done));
  const { port } = wordPress.address() as AddressInfo;
  const own = compiledArticle('own', { en: compiledText('Our own article', 'Of penguins.') });
  tern = await startService({
    env: { WORDPRESS_URL: `http://127.0.0.1:${port}` },
    articles: compiledArticles([own]),
  });
});
afterEach(() => {
  posts = [];
});
afterAll(async () => {
  await tern.close();
  wordPress.close();
});

const post = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  ...{ date: '2026-10-05T10:00:00', modified: '2026-10-05T10:00:00', slug: `post-${id}` },
  link: `http://blog.test/post-${id}/`,
  title: { rendered: `Post ${id}` },
  content: { rendered: '<p>Text.</p>' },
  ...more,
});

const keys = async () => {
  const { articles } = (await tern.call('blogIndex', {})).data;
  return articles.map(({ unikey }) => /wp(\d+)$/.exec(unikey)?.[1] ?? unikey).sort();
};

const bad: [string, Record<string, unknown>, string][] = [
  ['nested deeply', { content: { rendered: '<div>'.repeat(5_000) } }, 'nested'],
  ['from no day', { date: '9999-99-99T00:00:00' }, 'date'],
  ['with a NUL', { yoast_head_json: { title: 'a\u0000b' } }, 'characters'],
  ['with half a character', { title: { rendered: 'a\ud800b' } }, 'characters'],
  ['with a link to nowhere', { link: 'http://' }, 'link'],
  ['without a title', { title: null }, 'title'],
];

it.each(bad)('leaves out a post that is %s, and takes all others', async (_name, more, reason) => {
  // The log says once that the same posts are left out.
  posts = [post(1)];
  await syncWordPress(tern.service.context);
  posts = [post(1), post(2, more), post(3)];
  const before = tern.logs.length;
  await syncWordPress(tern.service.context);
  expect(await keys()).toEqual(['1', '3', 'own']);
  const said = tern.logs.slice(before).filter((line) => line.includes('posts were left out'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(reason);
  const lines: string[] = [];
  await readPosts({ context: tern.service.context, say: (line: string) => void lines.push(line) });
  expect(lines.join('\n')).toMatch(new RegExp(`1 posts are left out[^]*post 2: .*${reason}`));
});

it('stops for no post that anybody can write', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('\ud83d', '\ude00', ' ', '\0', '<b>', '</p>', '&#0;', 'ü'),
      maxLength: 300,
    }),
  );
  const html = fc.record({ rendered: text });
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        { date: text, link: text, slug: text, title: html, excerpt: html, content: html, modified: text },
        { requiredKeys: [] },
      ),
      async (more) => {
        posts = [post(1), post(2, more), post(3)];
        await syncWordPress(tern.service.context);
        expect(await keys()).toEqual(expect.arrayContaining(['1', '3', 'own']));
      },
    ),
    { seed: 20261126, numRuns: 60 },
  );
});

it('takes a list without a single post for no blog at all', async () => {
  posts = [post(1)];
  await syncWordPress(tern.service.context);
  posts = [{}, { id: 1 }];
  await syncWordPress(tern.service.context);
  expect(await keys()).toEqual(['1', 'own']);
});
