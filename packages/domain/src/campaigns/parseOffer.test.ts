import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOfferPercent, type OfferKind, parseOffer } from './parseOffer.ts';

it('reads campaigns by their bare name, activities and special plans with their kind', () => {
  const kindOf = (label: string) => parseOffer(`${label},2026-01-01,2026-02-01,12m,70`)?.kind ?? null;
  expect(
    ['easter', 'campaign:easter', 'activity:actives1', 'special:vip1', 'actives1', 'other:easter', ''].map(
      kindOf,
    ),
  ).toEqual(['campaign', 'campaign', 'activity', 'special', null, null, null]);
});

it('gives back what was written', () =>
  fc.assert(
    fc.property(
      fc.constantFrom<OfferKind>('activity', 'special'),
      fc.stringMatching(/^[a-z0-9][a-z0-9_-]{1,39}$/),
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: 1, max: 1e11 }),
      fc.integer({ min: 1, max: 90 }),
      (kind, name, startsAt, length, percent) => {
        const iso = (at: number) => new Date(at).toISOString();
        expect(
          parseOffer(`${kind}:${name},${iso(startsAt)},${iso(startsAt + length)},12m,${percent}`),
        ).toEqual({
          kind,
          name,
          planId: '12m',
          percent,
          startsAt,
          endsAt: startsAt + length,
        });
      },
    ),
  ));

it.each([0, 91, 12.5, Number.NaN])('refuses %s per cent', (percent) => {
  expect(parseOffer(`easter,2026-01-01,2026-02-01,12m,${percent}`)).toBeNull();
});

it.each([
  'easter',
  'easter,2026-02-01,2026-01-01,12m,70',
  'easter,2026-01-01,2026-01-01,12m,70',
  'easter,soon,2026-02-01,12m,70',
  'easter,2026-01-01,2026-02-01,,70',
  'easter,2026-01-01,2026-02-01',
  'activity:,2026-01-01,2026-02-01,12m,70',
  'activity:A b,2026-01-01,2026-02-01,12m,70',
  `activity:${'a'.repeat(41)},2026-01-01,2026-02-01,12m,70`,
])('refuses %j', (entry) => expect(parseOffer(entry)).toBeNull());

it('takes spaces around the pieces, and 1 to 90 per cent', () => {
  expect(parseOffer(' easter , 2026-01-01 , 2026-02-01 , 12m , 90 ')).toEqual({
    kind: 'campaign',
    name: 'easter',
    startsAt: Date.UTC(2026, 0, 1),
    endsAt: Date.UTC(2026, 1, 1),
    planId: '12m',
    percent: 90,
  });
  expect([0, 1, 90, 91, 1.5].map(isOfferPercent)).toEqual([false, true, true, false, false]);
});
