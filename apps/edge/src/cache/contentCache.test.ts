import { describe, expect, it, vi } from 'vitest';
import { textContent } from '../http/Content.ts';
import { encodeBody } from '../node/encodeBody.ts';
import { createContentCache } from './contentCache.ts';

const document = (html: string, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: html,
});

function setUp({ maxAge = 1000, maxBytes }: { maxAge?: number; maxBytes?: number } = {}) {
  let time = 0;
  const cache = createContentCache({ maxBytes, now: () => time });
  return {
    cache: {
      ...cache,
      peek: (key: string) => cache.peek(key, maxAge),
      get: (key: string, render: () => Promise<ReturnType<typeof document>>) =>
        cache.get(key, async (before) => textContent(await render(), encodeBody, before), maxAge),
    },
    pass: (ms: number) => (time += ms),
  };
}
const textOf = (page: { body: { identity: Uint8Array } }) => Buffer.from(page.body.identity).toString();

describe('createContentCache', () => {
  it('renders a key once, also for visitors who come at the same time', async () => {
    const { cache } = setUp();
    const render = vi.fn(async () => document('one'));
    const pages = await Promise.all([cache.get('a', render), cache.get('a', render), cache.get('a', render)]);
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
  });

  it('keeps keys apart', async () => {
    const { cache } = setUp();
    await cache.get('en', async () => document('English'));
    await cache.get('de', async () => document('Deutsch'));
    expect(textOf(await cache.get('en', async () => document('wrong')))).toBe('English');
    expect(cache.size()).toBe(2);
  });

  it('serves the old page while an aged one is renewed', async () => {
    const { cache, pass } = setUp();
    await cache.get('a', async () => document('old'));
    pass(1001);
    expect(textOf(await cache.get('a', async () => document('new')))).toBe('old');
    await vi.waitFor(async () =>
      expect(textOf(await cache.get('a', async () => document('newer')))).toBe('new'),
    );
  });

  it('keeps the old page when its renewal fails', async () => {
    const { cache, pass } = setUp();
    await cache.get('a', async () => document('old'));
    pass(5000);
    const failing = async () => {
      throw new Error('away');
    };
    expect(textOf(await cache.get('a', failing))).toBe('old');
    expect(textOf(await cache.get('a', failing))).toBe('old');
  });

  it('does not compress again what did not change', async () => {
    const { cache, pass } = setUp();
    const first = await cache.get('a', async () => document('same'));
    pass(1001);
    await cache.get('a', async () => document('same'));
    await vi.waitFor(async () => {
      const renewed = await cache.get('a', async () => document('same'));
      expect(renewed).not.toBe(first);
      expect(renewed.body).toBe(first.body);
    });
  });

  it('never keeps a failure of the server, and tells the next visitor anew', async () => {
    const { cache } = setUp();
    expect((await cache.get('a', async () => document('broken', 500))).status).toBe(500);
    expect(textOf(await cache.get('a', async () => document('well')))).toBe('well');
    await expect(cache.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(textOf(await cache.get('b', async () => document('later')))).toBe('later');
  });

  it('lets go of what was not asked for longest, by weight', async () => {
    const made = vi.fn(async () => document('a page of a few words'));
    const measured = setUp().cache;
    await measured.get('a', made);
    const each = measured.weight();
    const { cache } = setUp({ maxBytes: each * 3 });
    for (const key of ['a', 'b', 'c']) await cache.get(key, made);
    for (let i = 0; i < 50; i += 1) {
      await cache.get('a', made);
      await cache.get(`made-up-${i}`, made);
    }
    expect(cache.weight()).toBe(each * 3);
    expect(cache.size()).toBe(3);
    const before = made.mock.calls.length;
    await cache.get('a', made);
    expect(made.mock.calls.length, 'the page in use is still there').toBe(before);
    await cache.get('b', made);
    expect(made.mock.calls.length, 'the page nobody asked for is gone').toBe(before + 1);
  });

  it('does not send purged content, save where no newer can be made', async () => {
    const { cache } = setUp();
    const tagged = (html: string, tags: string[]) => async () => ({ ...document(html), tags });
    await cache.get('price', tagged('old', ['prices']));
    await cache.get('text', tagged('words', ['texts']));
    cache.purge(['prices']);
    expect(cache.peek('price')).toBeUndefined();
    expect(cache.peek('text')).toBeDefined();
    expect(textOf(await cache.get('price', () => Promise.reject(new Error('away'))))).toBe('old');
    expect(textOf(await cache.get('price', tagged('new', ['prices'])))).toBe('new');
    expect(cache.peek('price')).toBeDefined();
    expect(cache.stats()).toMatchObject({ entries: 2, misses: 2, stale: 2, purged: 1 });
  });

  it('caches nothing that was begun before a purge', async () => {
    const { cache } = setUp();
    let end = (_page: ReturnType<typeof document>) => {};
    const slow = cache.get(
      'a',
      () =>
        new Promise((done) => {
          end = done;
        }),
    );
    cache.purge(['prices']);
    const next = cache.get('a', async () => document('new'));
    end(document('old'));
    expect(textOf(await slow)).toBe('old');
    expect(textOf(await next)).toBe('new');
    expect(textOf(await cache.get('a', async () => document('newer')))).toBe('new');
  });

  it('shows at once what needs no renewal', async () => {
    const { cache, pass } = setUp();
    expect(cache.peek('a')).toBeUndefined();
    const made = await cache.get('a', async () => document('one'));
    expect(cache.peek('a')).toBe(made);
    pass(1001);
    expect(cache.peek('a')).toBeUndefined();
  });

  it('keeps nothing with a max age of 0', async () => {
    const { cache } = setUp({ maxAge: 0 });
    const render = vi.fn(async () => document('one'));
    await cache.get('a', render);
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.size()).toBe(0);
  });

  it('has a tag that follows the text', async () => {
    const { cache } = setUp();
    const one = await cache.get('a', async () => document('one'));
    const same = await cache.get('b', async () => document('one'));
    const other = await cache.get('c', async () => document('two'));
    expect(one.tag).toBe(same.tag);
    expect(one.tag).not.toBe(other.tag);
    expect(one.tag).toMatch(/^[\w-]{22}$/);
  });
});
