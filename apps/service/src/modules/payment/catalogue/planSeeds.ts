import type { Currency, IntervalUnit } from '@tern/domain';

export interface PlanSeed {
  id: string;
  /** The sixth segment is count and unit (spec section 3). */
  productId: string;
  name: string;
  intervalCount: number;
  intervalUnit: IntervalUnit;
  /** Before the discount, in USD cents: the monthly price times the months. */
  baseListAmount: number;
  recommended: boolean;
  /** The plan can be tried for free. */
  trialPrice: 0 | null;
  /** The price of the whole period, in minor units. USD is the base that local prices are compared with. */
  prices: Record<Currency, number>;
}

/** The plans of a new database. Afterwards the database holds them. */
export const planSeeds: readonly PlanSeed[] = [
  {
    id: '12m',
    productId: 'v2.web.vpn.premium.sub.12m.off62',
    name: '12 months',
    intervalCount: 12,
    intervalUnit: 'MONTH',
    baseListAmount: 11988,
    recommended: true,
    trialPrice: 0,
    prices: { USD: 4500, AUD: 6900, CAD: 6180, GBP: 3600, EUR: 4260, JPY: 6720 },
  },
  {
    id: '6m',
    productId: 'v2.web.vpn.premium.sub.6m.off40',
    name: '6 months',
    intervalCount: 6,
    intervalUnit: 'MONTH',
    baseListAmount: 5994,
    recommended: false,
    trialPrice: null,
    prices: { USD: 3594, AUD: 5514, CAD: 4914, GBP: 2874, EUR: 3390, JPY: 5340 },
  },
  {
    id: '1m',
    productId: 'v2.web.vpn.premium.sub.1m',
    name: '1 month',
    intervalCount: 1,
    intervalUnit: 'MONTH',
    baseListAmount: 999,
    recommended: false,
    trialPrice: null,
    prices: { USD: 999, AUD: 1549, CAD: 1369, GBP: 799, EUR: 949, JPY: 1490 },
  },
];
