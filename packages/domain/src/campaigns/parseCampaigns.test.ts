import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OfferKind, offersOf, runKey } from './campaign.ts';
import { parseCampaigns } from './parseCampaigns.ts';

const parse = (entry: string) => parseCampaigns([entry]).campaigns[0] ?? null;
const reason = (entry: string) => parseCampaigns([entry]).problems[0]?.reason ?? null;

it('reads campaigns by their bare name, activities and special plans with their kind', () => {
  const kindOf = (label: string) => parse(`${label},2026-01-01,2026-02-01,12m,70`)?.kind ?? null;
  expect(
    ['easter', 'campaign:easter', 'summer', 'activity:actives1', 'special:vip1', 'other:easter', ''].map(
      kindOf,
    ),
  ).toEqual(['campaign', 'campaign', 'campaign', 'activity', 'special', null, null]);
});

it('gives back what was written', () =>
  fc.assert(
    fc.property(
      fc.constantFrom<OfferKind>('campaign', 'activity', 'special'),
      fc.stringMatching(/^[a-z0-9][a-z0-9_-]{1,39}$/),
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: 1, max: 1e11 }),
      fc.integer({ min: 1, max: 90 }),
      (kind, name, startsAt, length, percent) => {
        const iso = (at: number) => new Date(at).toISOString();
        const read = parse(`${kind}:${name},${iso(startsAt)},${iso(startsAt + length)},12m,${percent}`);
        expect(read).toMatchObject({ kind, name, startsAt, endsAt: startsAt + length, timeZone: 'UTC' });
        expect(read && offersOf(read)).toEqual([
          { kind, name, planId: '12m', percent, startsAt, endsAt: startsAt + length },
        ]);
      },
    ),
  ));

it.each([
  ['easter', 'no date'],
  ['easter,2026-02-01,2026-01-01,12m,70', 'over before it begins'],
  ['easter,2026-01-01,2026-01-01,12m,70', 'over before it begins'],
  ['easter,soon,2026-02-01,12m,70', 'soon is no date'],
  ['easter,2026-02-30,2026-03-01,12m,70', '2026-02-30 is no date'],
  ['easter,2026-01-01,2026-02-01,,70', 'no name'],
  ['easter,2026-01-01,2026-02-01', 'no name'],
  ['easter,2026-01-01,2026-02-01,12m,0', '1 to 90'],
  ['easter,2026-01-01,2026-02-01,12m,91', '1 to 90'],
  ['easter,2026-01-01,2026-02-01,12m,12.5', '1 to 90'],
  ['easter,2026-01-01,2026-02-01,12m,', '1 to 90'],
  ['easter,2026-01-01,2026-02-01,12m,70,Mars/Olympus', 'no time zone'],
  ['activity:,2026-01-01,2026-02-01,12m,70', 'A name is'],
  ['activity:A b,2026-01-01,2026-02-01,12m,70', 'A name is'],
  [`activity:${'a'.repeat(41)},2026-01-01,2026-02-01,12m,70`, 'A name is'],
])('refuses %j in its words', (entry, words) => {
  expect(reason(entry)).toContain(words);
  expect(parse(entry)).toBeNull();
});

it('takes spaces around the pieces, and a time zone', () => {
  expect(parse(' easter , 2026-01-01 , 2026-02-01 , 12m , 90 , America/New_York ')).toMatchObject({
    startsAt: Date.UTC(2026, 0, 1, 5),
    endsAt: Date.UTC(2026, 1, 1, 5),
    timeZone: 'America/New_York',
  });
});

it('makes one campaign of the entries of one name and window', () => {
  const window = '2026-11-27,2026-12-01';
  const { campaigns, problems } = parseCampaigns([
    `blackfriday,${window},12m,71`,
    `blackfriday,${window},6m,55`,
    'blackfriday,2027-11-26,2027-11-30,12m,72',
    `blackfriday,${window},12m,70`,
  ]);
  expect(campaigns.map(({ plans }) => plans.map(({ planId, percent }) => [planId, percent]))).toEqual([
    [
      ['12m', 71],
      ['6m', 55],
    ],
    [['12m', 72]],
  ]);
  expect(problems.map(({ reason: why }) => why)).toEqual(['A plan is named twice.']);
  expect(new Set(campaigns.map(runKey)).size).toBe(2);
});

it('gives each name the look of its season and year', () => {
  const look = (name: string, year: number) => parse(`${name},${year}-11-01,${year}-11-05,12m,70`)?.theme;
  expect([
    look('blackfriday', 2021),
    look('blackfriday', 2026),
    look('halloween', 2020),
    look('easter', 2023),
    look('summer', 2026),
  ]).toEqual(['blackfriday2021', 'blackfriday', 'halloween', 'easter2023', 'neutral']);
});
