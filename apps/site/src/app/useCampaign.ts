import {
  type CampaignPlace,
  type CampaignTheme,
  type Language,
  type Route,
  themeOf,
  wholeMonths,
} from '@tern/domain';
import type { CampaignFacts } from '@tern/patterns';
import { usePublicData } from './PublicDataContext.tsx';
import type { PublicData } from './publicData.ts';
import { useSite } from './SiteContext.tsx';

export interface ShownCampaign {
  /** The name the operator gave it: `blackfriday`, `summer`. */
  name: string;
  /** The same for every place that shows it. */
  facts: CampaignFacts;
  /** The plan that costs least of its list price. */
  planId: string;
}

/**
 * The campaign that is on, for one of its places: null outside its window, where it does not show there, and where the
 * visitor is refused. The percentage is that of the price list.
 */
export function useCampaign(place: CampaignPlace): ShownCampaign | null {
  const data = usePublicData();
  const { language, blocked } = useSite();
  return blocked ? null : shownCampaign(data, place, language);
}

/** The same where no component is. `prices`: beside the prices that it lowers, which every campaign does. */
export function shownCampaign(
  { campaign, plans, currency }: Pick<PublicData, 'campaign' | 'plans' | 'currency'>,
  place: CampaignPlace | 'prices',
  language: Language,
): ShownCampaign | null {
  if (!campaign || (place !== 'prices' && !campaign.places.includes(place))) return null;
  const offered = campaign.planIds.flatMap((id) => plans[currency]?.find((plan) => plan.id === id) ?? []);
  const [best] = offered.toSorted((a, b) => b.price.percent - a.price.percent);
  if (!best) return null;
  const { name, theme, startsAt, endsAt, timeZone } = campaign;
  const words = campaign.words[language];
  const interval = { count: best.interval_count, unit: best.interval_unit };
  return {
    name,
    planId: best.id,
    facts: {
      name,
      campaign: theme,
      percent: best.price.percent,
      months: offered.length > 1 ? null : wholeMonths(interval),
      startsAt,
      endsAt,
      timeZone,
      ...(words && { words }),
    },
  };
}

/** The look of a page of campaigns: that of the season it is about, else that of the campaign that is on. */
export const themeOfPage = (
  route: Pick<Route, 'layout' | 'season'>,
  data: Pick<PublicData, 'campaign'>,
  year: number,
): CampaignTheme | undefined => {
  if (route.layout !== 'actives') return undefined;
  if (!route.season) return data.campaign?.theme;
  return data.campaign?.name === route.season ? data.campaign.theme : themeOf(route.season, year);
};
