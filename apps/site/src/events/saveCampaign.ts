import { campaignCookie, campaignCookieOf, readAttribution, sourceKeys, storeCampaign } from '@tern/domain';

/**
 * Saves what an address says of where its visitor comes from: channel and source for the session on any page, campaign
 * values for about 45 days on pages that track (`data-tracking`; spec sections 2 to 4). Only for visits that may be
 * measured.
 */
export function saveCampaign(root: Document, search: string, session: Storage, now = Date.now()): void {
  try {
    const attribution = readAttribution(search);
    for (const key of sourceKeys) if (attribution[key]) session.setItem(key, attribution[key]);
    const change = campaignCookieOf(search);
    if (!change?.value || root.documentElement.dataset.tracking === undefined) return;
    session.setItem(campaignCookie, storeCampaign(attribution.campaign, now));
    root.cookie = `${change.name}=${encodeURIComponent(change.value)}; Path=/; Max-Age=${change.maxAge}; SameSite=Lax`;
  } catch {
    // Storage may be off.
  }
}
