import { type CampaignValues, campaignCookie, sourceKeys, visitCampaign } from '@tern/domain';
import { frontIdKey } from '../boot/frontIdKey.ts';
import { readCookies } from '../purchase/readCookies.ts';

/** Where a visitor comes from, as far as it is stored. */
export interface VisitOrigin {
  readonly campaign: CampaignValues;
  readonly channel?: string;
  readonly source?: string;
  readonly front_id?: string;
}

/** Reads what `saveCampaign` has stored, and the name of this browser. What is stored, the visitor has allowed. */
export function readOrigin(now = Date.now()): VisitOrigin {
  let stored: string | null = null;
  const words: Record<string, string> = {};
  const note = (key: string, value: string | null) => {
    if (value) words[key] = value.slice(0, 255);
  };
  try {
    stored = sessionStorage.getItem(campaignCookie);
    for (const key of sourceKeys) note(key, sessionStorage.getItem(key));
    note(frontIdKey, localStorage.getItem(frontIdKey));
  } catch {
    // Storage may be off.
  }
  return { campaign: visitCampaign({ cookie: readCookies()[campaignCookie], stored }, now), ...words };
}
