import '@tern/tokens/themes.css';
import { CampaignBanner } from '@tern/patterns';
import { TopicPicture } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { useCampaign } from '../../app/useCampaign.ts';
import { End } from '../../content/End.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { OfferPrices } from './OfferPrices.tsx';
import { OfferRules } from './OfferRules.tsx';
import { promotionPageMessages as m } from './promotionPage.messages.ts';

/** The offer that is on with its clock and its prices, or a plain word that none is (spec section 2, `/promotion`). */
export function PromotionPage() {
  const words = useWords();
  const { variant } = useSite();
  const campaign = useCampaign('page');
  return (
    <>
      {campaign ? (
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
      ) : (
        <Intro
          title={words(m.noneTitle)}
          lead={words(m.noneText)}
          picture={<TopicPicture name="clock" />}
          actions="plans"
          crumbs={[{ label: firstSentence(words(m.title)) }]}
        />
      )}
      <OfferRules divided={campaign !== null} />
      <End />
    </>
  );
}
