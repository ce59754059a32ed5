import { StartButtons, ThirtyDays } from '@tern/patterns';
import { FeatureGrid, StepList, TopicPicture } from '@tern/ui';
import { useTrial } from '../../app/useTrial.ts';
import { Block } from '../../content/Block.tsx';
import { Intro } from '../../content/Intro.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { guaranteePageMessages as m } from './guaranteePage.messages.ts';

/** The money-back guarantee, and how it differs from the free trial (spec section 2, `/30-days`). */
export function GuaranteePage() {
  const words = useWords();
  const trial = useTrial();
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        picture={<TopicPicture name="month" />}
        // Without a trial the second button would lead to this page.
        actions={trial ? <StartButtons trial={trial} /> : 'plans'}
      />
      <Block beside title={words(m.howTitle)} divided={false}>
        <StepList
          steps={[
            { title: words(m.buyTitle), text: words(m.buyText) },
            { title: words(m.useTitle), text: words(m.useText) },
            { title: words(m.askTitle), text: words(m.askText) },
            { title: words(m.backTitle), text: words(m.backText) },
          ]}
        />
      </Block>
      {trial ? (
        <Block title={words(m.bothTitle)} ground="alt">
          <FeatureGrid
            columns={2}
            items={[
              { title: words(m.trialTitle), text: words(m.trialText, { trialDays: trial.days }) },
              { title: words(m.guaranteeTitle), text: words(m.guaranteeText) },
            ]}
          />
        </Block>
      ) : null}
      <ThirtyDays />
      <Questions
        items={[
          { id: 'question-1', question: words(m.q1), answer: words(m.a1) },
          { id: 'question-2', question: words(m.q2), answer: words(m.a2) },
        ]}
      />
    </>
  );
}
