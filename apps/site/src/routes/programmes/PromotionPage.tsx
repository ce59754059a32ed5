import '@tern/tokens/themes.css';
import { Text, TopicPicture } from '@tern/ui';
import { useCampaign } from '../../app/useCampaign.ts';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { OfferMail } from './OfferMail.tsx';
import { OfferRules } from './OfferRules.tsx';
import { promotionPageMessages as m } from './promotionPage.messages.ts';
import { RunningOffer } from './RunningOffer.tsx';
import { useRuns } from './useRuns.ts';

/** The offer that is on with its prices; else when the last one was, and when the next one is (spec section 2). */
export function PromotionPage() {
  const words = useWords();
  const campaign = useCampaign('page');
  const runs = useRuns('campaign');
  return (
    <>
      {campaign ? (
        <RunningOffer campaign={campaign} />
      ) : (
        <>
          <Intro
            title={words(m.noneTitle)}
            lead={words(m.noneText)}
            picture={<TopicPicture name="clock" />}
            actions="plans"
            crumbs={[{ label: firstSentence(words(m.title)) }]}
          />
          <Block beside title={words(m.title)} divided={false}>
            {runs.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Block>
          <OfferMail />
        </>
      )}
      <OfferRules />
      <End />
    </>
  );
}
