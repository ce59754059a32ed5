import { CampaignBanner } from '@tern/patterns';
import { useSite } from '../../app/SiteContext.tsx';
import type { ShownCampaign } from '../../app/useCampaign.ts';
import { OfferPrices } from './OfferPrices.tsx';

/** The offer that is on with the time it has left, and its prices. */
export function RunningOffer({ campaign }: { campaign: ShownCampaign }) {
  const { variant } = useSite();
  return (
    <>
      <CampaignBanner
        {...campaign.facts}
        size="page"
        headingLevel={1}
        now={null}
        href={`/pricing/checkout/${campaign.planId}`}
        variant={variant}
      />
      <OfferPrices />
    </>
  );
}
