import '@tern/tokens/themes.css';
import type { CurrencyCode } from '@tern/contract';
import { CampaignBanner } from '@tern/patterns';
import { FeatureGrid, TopicPicture } from '@tern/ui';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { Island } from '../../islands/Island.tsx';
import { PriceTeaserIsland, packPlan } from '../../islands/PriceTeaserIsland.tsx';
import { planView } from '../pricing/planView.ts';
import { promotionPageMessages as m } from './promotionPage.messages.ts';

/** The offer that is on with its clock and its prices, or a plain word that none is (spec section 2, `/promotion`). */
export function PromotionPage() {
  const words = useWords();
  const { campaign, plans, currency } = usePublicData();
  const { form } = useSite();
  const plan = campaign && plans[currency]?.find(({ id }) => id === campaign.planId);
  return (
    <>
      {campaign && plan ? (
        <>
          <CampaignBanner
            size="page"
            headingLevel={1}
            campaign={campaign.key}
            percent={Number.parseInt(plan.discount_percent, 10)}
            endsAt={campaign.endsAt}
            now={null}
            href={`/pricing/checkout/${plan.id}`}
            form={form}
          />
          <Island
            name="priceTeaser"
            component={PriceTeaserIsland}
            props={{
              currency,
              plans: Object.fromEntries(
                Object.entries(plans).map(([code, list]) => [
                  code as CurrencyCode,
                  list.map((each) => packPlan(planView(each))),
                ]),
              ),
            }}
          />
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
      <Block title={words(m.rulesTitle)} divided={campaign !== null}>
        <FeatureGrid
          items={[
            { title: words(m.r1Title), text: words(m.r1Text) },
            { title: words(m.r2Title), text: words(m.r2Text) },
            { title: words(m.r3Title), text: words(m.r3Text) },
          ]}
        />
      </Block>
      <End />
    </>
  );
}
