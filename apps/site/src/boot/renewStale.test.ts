// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { renewStale } from './renewStale.ts';

const tag = { name: 'page', description: 'tag-1' };
const reload = vi.fn();
const head = vi.fn<(...given: unknown[]) => Promise<Response>>();

function visit(facts: object, { sent = 'clock;desc="1", page;desc="tag-1"', status = 200 } = {}) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming: [tag], ...facts }] as never);
  head.mockResolvedValue(new Response(null, { status, headers: { 'server-timing': sent } }));
  vi.stubGlobal('fetch', head);
  return renewStale(reload);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  head.mockReset();
});

const changed = { sent: 'clock;desc="2", page;desc="tag-2"' };

it.each([
  ['drawn', { activationStart: 12 }],
  ['fetched', { activationStart: 0, deliveryType: 'navigational-prefetch' }],
])(
  'asks the edge about a page that was %s ahead, and loads it anew where it has changed',
  async (_, facts) => {
    await visit(facts);
    expect(head).toHaveBeenCalledExactlyOnceWith(location.href, { method: 'HEAD' });
    expect(reload).not.toHaveBeenCalled();
    await visit(facts, changed);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it('leaves a page alone while the edge cannot say', async () => {
  await visit({ activationStart: 12 }, { ...changed, status: 503 });
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['was opened as every other', { activationStart: 0, deliveryType: '' }],
  ['comes from a cache that many share', { activationStart: 12, serverTiming: [] }],
])('asks nothing about a page that %s', async (_, facts) => {
  await visit(facts, changed);
  expect(head).not.toHaveBeenCalled();
});
