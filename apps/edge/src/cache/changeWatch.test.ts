import { afterEach, expect, it, vi } from 'vitest';
import { createChangeWatch } from './changeWatch.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells of settings that a service has read, and not of another one that has none yet', async () => {
  const told: (readonly string[])[] = [];
  const watch = createChangeWatch({ origin: () => 'http://service', onChange: (tags) => told.push(tags) });
  const others = { prices: '1', campaigns: '1', articles: '1', texts: '1' };
  for (const settings of [null, null, 'a', null, 'a', 'b']) {
    vi.stubGlobal('fetch', async () => Response.json({ code: 200, data: { ...others, settings } }));
    await watch.check();
  }
  expect(told).toEqual([['settings'], ['settings']]);
});

it('tells of the first network feed, and of nothing where a service knows no network', async () => {
  const told: (readonly string[])[] = [];
  const watch = createChangeWatch({ origin: () => 'http://service', onChange: (tags) => told.push(tags) });
  const others = { prices: '1', campaigns: '1', settings: '1', articles: '1', texts: '1' };
  for (const network of ['none', 'none', undefined, 'feed', 'feed']) {
    vi.stubGlobal('fetch', async () => Response.json({ code: 200, data: { ...others, network } }));
    await watch.check();
  }
  expect(told).toEqual([['network']]);
});
