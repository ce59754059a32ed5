import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addInterval, intervalUnits } from '../pricing/intervals.ts';
import { type OrderFacts, orderLines, orderStop } from './orderLines.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const at = (date: string) => Date.parse(date);
const plan: OrderFacts = {
  stage: 'open',
  interval: { count: 12, unit: 'MONTH' },
  paid: usd(3476),
  renewal: usd(3476),
  paidAt: at('2026-11-26'),
  moneyBackDays: 30,
};
const told = (facts: OrderFacts) =>
  orderLines(facts).map(({ says, time }) => {
    if ('at' in time) return `${time.kind} ${new Date(time.at).toISOString().slice(0, 10)}: ${says}`;
    return 'interval' in time
      ? `${time.kind} ${time.interval.count} ${time.interval.unit}: ${says}`
      : `${time.kind}: ${says}`;
  });

describe('orderLines', () => {
  it('says what is paid, until when it comes back, and when it renews', () => {
    expect(told(plan)).toEqual(['today: pays', 'until 2026-12-26: moneyBack', 'day 2027-11-26: renews']);
    expect(orderStop(plan)).toBe('renewal');
  });

  it('says the same without days in HTML that is older than the visit', () => {
    expect(told({ ...plan, paidAt: undefined })).toEqual([
      'today: pays',
      'within 30 DAY: moneyBack',
      'after 12 MONTH: renews',
    ]);
  });

  it('says the first charge of a trial, with and without its day', () => {
    const trial = { ...plan, paid: usd(0), trial: { days: 30, first: usd(3476) } };
    expect(told({ ...trial, paidAt: undefined })).toEqual([
      'today: trialBegins',
      'after 23 DAY: reminds',
      'after 30 DAY: trialEnds',
    ]);
    expect(told(trial)).toEqual([
      'today: trialBegins',
      'day 2026-12-19: reminds',
      'day 2026-12-26: trialEnds',
    ]);
    expect(orderStop(trial)).toBe('trial');
  });

  it('puts free days behind the next payment, and says that they stay', () => {
    const paid = { chargedAt: at('2027-11-26'), endsAt: at('2028-01-16') };
    expect(told({ ...plan, ...paid, stage: 'paid' }).slice(-2)).toEqual([
      'day 2027-11-26: renews',
      'until 2028-01-16: stays',
    ]);
  });

  it('says what ends with a change of plan, and charges when its free days are over', () => {
    const end = at('2028-01-16');
    const replaces = { until: at('2027-03-14'), days: 51 };
    const changed = { ...plan, paid: usd(100), chargedAt: end, endsAt: end, replaces };
    expect(told(changed)).toEqual([
      'today: pays',
      'today: replaces',
      'until 2026-12-26: moneyBack',
      'day 2028-01-16: renews',
    ]);
    expect(orderLines(changed)[1]).toMatchObject(replaces);
  });

  it('says beside the payment that a plan before has ended', () => {
    const paid = { ...plan, stage: 'paid', tookOver: { days: 21 }, now: at('2026-11-27') } as const;
    expect(told(paid).slice(0, 2)).toEqual(['day 2026-11-26: paid', 'day 2026-11-26: tookOver']);
    expect(told({ ...paid, stage: 'open' })).not.toContain('day 2026-11-26: tookOver');
  });

  it('ends one payment with its free days, and has nothing to stop', () => {
    const once = { ...plan, renewal: null, endsAt: at('2028-01-16') };
    expect(told(once)).toEqual(['today: paysOnce', 'until 2026-12-26: moneyBack', 'day 2028-01-16: ends']);
    expect(orderStop(once)).toBe('nothing');
  });

  it('says no charge of what is cancelled or given back', () => {
    const over = { ...plan, renewal: null, endsAt: at('2027-11-26') };
    expect(told({ ...over, stage: 'cancelled' })).toEqual([
      'day 2026-11-26: paid',
      'day 2027-11-26: cancelled',
    ]);
    expect(told({ ...over, trial: { first: usd(3476) }, stage: 'cancelled' })[1]).toBe(
      'day 2027-11-26: trialCancelled',
    );
    expect(told({ ...over, stage: 'returned' })[1]).toBe('now: returned');
    expect(orderStop({ ...over, stage: 'returned' })).toBeNull();
  });

  it('leaves out days that have passed, and a payment that is not known or that was none', () => {
    const paid = { ...plan, stage: 'paid', chargedAt: at('2027-11-26'), endsAt: at('2027-11-26') } as const;
    expect(told({ ...paid, now: at('2027-01-01') })).toEqual([
      'day 2026-11-26: paid',
      'day 2027-11-26: renews',
    ]);
    expect(told({ ...paid, paid: usd(0) })).toEqual(['day 2027-11-26: renews']);
    const trial = { days: 30, first: usd(3476), chargedAt: at('2026-12-26') };
    expect(told({ ...paid, paidAt: undefined, trial, now: at('2026-12-19') })).toEqual([
      'day 2026-12-26: trialEnds',
    ]);
  });

  it('never says two different days of a charge, nor an end before it', () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 1, max: 36 }),
          unit: fc.constantFrom(...intervalUnits),
          freeDays: fc.integer({ min: 0, max: 400 }),
          paidAt: fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') }),
          renews: fc.boolean(),
          price: fc.integer({ min: 1, max: 100_000 }),
        }),
        ({ count, unit, freeDays, paidAt, renews, price }) => {
          const chargedAt = addInterval(new Date(paidAt), count, unit).getTime();
          const endsAt = addInterval(new Date(chargedAt), freeDays, 'DAY').getTime();
          const lines = orderLines({
            ...plan,
            ...{ interval: { count, unit }, chargedAt, endsAt, paidAt, paid: usd(price) },
            renewal: renews ? usd(price) : null,
          });
          const dayOf = (says: string) =>
            lines.flatMap((line) => (line.says === says && 'at' in line.time ? [line.time.at] : []));
          expect(dayOf('renews')).toHaveLength(renews ? 1 : 0);
          expect(dayOf('ends')).toHaveLength(renews ? 0 : 1);
          const [charge, stays] = [dayOf('renews')[0], dayOf('stays')[0]];
          if (stays !== undefined) expect(stays).toBeGreaterThan(charge ?? Number.POSITIVE_INFINITY);
          // Days that were promised are said wherever there are some.
          if (renews) expect(stays !== undefined).toBe(freeDays > 0);
        },
      ),
      { seed: 33, numRuns: 300 },
    );
  });
});
