import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNamedPlan } from './choosePlan.ts';
import { namesTrial, trialEnd, trialPlanId, trialProductId } from './trial.ts';

const day = 24 * 3600 * 1000;

describe('the end of a trial', () => {
  it.each([
    ['2026-11-21T00:00:00.000Z', '2026-12-21T23:59:59.000Z'],
    ['2026-11-21T23:59:59.999Z', '2026-12-21T23:59:59.000Z'],
    ['2026-01-31T10:00:00.000Z', '2026-03-02T23:59:59.000Z'],
    ['2028-01-31T10:00:00.000Z', '2028-03-01T23:59:59.000Z'],
    ['2026-12-31T12:00:00.000Z', '2027-01-30T23:59:59.000Z'],
    // The clocks of Europe and America change in between; UTC has no such hour.
    ['2026-10-01T22:30:00.000Z', '2026-10-31T23:59:59.000Z'],
    ['2026-03-01T08:00:00.000Z', '2026-03-31T23:59:59.000Z'],
  ])('that begins at %s is %s', (start, end) => {
    expect(trialEnd(new Date(start), 30).toISOString()).toBe(end);
  });

  it('leaves the whole time but for the last second, and comes on no earlier date anywhere', () => {
    const start = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(start, fc.integer({ min: -12 * 60, max: 14 * 60 }), (from, offset) => {
        const end = trialEnd(from, 30);
        expect(end.getTime() - from.getTime()).toBeGreaterThan(30 * day - 1000);
        expect(end.getTime() - from.getTime()).toBeLessThan(31 * day);
        const local = new Date(end.getTime() + offset * 60_000).toISOString().slice(0, 10);
        expect(local >= end.toISOString().slice(0, 10)).toBe(true);
      }),
    );
  });
});

describe('the names of a trial', () => {
  const plans = [
    { id: '12m', product_id: 'v2.web.vpn.premium.sub.12m.off62' },
    { id: '1m', product_id: 'v2.web.vpn.premium.sub.1m' },
  ];

  it('are the product id with the days, and a short one', () => {
    const long = trialProductId('v2.web.vpn.premium.sub.12m.off62', 30);
    expect(long).toBe('v2.web.vpn.premium.sub.12m.off62.add30d');
    expect(trialPlanId('12m', 30)).toBe('12m.add30d');
    expect(trialProductId('12m', 30)).toBeUndefined();
    for (const name of [long ?? '', '12m.add30d']) {
      expect(namesTrial(name)).toBe(true);
      expect(findNamedPlan(plans, name)?.id).toBe('12m');
    }
  });

  it.each([
    '12m',
    'v2.web.vpn.premium.sub.12m.off62',
    'v2.web.vpn.premium.sub.1m.off10.add3m.gift',
    '',
    '12m.add3m',
  ])('are not %j', (name) => {
    expect(namesTrial(name)).toBe(false);
  });

  it('stay good when the discount or the length has changed', () => {
    const old = 'v2.web.vpn.premium.sub.12m.off71.add14d';
    expect(namesTrial(old)).toBe(true);
    expect(findNamedPlan(plans, old)?.id).toBe('12m');
    expect(findNamedPlan(plans, '12m.add14d')?.id).toBe('12m');
    expect(findNamedPlan(plans, '3m.add30d')).toBeNull();
  });
});
