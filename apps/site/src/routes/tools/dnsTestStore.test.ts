import { addressFixture, geoFixture } from '@tern/testing/fixtures';
import { expect, it, vi } from 'vitest';
import type { Api } from '../../api/createApi.ts';
import { createGeoStore } from '../../app/geo.store.ts';
import { createDnsTestStore } from './dnsTest.store.ts';

function setUp(zone: string | null, exposed = false) {
  const asked: string[] = [];
  const call = vi.fn(async (name: string, input: { token?: string }) => {
    if (name === 'toolSettings') return { stun_servers: [], exits: [], dns_zone: zone };
    if (name === 'geoInfo') return { ...geoFixture, is_exposed: exposed };
    // Only resolvers that looked up the names of this run.
    const ours = asked.every((server) => server.includes(`.${input.token}.`));
    return { resolvers: ours && asked.length ? [addressFixture] : [] };
  });
  const api = { call } as unknown as Api;
  const store = createDnsTestStore(api, createGeoStore(api), {
    gather: async ({ servers }) => {
      asked.push(...servers);
      return { api: 'works', lines: [], servers: [], complete: true };
    },
  });
  return { store, asked, call };
}

it('is off where no zone is configured, and runs nothing', async () => {
  const { store, asked } = setUp(null);
  await store.prepare();
  await store.run();
  expect(store.state).toEqual({ status: 'off', zone: null, resolvers: [] });
  expect(asked).toEqual([]);
});

it.each([
  [false, 'leak'],
  [true, 'exposed'],
] as const)('looks random names up and says who asked (exposed: %s)', async (exposed, verdict) => {
  const { store, asked } = setUp('dns.tern.test', exposed);
  await store.prepare();
  expect(store.state.status).toBe('idle');
  await store.run();
  expect(store.state).toMatchObject({ status: verdict, resolvers: [addressFixture] });
  expect(new Set(asked).size).toBe(6);
  for (const server of asked) expect(server).toMatch(/^stun:\d\.[a-z0-9]{24}\.dns\.tern\.test$/);
});
