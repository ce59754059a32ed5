import { addInterval } from '@tern/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedEnd, plusDays } from './renewalDays.ts';

const month = { intervalCount: 1, intervalUnit: 'MONTH' as const };
const bought = { trialEndsAt: null, extraDays: 0, providerDays: 0 };
const start = new Date('2027-01-05T21:00:00Z');
const at = (days: typeof bought, later: number) => countedEnd(days, month, { start, later }).toISOString();

describe('the end of a later period, where the provider does not tell it', () => {
  it('is a month after the days that stand before it, whichever months came before', () => {
    // The first month ends on 5 February, and 181 days later it is 5 August.
    const days = { ...bought, extraDays: 181, providerDays: 181 };
    expect(at(days, 1)).toBe('2027-09-05T21:00:00.000Z');
    expect(at(days, 2)).toBe('2027-10-05T21:00:00.000Z');
  });

  it('has days that the provider does not count at its end', () => {
    expect(at({ ...bought, extraDays: 30 }, 1)).toBe('2027-04-04T21:00:00.000Z');
    expect(at({ ...bought, extraDays: 40, providerDays: 10 }, 1)).toBe('2027-04-14T21:00:00.000Z');
  });

  it('keeps the last day of a month where nothing stands between', () => {
    const last = new Date('2027-01-31T09:00:00Z');
    const end = countedEnd(bought, month, { start: last, later: 1 });
    expect(end.toISOString()).toBe('2027-03-31T09:00:00.000Z');
  });

  it('comes a whole period after the one before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 24 }), (days, later) => {
        const order = { ...bought, extraDays: days, providerDays: days };
        const first = plusDays(addInterval(start, 1, 'MONTH'), days);
        expect(countedEnd(order, month, { start, later })).toEqual(addInterval(first, later, 'MONTH'));
      }),
    );
  });
});
