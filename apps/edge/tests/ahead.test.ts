import { planFixtures } from '@tern/testing/fixtures';
import { expect, it } from 'vitest';
import { headerOf, stubEdge } from './stubEdge.ts';

const ahead = { 'sec-purpose': 'prefetch;prerender' };
const isSet = ({ headers }: { headers: readonly string[] }) => headers.includes('set-cookie');

it('sends pages ahead, and names the tag by which a visitor asks again', async () => {
  const { ask } = stubEdge();
  const page = await ask('/features', ahead);
  expect(page.status).toBe(200);
  const [, tag = ''] = /page;desc="(.+?)"/.exec(String(headerOf(page, 'server-timing'))) ?? [];
  expect(headerOf(page, 'etag')).toContain(tag);
  expect(tag).not.toBe('');
});

it.each([
  ['a partner', '/?cjevent=click-1'],
  ['a choice of language', '/?nl=de'],
  ['a choice of currency', '/pricing?currency=EUR'],
])('sends nothing ahead that would set the cookie of %s', async (_, address) => {
  const { ask } = stubEdge({ sold: planFixtures() });
  expect(isSet(await ask(address)), 'opened').toBe(true);
  for (const again of [1, 2]) {
    const refused = await ask(address, ahead);
    expect([refused.status, isSet(refused), headerOf(refused, 'cache-control')], `${again}`).toEqual([
      503,
      false,
      'no-store',
    ]);
  }
});

it('renders nothing ahead while it has pages to render that somebody waits for', async () => {
  let release = () => {};
  const released = new Promise<void>((end) => {
    release = end;
  });
  const { ask, rendered } = stubEdge({ before: () => released });
  const waiting = ['/faq', '/aboutus'].map((path) => ask(path));
  await expect.poll(() => rendered.length).toBe(2);
  expect((await ask('/features', ahead)).status).toBe(503);
  expect(rendered).not.toContain('/features');
  release();
  await Promise.all(waiting);
  expect((await ask('/features', ahead)).status).toBe(200);
});
