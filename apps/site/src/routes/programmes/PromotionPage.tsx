import '@tern/tokens/themes.css';
import { CampaignPlate, FeatureGrid, TopicPicture } from '@tern/ui';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { promotionPageMessages as m } from './promotionPage.messages.ts';

/** The offer that is on, or a plain word that none is (spec section 2, `/promotion`). */
export function PromotionPage() {
  const words = useWords();
  const { campaign } = usePublicData();
  const { form } = useSite();
  return (
    <>
      <Intro
        title={words(campaign ? m.title : m.noneTitle)}
        lead={words(campaign ? m.lead : m.noneText)}
        picture={
          campaign ? <CampaignPlate campaign={campaign.key} form={form} /> : <TopicPicture name="clock" />
        }
        actions="plans"
        crumbs={[{ label: firstSentence(words(m.title)) }]}
      />
      <Block title={words(m.rulesTitle)} divided={false}>
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
