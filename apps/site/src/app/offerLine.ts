import { campaignWords } from '@tern/patterns';
import type { IntlShape } from 'react-intl';
import type { OfferLineData, PublicData } from './publicData.ts';
import type { Site } from './SiteContext.tsx';
import { shownCampaign } from './useCampaign.ts';

/**
 * The line about the campaign that is on, with its last day in words, for the plans and for the checkout (spec section 2,
 * campaigns): no clock runs where a payment is entered. Null where there is none. On the server alone.
 */
export function offerLine(
  data: PublicData,
  { language, blocked }: Pick<Site, 'language' | 'blocked'>,
  { intl, place }: { intl: IntlShape; place: 'checkout' | 'prices' },
): OfferLineData | null {
  const shown = blocked ? null : shownCampaign(data, place, language);
  if (!shown || !data.campaign) return null;
  const { name, end } = campaignWords(intl, shown.facts);
  return {
    planIds: data.campaign.planIds,
    text: `${name('ribbon')} · ${end}`,
    endsAt: shown.facts.endsAt,
  };
}
