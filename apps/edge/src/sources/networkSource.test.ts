import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkPlaces, networkServers } from '@tern/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createNetworkSource } from './networkSource.ts';

let asked: string[];
let down: boolean;
let issuedAt: string | null;
let time: number;
const places = () => ({
  issued_at: issuedAt,
  countries: issuedAt ? [{ code: 'SE', slug: 'sweden-vpn', cities: [] }] : [],
  features: [],
  protocols: [],
});
const service = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (down) response.statusCode = 503;
  const data = down
    ? { error: 'unavailable' }
    : request.url?.startsWith(networkServers.path)
      ? { cities: [{ id: 'se-sto' }] }
      : places();
  response.end(JSON.stringify({ code: down ? 50000 : 200, message: '', data }));
});
const source = () =>
  createNetworkSource({
    origin: () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    now: () => time,
  });

beforeEach(async () => {
  asked = [];
  down = false;
  issuedAt = '2026-11-27T21:05:00Z';
  time = 1_800_000_000_000;
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});
afterEach(() => new Promise<void>((done) => void service.close(() => done())));

it('has the places, and knows whose pages exist once it has asked', async () => {
  const network = source();
  expect(network.networkCountries()).toBeNull();
  expect((await network.network())?.places.issued_at).toBe(issuedAt);
  expect(network.networkCountries()).toEqual(['sweden-vpn']);
  expect(asked).toEqual([networkPlaces.path]);
});

it('asks once in 30 seconds, for each country as well', async () => {
  const network = source();
  const sweden = await network.network('sweden-vpn');
  expect(sweden).toMatchObject({ country: { code: 'SE' }, servers: { cities: [{ id: 'se-sto' }] } });
  await network.network('sweden-vpn');
  expect(asked).toHaveLength(2);
  time += 30_001;
  await network.network('sweden-vpn');
  expect(asked).toHaveLength(4);
});

it('has nothing of a country that the feed does not have, and asks for none', async () => {
  const network = source();
  expect(await network.network('atlantis-vpn')).toBeNull();
  expect(asked).toEqual([networkPlaces.path]);
});

it('has nothing without a feed', async () => {
  issuedAt = null;
  const network = source();
  expect(await network.network()).toBeNull();
  expect(network.networkCountries()).toEqual([]);
});

it('keeps the last response while the service is away, and forgets it where something is newer', async () => {
  const network = source();
  await network.network('sweden-vpn');
  down = true;
  time += 30_001;
  expect(await network.network('sweden-vpn')).toMatchObject({ country: { code: 'SE' } });
  expect(network.networkCountries()).toEqual(['sweden-vpn']);
  network.renewNetwork();
  expect(network.networkCountries()).toBeNull();
  expect(await network.network()).toBeNull();
});
