import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncNetwork } from '../src/modules/network/network.module.ts';
import { networkPlaces } from '../src/modules/network/networkPlaces.ts';
import { networkStandIn } from '../src/sandboxSettings.ts';
import { migratedDatabase } from './newDatabase.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ databaseUrl: await migratedDatabase(), standIns: true, env: networkStandIn });
  await syncNetwork(tern.service.context);
});
afterAll(() => tern.close());

const places = async (input: Parameters<typeof tern.call<'networkPlaces'>>[1] = {}) =>
  (await tern.call('networkPlaces', input)).data;
const sum = (countries: Awaited<ReturnType<typeof places>>['countries'], part: 'servers' | 'down') =>
  countries.flatMap(({ cities }) => cities.map((city) => city[part])).reduce((all, each) => all + each, 0);

describe('the places of the network', () => {
  it('are none before there is a feed', async () => {
    await tern.rows('delete from network_feeds');
    try {
      expect(await places()).toEqual({ issued_at: null, countries: [], features: [], protocols: [] });
      const traits = { features: [], protocols: [], hosting: [], owned: 0, rented: 0 };
      expect((await tern.call('networkServers', { country: 'JP' })).data).toEqual({ cities: [], traits });
    } finally {
      expect(await syncNetwork(tern.service.context)).toBe('accepted');
    }
  });

  it('are all countries and cities of the last good feed', async () => {
    const { countries, issued_at, features, protocols } = await places();
    expect(countries).toHaveLength(64);
    expect(sum(countries, 'servers')).toBe(6642);
    expect(issued_at).toMatch(/^20.*Z$/);
    expect(features).toEqual(['p2p', 'smart-dns', 'streaming']);
    expect(protocols).toEqual(['openvpn', 'wireguard']);
    const [sweden] = countries.filter(({ code }) => code === 'SE');
    expect(sweden).toMatchObject({ slug: 'sweden-vpn', currency: 'SEK' });
    expect(sweden?.cities[0]).toMatchObject({ name: 'Stockholm', time_zone: 'Europe/Stockholm' });
    expect(countries.find(({ code }) => code === 'US')?.cities.map((city) => city.time_zone)).toContain(
      'America/Los_Angeles',
    );
  });

  it.each([
    [{ feature: 'p2p' }, "facts->'features' ? 'p2p'"],
    [{ protocol: 'openvpn' }, `facts->'protocols' @> '[{"name":"openvpn"}]'`],
    [{ machine: 'owned' as const }, "facts->>'owned' = 'true'"],
    [{ machine: 'rented' as const }, "facts->>'owned' = 'false'"],
    [{ state: 'down' as const }, "state = 'down'"],
    [
      { feature: 'smart-dns', machine: 'owned' as const, state: 'up' as const },
      "facts->'features' ? 'smart-dns' and facts->>'owned' = 'true' and state = 'up'",
    ],
  ])('are those that have a server with %j', async (wanted, condition) => {
    const { countries } = await places(wanted);
    const [counted] = await tern.rows<{ servers: number }>(
      `select count(*)::int as servers from network_servers where ${condition}`,
    );
    expect(sum(countries, 'servers')).toBe(counted?.servers);
    expect(counted?.servers).toBeGreaterThan(0);
    expect(countries.every(({ cities }) => cities.length > 0)).toBe(true);
  });

  it('are none where nothing has it', async () => {
    const { countries, issued_at } = await places({ feature: 'made-up' });
    expect(countries).toEqual([]);
    expect(issued_at).not.toBeNull();
    expect((await places({ country: 'ZZ' })).countries).toEqual([]);
  });

  it('are those of a signature whose key is listed', async () => {
    const { context } = tern.service;
    const stranger = { ...context, config: { ...context.config, networkKeys: ['another'] } };
    const input = {} as never;
    expect(await networkPlaces.handle({ context: stranger, input } as never)).toMatchObject({
      issued_at: null,
    });
  });
});

describe('the servers of a country', () => {
  it('are there by city, the first of each', async () => {
    const { cities, traits } = (await tern.call('networkServers', { country: 'JP', page_size: 2 })).data;
    const tokyo = cities.find(({ id }) => id === 'jp-tyo');
    expect(tokyo?.servers.map(({ name }) => name)).toEqual(['jp-tyo-001', 'jp-tyo-002']);
    expect(traits.protocols).toEqual(['openvpn', 'wireguard']);
    expect(traits.owned + traits.rented).toBe(
      (await places({ country: 'JP' })).countries[0]?.cities.reduce((all, city) => all + city.servers, 0),
    );
    expect(cities.every(({ id }) => id.startsWith('jp-'))).toBe(true);
  });

  it('are all there, page by page', async () => {
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const input = { country: 'US', city: 'us-nyc', page, page_size: 100 };
      const [city] = (await tern.call('networkServers', input)).data.cities;
      if (!city) break;
      expect(city.total).toBe(310);
      seen.push(...city.servers.map(({ name }) => name));
    }
    expect(new Set(seen).size).toBe(310);
  });

  it('are none of a city of another country', async () => {
    expect((await tern.call('networkServers', { country: 'US', city: 'jp-tyo' })).data.cities).toEqual([]);
  });
});
