import { dayMs } from '../dayMs.ts';
import { cleanValue } from './cleanValue.ts';

/** Campaign values saved for a visit (spec section 3). */
export const campaignKeys = ['utm_campaign', 'utm_medium', 'utm_source', 'utm_term', 'utm_content'] as const;

export type CampaignKey = (typeof campaignKeys)[number];
export type CampaignValues = Readonly<Partial<Record<CampaignKey, string>>>;

/** Where campaign values are saved, as JSON, in a cookie and in session storage. */
export const campaignCookie = 'utm';
/** Where channel and source of an address are saved, in session storage, by these names (spec section 4). */
export const sourceKeys = ['channel', 'source'] as const;

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

/** A cookie to set, or to clear when `value` is `null`. Values are not encoded. */
export interface CookieChange {
  readonly name: string;
  readonly value: string | null;
  /** Seconds; 0 clears. */
  readonly maxAge: number;
}

interface Affiliate {
  readonly type: AffiliateType;
  readonly param: string;
  readonly cookies: readonly string[];
  readonly maxAge: number;
}

const affiliates: readonly Affiliate[] = [
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

/**
 * The affiliate cookies a query sets. Each affiliate parameter clears the cookies of the others, the
 * last in the address wins; `utm_source` alone clears all of them (spec section 4).
 */
export function affiliateCookies(search: string): CookieChange[] {
  const query = new URLSearchParams(search);
  let winner: { affiliate: Affiliate; value: string } | null = null;
  for (const [name, raw] of query) {
    const affiliate = affiliates.find(({ param }) => param === name);
    const value = cleanValue(raw);
    if (affiliate && value) winner = { affiliate, value };
  }
  if (!winner && !cleanValue(query.get('utm_source'))) return [];
  return affiliates.flatMap((affiliate) =>
    affiliate.cookies.map((name) =>
      affiliate === winner?.affiliate
        ? { name, value: winner.value, maxAge: affiliate.maxAge }
        : { name, value: null, maxAge: 0 },
    ),
  );
}

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
