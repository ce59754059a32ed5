import { expect, it } from 'vitest';
import { namedOffer } from './namedOffer.ts';

const line = { planIds: ['12m'], text: 'Black Friday · Ends on November 30, 2026', endsAt: 1000 };
const bought = { plan: { id: '12m' }, offer: null, quote: null };

it('names the campaign that makes the price, before and after hydration', () => {
  expect(namedOffer(line, bought)).toBe(line.text);
  expect(namedOffer(line, { ...bought, quote: {}, now: 999 })).toBe(line.text);
});

it.each([
  ['no campaign is on', undefined, bought],
  ['another plan is bought', line, { ...bought, plan: { id: '6m' } }],
  ['the trial comes first', line, { ...bought, plan: { id: '12m', trial: { productId: 'p', days: 30 } } }],
  ['it is bought through an activity', line, { ...bought, offer: 'actives1' }],
  ['a code counts in its place', line, { ...bought, quote: { left_out: 'offer' as const } }],
  ['it is over', line, { ...bought, now: 1000 }],
])('is silent where %s', (_why, known, how) => expect(namedOffer(known, how)).toBeUndefined());
