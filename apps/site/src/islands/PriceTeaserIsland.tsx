import type { CurrencyCode } from '@tern/contract';
import { type PlanView, PriceTeaser } from '@tern/patterns';
import { useState } from 'react';

/** A plan without names: id, count and unit of its period, total, monthly, monthly list price, discount, recommended. */
export type PackedPlan = readonly [
  id: string,
  count: number,
  unit: PlanView['intervalUnit'],
  total: number,
  perMonth: number,
  listPerMonth: number,
  percent: number,
  recommended: 0 | 1,
];

export interface PriceTeaserIslandProps {
  currency: CurrencyCode;
  /** Plans of every currency, so that the switch needs no call. They travel in the HTML, so they travel light. */
  plans: Partial<Record<CurrencyCode, readonly PackedPlan[]>>;
  /** The activity whose prices these are. */
  activity?: string;
}

export const packPlan = (plan: PlanView): PackedPlan => [
  plan.id,
  plan.intervalCount,
  plan.intervalUnit,
  plan.total.amount,
  plan.perMonth.amount,
  plan.listPerMonth.amount,
  plan.discountPercent ?? 0,
  plan.recommended ? 1 : 0,
];

const monthsOf = { DAY: 1 / 30, WEEK: 7 / 30, MONTH: 1, YEAR: 12 } as const;

function unpackPlan(packed: PackedPlan, currency: CurrencyCode): PlanView {
  const [id, intervalCount, intervalUnit, total, perMonth, listPerMonth, percent, recommended] = packed;
  return {
    id,
    productId: id,
    months: intervalCount * monthsOf[intervalUnit],
    intervalCount,
    intervalUnit,
    total: { amount: total, currency },
    perMonth: { amount: perMonth, currency },
    listPerMonth: { amount: listPerMonth, currency },
    discountPercent: percent || null,
    recommended: recommended === 1,
  };
}

/** The plans on the home page with their currency switch. */
export function PriceTeaserIsland({ currency: initial, plans, activity }: PriceTeaserIslandProps) {
  const [currency, setCurrency] = useState(initial);
  return (
    <PriceTeaser
      plans={plans[currency]?.map((plan) => unpackPlan(plan, currency)) ?? []}
      hrefFor={(planId) => `/pricing/checkout/${planId}${activity ? `?activity=${activity}` : ''}`}
      currency={currency}
      currencies={Object.keys(plans) as CurrencyCode[]}
      onCurrencyChange={(chosen) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
        document.cookie = `currency=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`;
        setCurrency(chosen);
      }}
    />
  );
}
