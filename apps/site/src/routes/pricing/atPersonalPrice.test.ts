import { codeReduction } from '@tern/domain';
import { planFixtures } from '@tern/testing/fixtures';
import { expect, it } from 'vitest';
import type { PlanData } from '../../app/publicData.ts';
import { planView } from '../../purchase/planView.ts';
import { atPersonalPrice } from './atPersonalPrice.ts';

const [fixture] = planFixtures('USD');
if (!fixture) throw new Error('There are no plans');
const yearly: PlanData = { ...fixture, price: { ...fixture.price, total: 4500 } };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const student = { kind: 'student', percent: 30 } as const;
const gift = { kind: 'gift', percent: 20 } as const;

/** The plan while an offer of this price runs on it. */
const offered = (total: number): PlanData => ({
  ...yearly,
  price: { ...yearly.price, total },
  usual_total: yearly.price.total,
});
const shown = (plan: PlanData, personal: typeof student | typeof gift) =>
  atPersonalPrice(planView(plan), plan, personal);

it('shows the first period with the code, and the later ones at the usual price', () => {
  const { total } = yearly.price;
  const first = total - codeReduction(total, 30);
  const view = shown(yearly, student);
  expect(view).toMatchObject({
    total: usd(first),
    perMonth: usd(Math.round(first / 12)),
    discountPercent: null,
    saving: null,
    personal: { kind: 'student', later: usd(total), now: usd(total) },
  });
});

it('takes the code off the usual price, and names what everybody pays meanwhile', () => {
  expect(shown(offered(3476), student)).toMatchObject({
    total: usd(3150),
    personal: { later: usd(4500), now: usd(3476) },
  });
});

it('leaves the price of an offer that costs no more, and names the one with the code', () => {
  for (const total of [3600, 3476]) {
    const plan = offered(total);
    const { personal, ...view } = shown(plan, gift);
    expect(view).toEqual(planView(plan));
    expect(personal).toEqual({ ...gift, beaten: usd(3600) });
  }
});
