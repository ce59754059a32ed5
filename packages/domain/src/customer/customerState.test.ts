import { expect, it } from 'vitest';
import {
  goods,
  type HeldPlan,
  maySell,
  nextStep,
  notSoldTo,
  priceKinds,
  priceOf,
  type Relation,
  type Standing,
  standingOfPlans,
  standings,
  whoseNext,
} from './customerState.ts';

const now = Date.UTC(2026, 10, 27);
const plan = (given: Partial<HeldPlan> = {}): HeldPlan => ({
  state: 'active',
  trial: false,
  renews: true,
  endsAt: now + 1,
  ...given,
});

it.each([
  ['nothing', [], 'visitor'],
  ['a trial', [plan({ trial: true })], 'trial'],
  ['a trial that was cancelled', [plan({ trial: true, renews: false })], 'ending'],
  ['a plan that renews', [plan()], 'plan'],
  ['a plan that is paused', [plan({ endsAt: now - 1, chargedAt: now + 1 })], 'plan'],
  ['a pause that was cancelled', [plan({ endsAt: now - 1, chargedAt: now + 1, renews: false })], 'ended'],
  ['a plan that was paid once', [plan({ renews: false })], 'ending'],
  ['a plan that was taken over, until its end', [plan({ state: 'cancelled' })], 'ending'],
  ['a plan whose charge failed', [plan({ state: 'past_due', endsAt: now - 1 })], 'overdue'],
  ['a plan that ended', [plan({ state: 'expired', endsAt: now })], 'ended'],
  ['a plan whose end has come before its job', [plan({ renews: false, endsAt: now })], 'ended'],
  ['money back', [plan({ state: 'refunded' })], 'ended'],
  ['a lost dispute', [plan({ state: 'disputed' })], 'ended'],
  ['one that ended and a new one', [plan({ state: 'expired' }), plan()], 'plan'],
  ['one that is owed beside one that runs', [plan(), plan({ state: 'past_due' })], 'overdue'],
] as const)('%s', (_what, held, standing) => {
  expect(standingOfPlans(held, now)).toBe(standing);
});

it('sells to each what can be had', () => {
  const table = standings.map((standing) => [
    standing,
    goods.filter((what) => maySell(what, { standing, blocked: false })).join(' '),
    nextStep({ standing, blocked: false }),
  ]);
  expect(table).toEqual([
    ['visitor', 'trial offer plan partnership', 'start'],
    ['trial', 'change partnership', 'use'],
    ['plan', 'change partnership', 'use'],
    ['ending', 'change partnership', 'keep'],
    ['overdue', 'partnership', 'pay'],
    ['ended', 'offer plan partnership', 'return'],
  ]);
  expect(notSoldTo('trial')).toEqual(['trial', 'plan', 'ending', 'overdue', 'ended']);
  expect(whoseNext('use')).toEqual(['trial', 'plan']);
});

it('sells nothing where nothing is sold, and names no step that costs money', () => {
  for (const standing of standings) {
    for (const what of goods) expect(maySell(what, { standing, blocked: true })).toBe(false);
    expect(['use', null]).toContain(nextStep({ standing, blocked: true }));
  }
});

/** Every combination of relations. */
const sets: Relation[][] = [
  [],
  ['invited'],
  ['student'],
  ['partner'],
  ['invited', 'student'],
  ['invited', 'partner'],
  ['student', 'partner'],
  ['invited', 'student', 'partner'],
];

it('sells the first period at the price of whoever buys it', () => {
  const price = (standing: Standing, relations: Relation[]) =>
    priceOf({ standing, relations, blocked: false });
  expect(sets.map((relations) => price('visitor', relations))).toEqual([
    'usual',
    'gift',
    'student',
    'usual',
    'student',
    'gift',
    'student',
    'student',
  ]);
  // An invitation is for a first purchase.
  expect(sets.map((relations) => price('ended', relations))).toEqual([
    'usual',
    'usual',
    'student',
    'usual',
    'student',
    'usual',
    'student',
    'student',
  ]);
  for (const standing of standings)
    for (const relations of sets) {
      const sold = maySell('plan', { standing, relations, blocked: false });
      if (sold) expect(priceKinds).toContain(price(standing, relations));
      else expect(price(standing, relations), standing).toBeNull();
      expect(priceOf({ standing, relations, blocked: true })).toBeNull();
    }
});

it('offers the work of an affiliate to whoever is none, and changes nothing else by a relation', () => {
  for (const standing of standings)
    for (const relations of sets)
      for (const what of goods)
        expect(
          maySell(what, { standing, relations, blocked: false }),
          `${standing} ${relations} ${what}`,
        ).toBe(
          what === 'partnership'
            ? !relations.includes('partner')
            : maySell(what, { standing, blocked: false }),
        );
});
