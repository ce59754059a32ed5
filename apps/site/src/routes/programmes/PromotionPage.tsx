import '@tern/tokens/themes.css';
import { CampaignBanner } from '@tern/patterns';
import { TopicPicture } from '@tern/ui';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
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
  const { campaign, plans, currency } = usePublicData();
  const { variant } = useSite();
  const plan = campaign && plans[currency]?.find(({ id }) => id === campaign.planId);
  return (
    <>
      {campaign && plan ? (
        <>
          <CampaignBanner
            size="page"
            headingLevel={1}
            campaign={campaign.key}
            percent={plan.price.percent}
            endsAt={campaign.endsAt}
            now={null}
            href={`/pricing/checkout/${plan.id}`}
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
