import type { CookieChange } from './affiliateCookies.ts';
import { campaignLifetimeMs } from './attribution.ts';
import { type CampaignKey, type CampaignValues, campaignCookie, campaignKeys } from './campaignKeys.ts';
import { cleanValue } from './cleanValue.ts';

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
    const value = cleanValue(query.get(key));
    if (value) campaign[key] = value;
  }
  return { campaign, channel: cleanValue(query.get('channel')), source: cleanValue(query.get('source')) };
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
