import { brotliDecompressSync } from 'node:zlib';
import { campaignPlaces } from '@tern/domain';
import { expect, it } from 'vitest';
import { headerOf, stubEdge } from './stubEdge.ts';

const campaign = {
  name: 'summer',
  theme: 'neutral',
  timeZone: 'UTC',
  startsAt: 0,
  endsAt: 9e12,
  planIds: ['12m'],
  places: campaignPlaces,
  words: {},
} as const;
const textOf = (body: Uint8Array | string | null) =>
  body === null ? '' : brotliDecompressSync(body as Uint8Array).toString();

it('is handed out in the language, the variant and the currency of the visitor, to nobody else', async () => {
  const { ask } = stubEdge({ campaign });
  const response = await ask('/offer-box/de/mobile', {}, 'DE');
  expect(response.status).toBe(200);
  expect(textOf(response.body)).toBe(
    '<style>.box-mobile{}</style><aside data-offer-box="">de mobile summer EUR</aside>',
  );
  expect(headerOf(response, 'cache-control')).toBe('private, no-cache');
  const chosen = await ask('/offer-box/ja/desktop', { cookie: 'currency=JPY' }, 'DE');
  expect(textOf(chosen.body)).toContain('ja desktop summer JPY');
});

it('is not where nothing is on, where the campaign has no box, and where nothing is sold', async () => {
  const statusOf = async (on: typeof campaign | null, country: string, places = on?.places) => {
    const { ask } = stubEdge({ campaign: on && { ...on, places: places ?? [] } });
    return (await ask('/offer-box/en/desktop', {}, country)).status;
  };
  expect(await statusOf(null, 'DE')).toBe(204);
  expect(await statusOf(campaign, 'DE', ['ribbon'] as never)).toBe(204);
  expect(await statusOf(campaign, 'CN')).toBe(204);
  expect(await statusOf(campaign, 'HK')).toBe(200);
});

it('has no other addresses', async () => {
  const { ask } = stubEdge({ campaign });
  for (const address of [
    '/offer-box',
    '/offer-box/xx/mobile',
    '/offer-box/de/watch',
    '/offer-box/de/mobile/x',
  ])
    expect((await ask(address)).status, address).toBe(404);
});
