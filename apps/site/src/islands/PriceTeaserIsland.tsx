import type { CurrencyCode } from '@tern/contract';
import { type IntervalUnit, perMonth } from '@tern/domain';
import { PriceTeaser, type TeaserPlan } from '@tern/patterns';
import { useState } from 'react';
import type { PlanData } from '../app/publicData.ts';

/** A plan in one line of the teaser: id, count and unit of its period, total, percentage off. */
export type PackedPlan = readonly [
  id: string,
  count: number,
  unit: IntervalUnit,
  total: number,
  percent: number,
];

export interface PriceTeaserIslandProps {
  currency: CurrencyCode;
  /** Plans of every currency, so that the switch needs no call. They travel in the HTML, so they travel light. */
  plans: Partial<Record<CurrencyCode, readonly PackedPlan[]>>;
  /** The activity whose prices these are. */
  activity?: string;
}

export const packPlan = ({ id, interval_count, interval_unit, price }: PlanData): PackedPlan => [
  id,
  interval_count,
  interval_unit,
  price.total,
  price.percent,
];

export function unpackPlan(packed: PackedPlan, currency: CurrencyCode): TeaserPlan {
  const [id, intervalCount, intervalUnit, amount, percent] = packed;
  const total = { amount, currency };
  return {
    id,
    intervalCount,
    intervalUnit,
    total,
    perMonth: perMonth(total, { count: intervalCount, unit: intervalUnit }),
    discountPercent: percent > 0 ? percent : null,
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
        document.cookie = `currency=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`;
        setCurrency(chosen);
      }}
    />
  );
}
