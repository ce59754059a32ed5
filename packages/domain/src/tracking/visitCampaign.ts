import { type CampaignKey, type CampaignValues, campaignKeys } from './campaignKeys.ts';
import { cleanValue } from './cleanValue.ts';

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
    const text = typeof value === 'string' && cleanValue(value);
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
