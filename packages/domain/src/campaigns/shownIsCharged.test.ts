import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies } from '../pricing/currencies.ts';
import { type ListedPlan, planPrice } from '../pricing/planPrice.ts';
import { activeCampaign, isCampaignActive } from './activeCampaign.ts';
import { type Campaign, offersOf } from './campaign.ts';
import { loweringProblems } from './loweringProblems.ts';
import { readCampaign } from './readCampaign.ts';

const prices = (usd: number) =>
  Object.fromEntries(currencies.map((currency, index) => [currency, usd * (index + 1)]));
const month = (id: string, count: number, usd: number): ListedPlan => ({
  id,
  interval: { count, unit: 'MONTH' },
  prices: prices(usd),
  baseListAmount: 999 * count,
  onSale: true,
});
const list = [month('12m', 12, 4500), month('6m', 6, 3594), month('1m', 1, 999)];

const hour = 3_600_000;
const start = Date.UTC(2026, 0, 1);
const campaigns = fc.array(
  fc.record({
    from: fc.integer({ min: 0, max: 9000 }),
    hours: fc.integer({ min: -10, max: 3000 }),
    timeZone: fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe'),
    plans: fc.uniqueArray(
      fc.record({ planId: fc.constantFrom('12m', '6m', '1m'), percent: fc.integer({ min: 38, max: 92 }) }),
      { minLength: 1, maxLength: 3, selector: ({ planId }) => planId },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Those that the rules let in: what is refused shows nowhere and changes nothing. */
function taken(
  drafts: readonly { from: number; hours: number; timeZone: string; plans: Campaign['plans'] }[],
) {
  return drafts.flatMap(({ from, hours, timeZone, plans }) => {
    const read = readCampaign({
      name: 'summer',
      from: new Date(start + from * hour).toISOString(),
      until: new Date(start + (from + hours) * hour).toISOString(),
      timeZone,
      plans,
    });
    if ('problem' in read) return [];
    const { notLower, unsold } = loweringProblems(read.campaign, list, currencies);
    return notLower.length > 0 || unsold.length > 0 ? [] : [read.campaign];
  });
}

it('shows the percentage that is charged, at any time of any window', () => {
  let shown = 0;
  fc.assert(
    fc.property(campaigns, fc.integer({ min: 0, max: 12_000 }), (drafts, at) => {
      const now = start + at * hour;
      const campaign = activeCampaign(taken(drafts), now);
      const offers = campaign ? offersOf(campaign) : [];
      const wrong: unknown[] = [];
      for (const plan of list) {
        for (const currency of currencies) {
          const usual = planPrice(plan, currency, [], list);
          const charged = planPrice(plan, currency, offers, list);
          if (!usual || !charged) throw new Error('Every plan has a price.');
          // The percentage of a price is what is less of it, rounded down: nothing is overstated.
          const stated = Math.floor((charged.saving * 100) / charged.list_total);
          const whole = charged.total + charged.saving === charged.list_total;
          const offered = campaign?.plans.some(({ planId }) => planId === plan.id) ?? false;
          const fits = offered ? charged.total < usual.total : charged.total === usual.total;
          if (charged.percent !== stated || !whole || !fits)
            wrong.push([plan.id, currency, offered, charged]);
        }
      }
      expect(wrong).toEqual([]);
      if (!campaign) return;
      shown += 1;
      expect(isCampaignActive(campaign, now)).toBe(true);
      // Every place shows the percentage of the price list, which is the campaign's own unless paying monthly costs
      // less as well.
      for (const { planId, percent } of campaign.plans) {
        const plan = list.find(({ id }) => id === planId) as ListedPlan;
        const monthly = campaign.plans.some((each) => each.planId === '1m' && planId !== '1m');
        if (!monthly) expect(planPrice(plan, 'USD', offers, list)?.percent).toBe(percent);
      }
    }),
    { numRuns: 10_000, seed: 17 },
  );
  // The run means something only where campaigns were on.
  expect(shown).toBeGreaterThan(1000);
});
