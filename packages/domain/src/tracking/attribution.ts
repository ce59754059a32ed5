/** Campaign values saved for a visit (spec section 3). */
export const campaignKeys = ['utm_campaign', 'utm_medium', 'utm_source', 'utm_term', 'utm_content'] as const;

export type CampaignKey = (typeof campaignKeys)[number];
export type CampaignValues = Readonly<Partial<Record<CampaignKey, string>>>;

export type AffiliateType = 'cj' | 'cf' | 'admitad';

/** The `_cps` object: which affiliate brought the visitor. It never changes a price. */
export interface Cps {
  readonly type: AffiliateType;
  readonly cookie: string;
}

/** A cookie to set, or to clear when `value` is `null`. Values are not encoded. */
export interface CookieChange {
  readonly name: string;
  readonly value: string | null;
  /** Seconds; 0 clears. */
  readonly maxAge: number;
}

/** Where campaign values are saved, as JSON, in a cookie and in session storage. */
export const campaignCookie = 'utm';
/** Where channel and source of an address are saved, in session storage, by these names (spec section 4). */
export const sourceKeys = ['channel', 'source'] as const;
/** About 45 days (spec section 9). */
export const campaignLifetimeMs = 3_888_000_000;
/** The same in whole days, as texts say it. */
export const attributionDays = campaignLifetimeMs / 86_400_000;

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

/** The words of an address about where its visitor comes from. */
export interface Attribution {
  readonly campaign: CampaignValues;
  readonly channel: string | null;
  readonly source: string | null;
}

/** The campaign and channel values of a query. Saving them needs consent. */
export function readAttribution(search: string): Attribution {
  const query = new URLSearchParams(search);
  const campaign: Partial<Record<CampaignKey, string>> = {};
  for (const key of campaignKeys) {
    const value = clean(query.get(key));
    if (value) campaign[key] = value;
  }
  return { campaign, channel: clean(query.get('channel')), source: clean(query.get('source')) };
}

/**
 * The affiliate cookies a query sets. Each affiliate parameter clears the cookies of the others, the
 * last in the address wins; `utm_source` alone clears all of them (spec section 4).
 */
export function affiliateCookies(search: string): CookieChange[] {
  const query = new URLSearchParams(search);
  let winner: { affiliate: Affiliate; value: string } | null = null;
  for (const [name, raw] of query) {
    const affiliate = affiliates.find(({ param }) => param === name);
    const value = clean(raw);
    if (affiliate && value) winner = { affiliate, value };
  }
  if (!winner && !clean(query.get('utm_source'))) return [];
  return affiliates.flatMap((affiliate) =>
    affiliate.cookies.map((name) =>
      affiliate === winner?.affiliate
        ? { name, value: winner.value, maxAge: affiliate.maxAge }
        : { name, value: null, maxAge: 0 },
    ),
  );
}

/** The campaign cookie a query sets; `null` when it carries no campaign values. Needs consent. */
export function campaignCookieOf(search: string): CookieChange | null {
  const { campaign } = readAttribution(search);
  if (Object.keys(campaign).length === 0) return null;
  return { name: campaignCookie, value: JSON.stringify(campaign), maxAge: campaignLifetimeMs / 1000 };
}

/** The copy of a campaign in session storage, under the name of the cookie: with its end, since storage has none. */
export const storeCampaign = (campaign: CampaignValues, now: number): string =>
  JSON.stringify({ values: campaign, until: now + campaignLifetimeMs });

/**
 * The campaign of this visitor: the cookie, or the copy in session storage where the cookie is gone and the copy has not
 * ended. Anything else than campaign values is left out.
 */
export function visitCampaign(
  { cookie, stored }: { cookie: string | undefined; stored: string | null },
  now: number,
): CampaignValues {
  const copy = parsed(stored) as { values?: unknown; until?: unknown } | null;
  const values = parsed(cookie) ?? (typeof copy?.until === 'number' && copy.until > now ? copy.values : null);
  const campaign: Partial<Record<CampaignKey, string>> = {};
  for (const key of campaignKeys) {
    const value = (values as Record<string, unknown> | null)?.[key];
    const text = typeof value === 'string' && clean(value);
    if (text) campaign[key] = text;
  }
  return campaign;
}

/** Somebody else may have a cookie of that name. */
function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
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

/** A value without control characters, cut at 255 code units; `null` when nothing is left. */
function clean(value: string | null): string | null {
  // A pair of code units that the cut would divide is left out.
  return (
    value
      ?.replace(/\p{C}/gu, '')
      .trim()
      .slice(0, 255)
      .replace(/[\uD800-\uDBFF]$/, '') || null
  );
}
