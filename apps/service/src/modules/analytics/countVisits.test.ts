import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CountedEvent, countVisits, type VisitState } from './countVisits.ts';

const event: fc.Arbitrary<CountedEvent> = fc.record({
  front_id: fc.constantFrom('a', 'b', 'c'),
  event_id: fc.uuid(),
  name: fc.constantFrom('page_view', 'plan_seen', 'plan_chosen', 'web_vitals'),
  // Few, so that some events are at the same time.
  at: fc.constantFrom('2026-11-26T10:00:00.000Z', '2026-11-26T10:00:00.001Z', '2026-11-26T11:00:00.000Z'),
  values: fc.record({
    language: fc.constantFrom('', 'en', 'de'),
    country: fc.constantFrom('', 'US'),
    campaign: fc.constantFrom('', 'spring', 'launch'),
    method: fc.constantFrom('', 's1'),
    hab: fc.constantFrom('', 'hero.b'),
    pab: fc.constant(''),
  }),
});

/** The counts after several parts, and the visits. */
function countAll(parts: readonly (readonly CountedEvent[])[]) {
  const visits = new Map<string, VisitState>();
  const counts = new Map<string, number>();
  for (const part of parts) {
    const counted = countVisits(visits, part);
    for (const [front, state] of counted.visits) visits.set(front, state);
    for (const { dimension, value, step, visits: by } of counted.changes) {
      const key = `${dimension} ${value} ${step}`;
      counts.set(key, (counts.get(key) ?? 0) + by);
    }
  }
  return new Map([...counts].filter(([, count]) => count !== 0).sort());
}

it('counts the same in any order and division of the events', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(event, { selector: (each) => each.event_id, maxLength: 20 }),
      fc.array(fc.nat({ max: 20 }), { maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      (events, cuts, random) => {
        const shuffled = events
          .map((each) => ({ each, rank: random.next().value as number }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ each }) => each);
        const ends = [...cuts.sort((one, other) => one - other), events.length];
        const parts = ends.map((end, index) => shuffled.slice(ends[index - 1] ?? 0, end));
        expect(countAll(parts)).toEqual(countAll([events]));
      },
    ),
    { seed: 20261126, numRuns: 300 },
  );
});

it('takes the first language and the last campaign of a visit', () => {
  const of = (at: string, values: Record<string, string>): CountedEvent => ({
    ...{ front_id: 'a', event_id: at, name: 'page_view', at, values },
  });
  const counts = countAll([
    [of('2026-11-26T11:00:00.000Z', { language: 'de', campaign: 'launch' })],
    [of('2026-11-26T10:00:00.000Z', { language: 'en', campaign: 'spring' })],
  ]);
  expect(Object.fromEntries(counts)).toMatchObject({
    'language en visit': 1,
    'campaign launch visit': 1,
    'all  page_view': 1,
  });
  expect(counts.has('language de visit')).toBe(false);
});
