import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitlementOf, type Ledger, type LedgerCharge, lossOf, valueLeft } from './entitlementOf.ts';

const day = 24 * 3600 * 1000;
const date = (days: number) => new Date(Date.UTC(2026, 10, 26) + days * day);
const daysOf = (at: Date | null) => at && (at.getTime() - date(0).getTime()) / day;

const charge = (
  name: string,
  amount: number,
  [start, end]: readonly [number, number],
  more: Partial<LedgerCharge> & { paid?: number } = {},
): LedgerCharge => ({
  name,
  amount,
  paidAt: date(more.paid ?? start),
  startsAt: date(start),
  endsAt: date(end),
  days: 0,
  refunds: {},
  fullyRefunded: false,
  disputes: {},
  ...more,
});
const ledger = (charges: LedgerCharge[], more: Partial<Ledger> = {}): Ledger => ({
  charges,
  carried: 0,
  lost: 0,
  takenDays: 0,
  lostDays: 0,
  ...more,
});
const until = (of: Ledger) => daysOf(entitlementOf(of).until);
const refunded = { fullyRefunded: true };

describe('the days that a charge bought', () => {
  /** 1 month for 1.00 and a rest of 44.99: 109 days on top, then a renewal that was charged after a month. */
  const downgrade = (lost: number, paid = 30) =>
    ledger([charge('first', 100, [0, 139]), charge('second', 999, [139, 169], { paid })], {
      carried: 4499,
      lost,
    });

  it('go with the money, after a renewal as before it', () => {
    expect(until(downgrade(0))).toBe(169);
    expect(until(downgrade(4499))).toBe(60);
    expect(until({ ...downgrade(4499), charges: [charge('first', 100, [0, 139])] })).toBeCloseTo(3, 0);
    expect(until(downgrade(2250))).toBeGreaterThan(100);
    expect(until(downgrade(2250))).toBeLessThan(102);
  });

  it('are used up where the provider charged after them: the renewal keeps its month', () => {
    expect(until(downgrade(4499, 139))).toBe(169);
  });

  it('come back as they were when the money does', () => {
    expect(entitlementOf(downgrade(0))).toEqual(entitlementOf({ ...downgrade(4499), lost: 0 }));
  });

  it('stay where only the small charge beside them goes back', () => {
    const { charges, ...rest } = downgrade(0);
    const [first, second] = charges as [LedgerCharge, LedgerCharge];
    expect(until({ ...rest, charges: [{ ...first, ...refunded }, second] })).toBe(169);
  });

  it('that nobody paid for stay with the charge after, and go with the last', () => {
    const first = charge('first', 999, [0, 60], { days: 30 });
    const second = charge('second', 999, [60, 90], { paid: 30 });
    expect(until(ledger([{ ...first, ...refunded }, second]))).toBe(90);
    expect(until(ledger([first, { ...second, ...refunded }]))).toBe(60);
    expect(entitlementOf(ledger([{ ...first, ...refunded }]))).toEqual({
      until: null,
      reversal: 'refunded',
    });
  });

  it('of another currency go in the proportion in which the money did', () => {
    const taken = (lostDays: number) =>
      ledger([charge('first', 4500, [0, 465])], {
        carried: 1232,
        lost: lostDays * 12,
        takenDays: 100,
        lostDays,
      });
    expect([until(taken(0)), until(taken(50)), until(taken(100))]).toEqual([465, 415, 365]);
  });

  it('of a trial are no money: another order that has them takes them off', () => {
    const taken = (lostDays: number) =>
      ledger([charge('first', 4500, [0, 395])], { takenDays: 30, lostDays });
    expect([until(taken(0)), until(taken(30))]).toEqual([395, 365]);
    expect(valueLeft(taken(30), date(0))).toBe(4500);
  });
});

interface Life {
  own: number;
  rest: number;
  amount: number;
  carried: number;
  renewals: { free: number; late: boolean }[];
}

const lives: fc.Arbitrary<Life> = fc.record({
  own: fc.constantFrom(30, 182, 365),
  rest: fc.integer({ min: 0, max: 400 }),
  amount: fc.integer({ min: 100, max: 5000 }),
  carried: fc.integer({ min: 1, max: 9000 }),
  renewals: fc.array(fc.record({ free: fc.constantFrom(0, 0, 30), late: fc.boolean() }), { maxLength: 4 }),
});

/** `late`: the provider knew of the days, and charged after them; else at the end of its own period. */
function lived({ own, rest, amount, carried, renewals }: Life): Ledger {
  const charges = [charge('first', amount, [0, own + rest])];
  let [end, provider] = [own + rest, own];
  for (const [index, { free, late }] of renewals.entries()) {
    if (late) provider = end;
    const paid = provider;
    charges.push(charge(`${index}`, amount, [end, end + own + free], { paid, days: free }));
    end += own + free;
    provider += own;
  }
  return ledger(charges, { carried });
}

const drawn = (property: (of: Ledger, life: Life) => void) =>
  fc.assert(
    fc.property(lives, (life) => {
      property(lived(life), life);
    }),
    { seed: 20261127, numRuns: 500 },
  );

describe('any ledger', () => {
  it('gives what was sold as long as nothing went back', () => {
    drawn((of) => expect(until(of)).toBe(Math.max(...of.charges.map(({ endsAt }) => daysOf(endsAt) ?? 0))));
  });

  it('loses no more than the days that the lost money bought, and keeps every renewal its own time', () => {
    fc.assert(
      fc.property(lives, fc.double({ min: 0, max: 1, noNaN: true }), (life, share) => {
        const of = lived(life);
        const lost = Math.floor(of.carried * share);
        const before = until(of) ?? 0;
        const after = until({ ...of, lost }) ?? 0;
        const bought = life.own + life.rest;
        const paid = life.amount + life.carried;
        expect(after).toBeLessThanOrEqual(before);
        expect(before - after).toBeLessThanOrEqual((bought * lost) / paid + 0.001);
        for (const { paidAt, startsAt, endsAt, name } of of.charges) {
          if (name === 'first') continue;
          const own = (daysOf(endsAt) ?? 0) - (daysOf(startsAt) ?? 0);
          expect(after).toBeGreaterThanOrEqual((daysOf(paidAt) ?? 0) + own - 0.001);
        }
      }),
      { seed: 20261127, numRuns: 500 },
    );
  });

  it('takes exactly the lost days off where nothing was used of them', () => {
    drawn((of, life) => {
      if (life.renewals.length) return;
      const expected = ((life.own + life.rest) * life.amount) / (life.amount + life.carried);
      expect(until({ ...of, lost: of.carried })).toBeCloseTo(expected, 3);
    });
  });

  it('is worth no more than the money that is kept for it, at any time', () => {
    fc.assert(
      fc.property(lives, fc.integer({ min: 0, max: 900 }), fc.nat(5), (life, at, back) => {
        const of = lived(life);
        const charges = of.charges.map((each, index) => (index === back ? { ...each, ...refunded } : each));
        const kept = charges.reduce((sum, each) => sum + (each.fullyRefunded ? 0 : each.amount), of.carried);
        const worth = valueLeft({ ...of, charges }, date(at));
        expect(worth).toBeLessThanOrEqual(kept);
        expect(lossOf({ ...of, charges: of.charges }, date(at), valueLeft(of, date(at)))).toBe(0);
      }),
      { seed: 20261127, numRuns: 500 },
    );
  });
});
