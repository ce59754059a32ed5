import type { Offer } from '../campaigns/campaign.ts';
import { baseCurrency, type Currency } from './currencies.ts';
import { type Interval, intervalFacts } from './intervals.ts';
import { localPrice } from './localPrice.ts';
import { money } from './money.ts';
import { perMonth } from './perMonth.ts';

/**
 * The price of a plan in one currency, as the API sends it. Integers of minor units.
 *
 * It is computed here once. The plan list, quotes, orders, mails and structured data send it, pages show it, and
 * no other code computes a plan price. One rule of rounding: a price is rounded half up to a minor unit
 * (spec section 9), what is taken off is rounded down, so that no discount is overstated.
 */
export interface PlanPrice {
  readonly currency: Currency;
  /** Charged for every period. */
  readonly total: number;
  /** A month's share of `total`. */
  readonly per_month: number;
  /** The price of the same time paid monthly; `total` where that is no more. */
  readonly list_total: number;
  /** The real price of the monthly plan. */
  readonly list_per_month: number;
  /** `list_total` less `total`, never negative. */
  readonly saving: number;
  /** `saving` in whole per cent of `list_total`, rounded down. */
  readonly percent: number;
}

/** A plan with its own prices, before any offer. */
export interface ListedPlan {
  readonly id: string;
  readonly interval: Interval;
  /** The price of a period, in minor units. */
  readonly prices: Readonly<Partial<Record<Currency, number>>>;
  /** The undiscounted price of a period in the base currency, where there is no monthly plan to derive it from. */
  readonly baseListAmount: number;
  /** Whether it can be bought now: only then its price is one that others are compared with. */
  readonly onSale: boolean;
}

/** The months of a period; `null` of one counted in days or weeks. */
export function wholeMonths({ count, unit }: Interval): number | null {
  const { months } = intervalFacts[unit];
  return months === undefined ? null : count * months;
}

/**
 * The price of a plan from what is charged and what the time costs paid monthly, both in minor units. For prices that
 * were made earlier: those of a quote or an order, which store these two.
 */
export function planPriceOf(
  { total, listTotal, currency }: { total: number; listTotal: number; currency: Currency },
  interval: Interval,
): PlanPrice {
  const list = Math.max(total, listTotal);
  const saving = list - total;
  return {
    currency,
    total,
    per_month: perMonth(money(total, currency), interval).amount,
    list_total: list,
    list_per_month: perMonth(money(list, currency), interval).amount,
    saving,
    percent: list === 0 ? 0 : Math.floor((saving * 100) / list),
  };
}

/**
 * The price of a plan now: its own, or the lowest that one of the offers gives. `list`: every plan of the price list.
 * `null` for a plan without a price in this currency.
 *
 * An offer's percentage comes off what the time usually costs paid monthly, rounded down to a minor unit. Shown
 * beside the price is what paying monthly costs now, offers on the monthly plan included.
 *
 * Where no monthly plan is on sale in the currency, or the plan is counted in days or weeks, its list price of the
 * base currency counts, rescaled by the ratio of the prices (spec section 7, `localPrice`).
 */
export function planPrice(
  plan: ListedPlan,
  currency: Currency,
  offers: readonly Offer[],
  list: readonly ListedPlan[],
): PlanPrice | null {
  const usual = plan.prices[currency];
  if (usual === undefined) return null;
  const months = wholeMonths(plan.interval);
  const monthly = months === null ? undefined : monthlyPlan(list, currency);
  const usualMonth = monthly?.prices[currency];
  const usualList =
    months !== null && usualMonth !== undefined
      ? Math.max(usual, usualMonth * months)
      : ownListTotal(plan, currency, usual);
  const total = lowest(plan, usual, usualList, offers);
  const monthNow =
    monthly && usualMonth !== undefined && monthly.id !== plan.id
      ? lowest(monthly, usualMonth, usualMonth, offers)
      : undefined;
  const listTotal =
    months !== null && monthNow !== undefined ? Math.min(usualList, monthNow * months) : usualList;
  return planPriceOf({ total, listTotal, currency }, plan.interval);
}

/** How many list months make up the list price of a plan: 12 of `12 × $9.99`. `null` where they do not. */
export function listMonths(price: PlanPrice, interval: Interval): number | null {
  const months = wholeMonths(interval);
  return months !== null && price.list_per_month * months === price.list_total ? months : null;
}

/** The plan that is paid month by month in this currency: the cheapest, were there several. */
function monthlyPlan(list: readonly ListedPlan[], currency: Currency): ListedPlan | undefined {
  return list
    .filter(({ interval, onSale }) => onSale && wholeMonths(interval) === 1)
    .filter(({ prices }) => prices[currency] !== undefined)
    .toSorted((a, b) => (a.prices[currency] ?? 0) - (b.prices[currency] ?? 0))[0];
}

/** The list price of the base currency at the ratio of the prices; a whole number of minor units for each month. */
function ownListTotal(plan: ListedPlan, currency: Currency, usual: number): number {
  const base = plan.prices[baseCurrency];
  if (!base) return usual;
  const { amount } = localPrice({
    amount: plan.baseListAmount,
    baseDiscounted: base,
    localGross: money(usual, currency),
  });
  const months = wholeMonths(plan.interval);
  return Math.max(usual, months === null ? amount : Math.floor(amount / months) * months);
}

/**
 * The lowest of a plan's own price and those of its offers: none of them makes it dearer, they do not add up, and none makes
 * it free.
 */
function lowest({ id }: ListedPlan, usual: number, listTotal: number, offers: readonly Offer[]): number {
  return Math.min(
    usual,
    ...offers
      .filter(({ planId }) => planId === id)
      .map(({ percent }) => Math.max(1, Math.floor((listTotal * (100 - percent)) / 100))),
  );
}
