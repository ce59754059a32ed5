import { campaignCookie, campaignCookieOf, readAttribution, sourceKeys, storeCampaign } from '@tern/domain';

/**
 * Saves what an address says of where its visitor comes from: channel and source for the session on any page, campaign
 * values for about 45 days on pages that track (`data-tracking`; spec sections 2 to 4). Only for visits that may be
 * measured.
 */
export function saveCampaign(root: Document, search: string, storage: Storage, now = Date.now()): void {
  const change = campaignCookieOf(search);
  const value = root.documentElement.dataset.tracking === undefined ? null : change?.value;
  if (value)
    root.cookie = `${campaignCookie}=${encodeURIComponent(value)}; Path=/; Max-Age=${change?.maxAge}; SameSite=Lax`;
  try {
    const attribution = readAttribution(search);
    for (const sourceKey of sourceKeys)
      if (attribution[sourceKey]) storage.setItem(sourceKey, attribution[sourceKey]);
    if (value) storage.setItem(campaignCookie, storeCampaign(attribution.campaign, now));
  } catch {
    // Storage may be off.
  }
}
