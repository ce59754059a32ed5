import { success } from '@tern/contract';
import { redirectQueries, spelledPaths } from '@tern/testing/spelledPaths';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EdgeService } from '../http/EdgeService.ts';
import { createPlainForms } from './createPlainForms.ts';

const publicOrigin = 'https://tern.example';
/** Everybody may sign in. */
const service: EdgeService = {
  fetch: async () => Response.json(success({})),
  health: async () => true,
};
let now = 0;
const forms = createPlainForms({
  service,
  publicOrigin,
  pages: { reply: async () => ({ status: 200, headers: [], body: null }) },
  now: () => now,
});

function signIn(target: string) {
  now += 1000;
  return forms.respond({
    method: 'POST',
    target,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    country: () => null,
    body: async () => 'username=a%40b.example&password=secret',
  });
}

const locationOf = (headers: readonly string[]) => headers[headers.indexOf('location') + 1] ?? '';

it.each([
  ['/login?redirect=/m//evil.example', '/evil.example'],
  ['/login?redirect=/de//evil.example', '/evil.example'],
  ['/login?redirect=//evil.example', '/myAccount'],
  ['/de/m/login?redirect=/m/pricing?a=1', '/de/m/pricing?a=1'],
  ['/login', '/myAccount'],
])('%s leads to %s', async (target, location) => {
  const response = await signIn(target);
  expect(response?.status).toBe(303);
  expect(locationOf(response?.headers ?? [])).toBe(location);
});

it('stays on the site after a sign-in, whatever the address says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/login', '/de/m/login', '/m/login'),
      spelledPaths,
      redirectQueries,
      fc.boolean(),
      async (page, path, query, encoded) => {
        const wanted = encoded ? encodeURIComponent(path + query) : path + query;
        const response = await signIn(`${page}?redirect=${wanted}`);
        const { origin, pathname } = new URL(locationOf(response?.headers ?? []), publicOrigin + page);
        expect(origin).toBe(publicOrigin);
        expect(pathname).not.toMatch(/^\/[/\\]/);
      },
    ),
    { numRuns: 1500, seed: 33 },
  );
});

it.each(['//', '//evil.example/login', '/\\evil.example/login', '//login'])(
  'reads a form at %s by its path alone',
  async (target) => {
    const response = await signIn(target);
    expect(response?.status).toBe(target === '//login' ? 303 : undefined);
  },
);

describe('a voucher that is redeemed without a script', () => {
  async function redeem(cookie: string | undefined, site = 'same-origin') {
    const calls: [path: string, authorization: string | null][] = [];
    let posted: unknown;
    const form = createPlainForms({
      service: {
        fetch: async (request) => {
          const { pathname } = new URL(request.url);
          calls.push([pathname, request.headers.get('authorization')]);
          if (pathname.endsWith('/session'))
            return Response.json(success({ token: cookie ? 'the-token' : null }));
          return Response.json(success({ refusal: null, worth: null, effect: null }));
        },
        health: async () => true,
      },
      publicOrigin,
      pages: {
        reply: async (_request, options) => {
          posted = options.posted;
          return { status: 200, headers: [], body: null };
        },
      },
      now: () => 0,
    });
    const response = await form.respond({
      method: 'POST',
      target: '/de/m/redeem',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': site,
        ...(cookie && { cookie }),
      },
      country: () => null,
      body: async () => 'code=7K2M-9QXR-4TWH-BD5V&step=redeem',
    });
    return {
      calls: calls.map(([path, token]) => [path.split('/').slice(-2).join('/'), token]),
      posted,
      response,
    };
  }

  it('is for the person whose session the cookie names', async () => {
    const { calls, posted } = await redeem('session=1');
    expect(calls).toEqual([
      ['web/session', null],
      ['voucher/redeem', 'Bearer the-token'],
    ]);
    expect(posted).toMatchObject({ form: 'redeem', step: 'done', signedIn: true });
  });

  it('is for nobody without a session', async () => {
    const { calls, posted } = await redeem(undefined);
    expect(calls).toEqual([['web/session', null]]);
    expect(posted).toMatchObject({ form: 'redeem', step: 'look', error: 'unauthenticated' });
  });

  it('is refused to a page of another site', async () => {
    const { calls, response } = await redeem('session=1', 'cross-site');
    expect(calls).toEqual([]);
    expect(response?.status).toBe(403);
  });
});
