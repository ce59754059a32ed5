import { campaignWords } from '@tern/patterns';
import type { IntlShape } from 'react-intl';
import type { OfferLineData, PublicData } from './publicData.ts';
import type { Site } from './SiteContext.tsx';
import { shownCampaign } from './useCampaign.ts';

/**
 * The line of the checkout about the campaign that is on, with its last day in words (spec section 2, campaigns): no
 * clock runs where a payment is entered. Null where there is none. On the server alone.
 */
export function offerLine(
  data: PublicData,
  { language, blocked }: Pick<Site, 'language' | 'blocked'>,
  intl: IntlShape,
): OfferLineData | null {
  const shown = blocked ? null : shownCampaign(data, 'checkout', language);
  if (!shown || !data.campaign) return null;
  const { name, end } = campaignWords(intl, shown.facts);
  return {
    planIds: data.campaign.planIds,
    text: `${name('ribbon')} · ${end}`,
    endsAt: shown.facts.endsAt,
  };
}
