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

/** The cookies that note a partner, and for how many days. */
export const partnerCookies = affiliates.flatMap(({ cookies, maxAge }) =>
  cookies.map((name) => ({ name, days: maxAge / 86_400 })),
);

/** An `invite` link carries this type code (spec section 9). */
export const inviteTypes = { invite: 30001 } as const;

export interface Attribution {
  readonly campaign: CampaignValues;
  readonly inviteCode: string | null;
  readonly inviteType: number | null;
  readonly channel: string | null;
  readonly source: string | null;
}

/** Where the code of a link is saved until it is used or removed. */
export const codeCookie = 'code';
export const codeKinds = ['coupon', 'invite', 'student'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** The code that a link brought, and what kind of link it was. */
export interface LinkCode {
  readonly kind: CodeKind;
  readonly code: string;
}

const codeParams: Readonly<Record<string, CodeKind>> = {
  coupon: 'coupon',
  invite_code: 'invite',
  student_code: 'student',
};
const codeShape = /^[A-Za-z0-9-]{3,40}$/;

/** The cookie that saves the code of a link; the last one in the address counts. `null` without one. */
export function codeCookieOf(search: string): CookieChange | null {
  let found: string | null = null;
  for (const [param, value] of new URLSearchParams(search)) {
    const kind = Object.hasOwn(codeParams, param) ? codeParams[param] : undefined;
    if (kind && codeShape.test(value.trim())) found = `${kind}.${value.trim()}`;
  }
  return found === null ? null : { name: codeCookie, value: found, maxAge: campaignLifetimeMs / 1000 };
}

/** Reads the value of that cookie; `null` for anything it never wrote. */
export function readLinkCode(value: string | undefined): LinkCode | null {
  const [name, code = ''] = (value ?? '').split('.', 2);
  const kind = codeKinds.find((known) => known === name);
  return kind && codeShape.test(code) ? { kind, code } : null;
}

/** The campaign, invite and channel values of a query. */
export function readAttribution(search: string): Attribution {
  const query = new URLSearchParams(search);
  const campaign: Partial<Record<CampaignKey, string>> = {};
  for (const key of campaignKeys) {
    const value = clean(query.get(key));
    if (value) campaign[key] = value;
  }
  const type = query.get('invite_type') ?? '';
  return {
    campaign,
    inviteCode: clean(query.get('invite_code')),
    inviteType: Object.hasOwn(inviteTypes, type) ? inviteTypes[type as keyof typeof inviteTypes] : null,
    channel: clean(query.get('channel')),
    source: clean(query.get('source')),
  };
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

/** The affiliate named by the visitor's cookies, by name; `null` without one. */
export function cpsOf(cookies: Readonly<Record<string, string | undefined>>): Cps | null {
  for (const { type, cookies: names } of affiliates) {
    const value = names.map((name) => cookies[name]).find(Boolean);
    if (value) return { type, cookie: value };
  }
  return null;
}

/** A value without control characters, cut at 255 characters; `null` when nothing is left. */
function clean(value: string | null): string | null {
  return value?.replace(/\p{C}/gu, '').trim().slice(0, 255) || null;
}
