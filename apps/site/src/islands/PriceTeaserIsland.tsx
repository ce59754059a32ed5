import type { CurrencyCode, Plan } from '@tern/contract';
import type { IntervalUnit } from '@tern/domain';
import { type PlanView, PriceTeaser, planPrices } from '@tern/patterns';
import { useState } from 'react';

/** A plan without names: id, count and unit of its period, whether it is recommended, and its price. */
export type PackedPlan = readonly [
  id: string,
  count: number,
  unit: IntervalUnit,
  recommended: 0 | 1,
  total: number,
  perMonth: number,
  listTotal: number,
  listPerMonth: number,
  saving: number,
  percent: number,
];

export interface PriceTeaserIslandProps {
  currency: CurrencyCode;
  /** Plans of every currency, so that the switch needs no call. They travel in the HTML, so they travel light. */
  plans: Partial<Record<CurrencyCode, readonly PackedPlan[]>>;
  /** The activity whose prices these are. */
  activity?: string;
}

export const packPlan = ({ id, interval_count, interval_unit, is_recommend, price }: Plan): PackedPlan => [
  id,
  interval_count,
  interval_unit,
  is_recommend ? 1 : 0,
  price.total,
  price.per_month,
  price.list_total,
  price.list_per_month,
  price.saving,
  price.percent,
];

export function unpackPlan(packed: PackedPlan, currency: CurrencyCode): PlanView {
  const [id, count, unit, recommended, total, per_month, list_total, list_per_month, saving, percent] =
    packed;
  return {
    id,
    productId: id,
    intervalCount: count,
    intervalUnit: unit,
    ...planPrices(
      { currency, total, per_month, list_total, list_per_month, saving, percent },
      { count, unit },
    ),
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
