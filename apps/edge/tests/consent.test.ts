import { brotliDecompressSync } from 'node:zlib';
import { namesWithConsent, writeConsent } from '@tern/domain';
import { describe, expect, it } from 'vitest';
import type { EdgeResponse } from '../src/http/respond.ts';
import { stubEdge } from './stubEdge.ts';

const headersOf = ({ headers }: EdgeResponse) => {
  const all = new Headers();
  for (let at = 0; at < headers.length; at += 2) all.append(headers[at] as string, headers[at + 1] as string);
  return all;
};
const textOf = ({ body }: EdgeResponse) =>
  body === null ? '' : brotliDecompressSync(body as Uint8Array).toString();

describe('the banner', () => {
  const { ask } = stubEdge();

  it.each(['DE', 'NO', 'GB', 'CH', 'BR'])(
    'is handed out in %s, with its style and for nobody else',
    async (country) => {
      const response = await ask('/consent/de/mobile', {}, country);
      expect(response.status).toBe(200);
      expect(textOf(response)).toBe(
        '<style>.banner-mobile{}</style><section data-consent="">de mobile</section>',
      );
      expect(headersOf(response).get('cache-control')).toMatch(/^private, max-age=\d+$/);
    },
  );

  it('is not where no law asks, unless somebody opens it', async () => {
    const response = await ask('/consent/en/desktop', {}, 'US');
    expect([response.status, response.body]).toEqual([204, null]);
    expect(headersOf(response).get('cache-control')).toMatch(/^private/);
    expect(textOf(await ask('/consent/en/desktop/open?geo=US', {}, 'US'))).toContain('en desktop');
  });

  it('presses nobody whose country is not known, and grants nothing either', async () => {
    const response = await ask('/consent/en/desktop', {}, null);
    expect([response.status, response.body]).toEqual([200, null]);
  });

  it('has no other addresses', async () => {
    for (const address of [
      '/consent',
      '/consent/',
      '/consent/xx/mobile',
      '/consent/de/watch',
      '/consent/de/mobile/x',
      '/consent/open',
    ])
      expect((await ask(address, {}, 'DE')).status, address).toBe(404);
  });
});

describe('a choice', () => {
  it('is kept in a cookie, counted, and leads back', async () => {
    const { post, called } = stubEdge();
    const response = await post(
      '/consent',
      'choice=granted&language=de&how=banner&back=%2Fde%2Fpricing%3Fa%3D1%23x',
    );
    expect(response.status).toBe(303);
    const headers = headersOf(response);
    expect(headers.get('location')).toBe('/de/pricing?a=1#consent-granted');
    expect(headers.getSetCookie()).toEqual([
      `consent=${writeConsent('granted')}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await called[0]?.json()).toEqual({ choice: 'granted', version: 1, language: 'de', how: 'banner' });
  });

  it('beside a signal of the browser is counted as such', async () => {
    const { post, called } = stubEdge();
    await post('/consent', 'choice=granted&how=banner', { 'sec-gpc': '1' });
    await post('/consent', 'choice=granted', { dnt: '1' });
    await post('/consent', 'choice=granted&how=else');
    const hows = await Promise.all(
      called.map(async (request) => ((await request.json()) as { how: string }).how),
    );
    expect(hows).toEqual(['signal', 'signal', 'footer']);
  });

  it('that is a no deletes the cookies that needed a yes', async () => {
    const { post } = stubEdge();
    const cookies = headersOf(await post('/consent', 'choice=denied')).getSetCookie();
    expect(cookies[0]).toContain(`consent=${writeConsent('denied')};`);
    expect(cookies.slice(1).map((cookie) => cookie.split('=')[0])).toEqual(namesWithConsent('cookie'));
    for (const cookie of cookies.slice(1)) expect(cookie).toContain('Max-Age=0');
  });

  it('leads nowhere else, and is taken from no other site', async () => {
    const { post } = stubEdge();
    const led = headersOf(await post('/consent', 'choice=denied&back=https%3A%2F%2Fevil.example%2F'));
    expect(led.get('location')).toBe('/#consent-denied');
    const status = async (body: string, headers = {}) => (await post('/consent', body, headers)).status;
    expect(await status('choice=denied', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status('choice=denied', { origin: 'https://evil.example' })).toBe(403);
    expect(await status('choice=maybe')).toBe(400);
    expect(await status(`choice=denied&back=${'a'.repeat(5000)}`)).toBe(413);
    expect(await status('choice=denied', { 'content-type': 'text/plain' })).toBe(415);
  });

  it('holds when nobody can count it any more', async () => {
    const { post, called } = stubEdge();
    for (let turn = 0; turn < 150; turn += 1)
      expect((await post('/consent', 'choice=denied')).status).toBe(303);
    expect(called).toHaveLength(100);
  });
});
