import { describe, expect, it } from 'vitest';
import { sampleNetwork, stateOf } from '../src/network/sampleNetwork.ts';

const at = Date.parse('2026-11-27T12:00:00Z');
const networkAt = (time: string, options: { outage?: string; since?: number } = {}) =>
  sampleNetwork(Date.parse(time), { sequence: 1, ...options });
const meanLoad = (time: string, city: string) => {
  const loads = networkAt(time).servers.flatMap((server) =>
    server.city === city && server.load !== null ? [server.load] : [],
  );
  return loads.reduce((sum, load) => sum + load, 0) / loads.length;
};

describe('the network of the sandbox', () => {
  it('has more servers and countries than the site claims, each once', () => {
    const feed = networkAt('2026-11-27T12:00:00Z');
    expect(feed.servers.length).toBeGreaterThan(6000);
    expect(feed.countries.length).toBeGreaterThan(50);
    expect(new Set(feed.servers.map(({ name }) => name)).size).toBe(feed.servers.length);
    expect(new Set(feed.servers.flatMap(({ exits }) => exits)).size).toBe(2 * feed.servers.length);
  });

  it('names its cities in every language with letters of its own', () => {
    const { cities } = networkAt('2026-11-27T12:00:00Z');
    const letters = {
      ru: /^[\p{sc=Cyrillic} -]+$/u,
      ja: /^[\p{sc=Katakana}\p{sc=Han}ー]+$/u,
      ar: /^[\p{sc=Arabic} ]+$/u,
    };
    const nameIn = (names: unknown, language: string) => (names as Record<string, string>)[language] ?? '';
    for (const [language, own] of Object.entries(letters))
      expect(
        cities.filter(({ names }) => !own.test(nameIn(names, language))),
        language,
      ).toEqual([]);
  });

  it('is the same at the same time', () => {
    expect(sampleNetwork(at, { sequence: 1 })).toEqual(sampleNetwork(at, { sequence: 1 }));
  });

  it('has its evenings where it is evening', () => {
    const evening = { tokyo: '2026-11-27T12:00:00Z', newYork: '2026-11-28T02:00:00Z' };
    expect(meanLoad(evening.tokyo, 'jp-tyo')).toBeGreaterThan(1.5 * meanLoad(evening.newYork, 'jp-tyo'));
    expect(meanLoad(evening.newYork, 'us-nyc')).toBeGreaterThan(
      1.5 * meanLoad('2026-11-27T09:00:00Z', 'us-nyc'),
    );
  });

  it('takes each server out for maintenance once a week, and tells since when', () => {
    const hours = Array.from({ length: 7 * 24 }, (_, hour) => at + hour * 3_600_000);
    const states = hours.map((hour) => ({ hour, ...stateOf('jp-tyo-014', hour) }));
    const works = states.filter(({ state }) => state === 'maintenance');
    expect(works.length).toBeGreaterThan(0);
    expect(works.length).toBeLessThan(3);
    expect(states.filter(({ hour, since }) => since > hour)).toEqual([]);
  });

  it('has an outage of a city or a country, with its incident', () => {
    const since = at - 3_600_000;
    for (const [outage, count] of [
      ['jp-tyo', 220],
      ['JP', 300],
    ] as const) {
      const { servers, incidents } = networkAt('2026-11-27T12:00:00Z', { outage, since });
      const out = servers.filter(({ city, state }) => city.startsWith('jp-') && state === 'down');
      expect(out.filter(({ changed_at }) => changed_at === new Date(since).toISOString())).toHaveLength(
        count,
      );
      expect(incidents).toHaveLength(1);
    }
    expect(networkAt('2026-11-27T12:00:00Z').incidents).toEqual([]);
  });
});
