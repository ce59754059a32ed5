import { ThirtyDays } from '@tern/patterns';
import { FeatureGrid, StepList, TopicPicture } from '@tern/ui';
import { Block } from '../../content/Block.tsx';
import { Intro } from '../../content/Intro.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { trialPageMessages as m } from './trialPage.messages.ts';

/** The free trial (spec section 2, `/vpn-trial` and `/30-days`). */
export function TrialPage() {
  const words = useWords();
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        picture={<TopicPicture name="month" />}
        actions="plans"
      />
      <Block beside title={words(m.howTitle)} divided={false}>
        <StepList
          steps={[
            { title: words(m.step1Title), text: words(m.step1Text) },
            { title: words(m.step2Title), text: words(m.step2Text) },
            { title: words(m.step3Title), text: words(m.step3Text) },
            { title: words(m.step4Title), text: words(m.step4Text) },
          ]}
        />
      </Block>
      <ThirtyDays />
      <Block title={words(m.fairTitle)} ground="alt">
        <FeatureGrid
          items={[
            { title: words(m.try1Title), text: words(m.try1Text) },
            { title: words(m.try2Title), text: words(m.try2Text) },
            { title: words(m.try3Title), text: words(m.try3Text) },
          ]}
        />
      </Block>
      <Questions
        items={[
          { id: 'question-1', question: words(m.q1), answer: words(m.a1) },
          { id: 'question-2', question: words(m.q2), answer: words(m.a2) },
        ]}
      />
    </>
  );
}
