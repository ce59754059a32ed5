import { expect, it, vi } from 'vitest';
import { fetchService } from './fetchService.ts';

it('passes on who asks by the platform, and nothing of it by the visitor', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_url: URL, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return new Response('{}');
  });
  const claims = ['x-forwarded-for', 'x-request-id', 'traceparent'];
  await fetchService('https://service.example').fetch(
    new Request('https://tern.example/api/x', {
      headers: Object.fromEntries([...claims, 'accept-language'].map((name) => [name, 'claimed'])),
    }),
    { address: '192.0.2.7', country: null },
  );
  vi.unstubAllGlobals();
  expect(claims.map((name) => sent[0]?.get(name))).toEqual(['192.0.2.7', null, null]);
  expect(sent[0]?.get('accept-language')).toBe('claimed');
});
