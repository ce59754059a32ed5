import { brand } from '@tern/domain';
import { ThirtyDays } from '@tern/patterns';
import { ComparisonTable, FeatureGrid, TopicPicture } from '@tern/ui';
import { useTrial } from '../../app/useTrial.ts';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { whyUsPageMessages as m } from './whyUsPage.messages.ts';

/** Why this VPN: six questions with their answers (spec section 2). */
export function WhyUsPage() {
  const words = useWords();
  const trial = useTrial();
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        picture={<TopicPicture name="answers" />}
        actions="trial"
      />
      <Block title={words(shared.answersTitle)} divided={false}>
        <FeatureGrid
          columns={2}
          items={[
            { title: words(m.q1Title), text: words(m.q1Text) },
            { title: words(m.q2Title), text: words(m.q2Text) },
            { title: words(m.q3Title), text: words(m.q3Text) },
            trial
              ? { title: words(m.q4Title), text: words(m.q4Text, { trialDays: trial.days }) }
              : { title: words(m.q4TitleWithoutTrial), text: words(m.q4TextWithoutTrial) },
            { title: words(m.q5Title), text: words(m.q5Text) },
            { title: words(m.q6Title), text: words(m.q6Text) },
          ]}
        />
      </Block>
      <Block title={words(m.compareTitle)} ground="alt">
        <ComparisonTable
          caption={words(m.compareCaption)}
          rowLabel={words(m.compareRow)}
          columns={[brand.name, words(m.colFree), words(m.colNone)]}
          yesLabel={words(shared.yes)}
          noLabel={words(shared.no)}
          rows={[
            { label: words(m.r1), cells: [true, true, false] },
            { label: words(m.r2), cells: [true, words(m.varies), true] },
            { label: words(m.r3), cells: [true, words(m.varies), true] },
            { label: words(m.r4), cells: [true, words(m.varies), false] },
          ]}
        />
      </Block>
      <ThirtyDays />
      <End />
    </>
  );
}
