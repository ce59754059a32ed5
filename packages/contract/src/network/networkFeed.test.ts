import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { networkFeed } from './networkFeed.ts';

const documented = () => {
  const page = readFileSync(new URL('../../../../docs/network-feed.md', import.meta.url), 'utf8');
  return JSON.parse(/```json\n([^`]+)```/.exec(page)?.[1] ?? '');
};
const accepts = (change: (feed: ReturnType<typeof documented>) => void) => {
  const feed = documented();
  change(feed);
  return v.is(networkFeed, feed);
};

describe('the schema of the network feed', () => {
  it('takes the example of its document as it stands there', () => {
    const example = documented();
    const country = { ...example.countries[0], names: {} };
    const city = { ...example.cities[0], aliases: [] };
    const incident = { ...example.incidents[0], servers: [] };
    const whole = { ...example, countries: [country], cities: [city], incidents: [incident] };
    expect(v.parse(networkFeed, example)).toEqual(whole);
  });

  it('ignores keys that it does not know', () => {
    expect(accepts((feed) => Object.assign(feed.servers[0], { colour: 'blue' }))).toBe(true);
  });

  it.each([
    ['an escape', 'To\u001bkyo'],
    ['a line break', 'To\nkyo'],
    ['an override of direction', 'To\u202ekyo'],
    ['an isolate', 'To\u2066kyo'],
    ['a separator of lines', 'To\u2028kyo'],
    ['half a pair', 'To\ud800kyo'],
    ['an invisible character', 'To\u200bkyo'],
    ['a blank at its begin', ' Tokyo'],
    ['nothing', ''],
    ['too much', 'x'.repeat(81)],
  ])('takes no name with %s', (_what, name) => {
    const places = [
      (feed: ReturnType<typeof documented>) => Object.assign(feed.cities[0], { name }),
      (feed: ReturnType<typeof documented>) => Object.assign(feed.cities[0].names, { ja: name }),
      (feed: ReturnType<typeof documented>) => Object.assign(feed.countries[0], { aliases: [name] }),
      (feed: ReturnType<typeof documented>) => Object.assign(feed.servers[0], { hosting: name }),
    ];
    expect(places.map(accepts)).toEqual([false, false, false, false]);
  });

  it.each([
    ['sequence', { sequence: 0 }],
    ['sequence', { sequence: 2 ** 53 }],
    ['issued_at', { issued_at: '2026-11-27 21:05' }],
    ['issued_at', { issued_at: '2026-13-27T21:05:00Z' }],
    ['format', { format: 'network-feed/2' }],
  ])('takes no other %s: %j', (_field, change) => {
    expect(accepts((feed) => Object.assign(feed, change))).toBe(false);
  });

  it.each([
    { exits: [] },
    { exits: ['192.0.2.999'] },
    { exits: ['example.com'] },
    { load: 101 },
    { load: -1 },
    { load: '41' },
    { state: 'asleep' },
    { name: 'JP-TYO' },
    { name: 'jp--tyo' },
    { capacity: 0 },
    { owned: 'yes' },
    { protocols: [{ name: 'wireguard', transport: 'udp', ports: [0] }] },
    { protocols: [{ name: 'wireguard', transport: 'udp', ports: [[4999, 4000]] }] },
  ])('takes no server with %j', (change) => {
    expect(accepts((feed) => Object.assign(feed.servers[0], change))).toBe(false);
  });

  it.each([{ latitude: 90.1 }, { longitude: -180.1 }, { latitude: '35' }])(
    'takes no city with %j',
    (change) => {
      expect(accepts((feed) => Object.assign(feed.cities[0], change))).toBe(false);
    },
  );
});
