import { leakCases } from '@tern/domain';
import { addressFixture, geoFixture } from '@tern/testing/fixtures';
import { expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import type { Api } from '../../api/createApi.ts';
import { createGeoStore } from '../../app/geo.store.ts';
import { createAddressStore, familiesOf } from './address.store.ts';

function setUp(lookUp: (ip: string) => Promise<unknown> = async () => addressFixture) {
  const call = vi.fn(async (name: string, input: { ip?: string }) => {
    if (name === 'geoInfo') return geoFixture;
    if (name === 'toolSettings') return { stun_servers: ['stun:a'], exits: [], dns_zone: null };
    return lookUp(input.ip ?? '');
  });
  const api = { call } as unknown as Api;
  const geo = createGeoStore(api);
  const { run } = leakCases.exposedBothFamilies;
  const clock = { now: 0 };
  const gather = async () => ({ ...run, complete: true });
  const store = createAddressStore(api, geo, { gather, now: () => clock.now });
  return { store, geo, call, clock };
}

it('shows both families: one as the service sees it, one as WebRTC tells it', async () => {
  const { store, geo } = setUp();
  expect(familiesOf(geo.state.info, store.state.gathered)).toMatchObject({ throughWebrtc: false });
  await store.start();
  expect(familiesOf(geo.state.info, store.state.gathered)).toEqual({
    ipv4: '203.0.113.24',
    ipv6: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    throughWebrtc: true,
  });
});

it('finds no second family where there is none', () => {
  expect(familiesOf(geoFixture, { ipv4: null, ipv6: null })).toEqual({
    ipv4: '203.0.113.24',
    ipv6: null,
    throughWebrtc: false,
  });
});

it('looks up, says what is wrong, and goes back', async () => {
  const { store } = setUp(async (ip) => {
    if (ip === '10.0.0.1') throw new CallError('ip_reserved', 1, '');
    return addressFixture;
  });
  await store.lookUp('8.8.8.8');
  expect(store.state).toMatchObject({ lookedUp: addressFixture, error: null, busy: false });
  await store.lookUp('10.0.0.1');
  expect(store.state).toMatchObject({ lookedUp: addressFixture, error: 'ip_reserved' });
  store.back();
  expect(store.state).toMatchObject({ lookedUp: null, error: null });
});

it('never lets a slow old answer overwrite a newer one', async () => {
  const answers: ((facts: unknown) => void)[] = [];
  const { store } = setUp(() => new Promise((done) => answers.push(done)));
  const first = store.lookUp('1.1.1.1');
  const second = store.lookUp('8.8.8.8');
  answers[1]?.({ ...addressFixture, ip: '8.8.8.8' });
  await second;
  answers[0]?.({ ...addressFixture, ip: '1.1.1.1' });
  await first;
  expect(store.state.lookedUp?.ip).toBe('8.8.8.8');
});

it('asks for an address once in five minutes', async () => {
  const { store, call, clock } = setUp();
  const asked = () => call.mock.calls.filter(([name]) => name === 'ipLookup').length;
  await store.lookUp('8.8.8.8');
  store.back();
  clock.now = 299_999;
  await store.lookUp('8.8.8.8');
  expect(store.state.lookedUp).toEqual(addressFixture);
  expect(asked()).toBe(1);
  clock.now = 300_000;
  await store.lookUp('8.8.8.8');
  expect(asked()).toBe(2);
});
