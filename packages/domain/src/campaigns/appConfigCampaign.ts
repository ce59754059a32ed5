import type { CampaignWords } from './campaign.ts';
import { type ReadCampaign, readCampaign } from './readCampaign.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The name of a campaign of the app config that has none of its own. */
const usualName = 'offer';

/**
 * The campaign of the app config (spec sections 3 and 9, `ac.json`): `{ starts_at, ends_at, name?, theme?, time_zone?,
 * plans: [{ plan, percent }], places?, words? }`, under the rules of every other source. A window alone names no price,
 * and is refused as that.
 */
export function appConfigCampaign(json: unknown): ReadCampaign {
  if (!isFields(json)) return { problem: 'The campaign of the app config is no object.' };
  const plans = Array.isArray(json.plans) ? json.plans.filter(isFields) : [];
  return readCampaign({
    name: text(json.name) || usualName,
    ...(json.theme === undefined ? {} : { theme: text(json.theme) }),
    ...(json.time_zone === undefined ? {} : { timeZone: text(json.time_zone) }),
    from: text(json.starts_at),
    until: text(json.ends_at),
    plans: plans.map(({ plan, percent }) => ({
      planId: text(plan),
      percent: typeof percent === 'number' ? percent : Number.NaN,
    })),
    ...(Array.isArray(json.places) ? { places: json.places.map(text) } : {}),
    ...(isFields(json.words) ? { words: json.words as Record<string, CampaignWords> } : {}),
  });
}
