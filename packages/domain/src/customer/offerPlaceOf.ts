import type { CampaignPlace } from '../campaigns/campaign.ts';
import type { RouteEntry } from '../routes/routeEntry.ts';

/** The one place of a page that says the offer that is on; null where the page says nothing of it. */
export const offerPlaceOf = (
  { offer }: Pick<RouteEntry, 'offer'>,
  campaign: { readonly places: readonly CampaignPlace[] } | null,
): CampaignPlace | null => offer.find((place) => campaign?.places.includes(place)) ?? null;
