import { dayMs } from '../dayMs.ts';

export type AffiliateType = 'cj' | 'cf' | 'admitad';

/** The `_cps` object: which affiliate brought the visitor. It never changes a price. */
export interface Cps {
  readonly type: AffiliateType;
  readonly cookie: string;
}

/** About 45 days (spec section 9). */
export const campaignLifetimeMs = 3_888_000_000;
/** The same in whole days, as texts say it. */
export const attributionDays = campaignLifetimeMs / dayMs;

export interface Affiliate {
  readonly type: AffiliateType;
  readonly param: string;
  readonly cookies: readonly string[];
  readonly maxAge: number;
}

export const affiliates: readonly Affiliate[] = [
  { type: 'cj', param: 'cjevent', cookies: ['cje', 'cje-client'], maxAge: 3_888_000 },
  { type: 'cf', param: 'cfclick', cookies: ['cf-click'], maxAge: 2_592_000 },
  { type: 'admitad', param: 'admitad_uid', cookies: ['_aid'], maxAge: 3_888_000 },
];

/** The parameters by which addresses name a partner: a front must not answer them from its cache. */
export const affiliateParams = /* @__PURE__ */ affiliates.map(({ param }) => param);

/** The cookies that note a partner, and for how many days. */
export const partnerCookies = /* @__PURE__ */ affiliates.flatMap(({ cookies, maxAge }) =>
  cookies.map((name) => ({ name, days: maxAge / 86_400 })),
);

/** The value of a cookie as it was written; `undefined` where there is none of the name. */
export function cookieValue(header: string, name: string): string | undefined {
  const pair = header.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The affiliate named by the visitor's cookies, by name; `null` without one. */
export function cpsOf(cookies: Readonly<Record<string, string | undefined>>): Cps | null {
  for (const { type, cookies: names } of affiliates) {
    const value = names.map((name) => cookies[name]).find(Boolean);
    if (value) return { type, cookie: value };
  }
  return null;
}
