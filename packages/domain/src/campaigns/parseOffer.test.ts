import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OfferKind, parseOffer } from './parseOffer.ts';

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
