import { leakCases } from '@tern/domain';
import { geoFixture } from '@tern/testing/fixtures';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '../../api/createApi.ts';
import { createGeoStore } from '../../app/geo.store.ts';
import { createLeakTestStore } from './leakTest.store.ts';

type Case = keyof typeof leakCases;

/** A browser that plays recorded runs, and a service that sees what was seen then. */
function setUp(...names: [Case, ...Case[]]) {
  const runs = names.map((name) => leakCases[name].run);
  let turn = -1;
  const sent: [string, unknown][] = [];
  const call = vi.fn(async (name: string, input: unknown) => {
    sent.push([name, input]);
    const run = runs[Math.max(0, turn)] ?? leakCases.exposed.run;
    if (name === 'toolSettings')
      return { stun_servers: ['stun:a', 'stun:b'], exits: run.exits, dns_zone: null };
    if (run.seen === null) throw new Error('away');
    return { ...geoFixture, user_ip: run.seen };
  });
  const api = { call } as unknown as Api;
  const store = createLeakTestStore(api, createGeoStore(api), {
    now: () => 0,
    gather: async ({ onProgress }) => {
      const run = runs[turn] ?? leakCases.exposed.run;
      onProgress?.(run.lines, 1);
      return { api: run.api, lines: run.lines, servers: run.servers, complete: run.complete };
    },
  });
  const run = async () => {
    turn += 1;
    await store.run();
  };
  return { store, run, sent };
}

describe('the leak test', () => {
  it.each(['protectedMdns', 'leakBehindIpv4', 'exposed', 'blockedNothing', 'serviceAway'] as const)(
    'gives the verdict of %s',
    async (name) => {
      const { store, run } = setUp(name);
      await run();
      expect(store.state).toMatchObject({ status: 'done', progress: 1 });
      expect(store.state.verdict?.name).toBe(leakCases[name].verdict);
    },
  );

  it('tells the service no address', async () => {
    const { run, sent } = setUp('leakBothFamilies');
    await run();
    expect(sent).toEqual([
      ['geoInfo', {}],
      ['toolSettings', {}],
    ]);
  });

  it('runs once at a time', async () => {
    const { store, sent } = setUp('exposed');
    await Promise.all([store.run(), store.run()]);
    expect(sent.filter(([name]) => name === 'toolSettings')).toHaveLength(1);
  });
});

describe('before and after', () => {
  it('takes the baseline first, then judges by it', async () => {
    const { store, run } = setUp('exposedBothFamilies', 'afterOtherVpnLeak');
    store.setMode('compare');
    await run();
    expect(store.state).toMatchObject({ status: 'idle', verdict: null, baselineRefused: false });
    expect(store.state.baseline?.addresses).toHaveLength(2);
    await run();
    expect(store.state.verdict?.name).toBe('leak');
    store.startOver();
    expect(store.state).toMatchObject({ status: 'idle', baseline: null, verdict: null });
  });

  it('says that nothing changed while the VPN is off', async () => {
    const { store, run } = setUp('exposed', 'exposed');
    store.setMode('compare');
    await run();
    await run();
    expect(store.state.verdict?.name).toBe('exposed');
  });

  it('takes no baseline while our VPN is on', async () => {
    const { store, run } = setUp('protectedMdns');
    store.setMode('compare');
    await run();
    expect(store.state).toMatchObject({ baseline: null, baselineRefused: true, status: 'done' });
  });

  it('takes none either while the service is away', async () => {
    const { store, run } = setUp('serviceAway');
    store.setMode('compare');
    await run();
    expect(store.state).toMatchObject({ baseline: null, baselineRefused: false });
    expect(store.state.verdict?.reason).toBe('seen-unknown');
  });
});
