import { FeatureGrid, StepList, Text, TopicPicture } from '@tern/ui';
import type { PageProps } from '../../app/PageProps.ts';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { studentPageMessages as m } from './studentPage.messages.ts';

/** Students: who, how, what for (spec section 2). */
export function StudentPage({ route }: PageProps) {
  const words = useWords();
  const discount = route.id === 'studentDiscount';
  return (
    <>
      <Intro
        title={words(discount ? m.discountTitle : m.title)}
        lead={words(discount ? m.discountLead : m.lead)}
        picture={<TopicPicture name="book" />}
        actions="plans"
      />
      <Block beside title={words(m.introTitle)} divided={false}>
        <Text size="lead" measure>
          {words(m.introText)}
        </Text>
      </Block>
      <Block beside title={words(m.stepsTitle)} ground="alt">
        <StepList
          steps={[
            { title: words(m.step1Title), text: words(m.step1Text) },
            { title: words(m.step2Title), text: words(m.step2Text) },
            { title: words(m.step3Title), text: words(m.step3Text) },
          ]}
        />
      </Block>
      <Block title={words(m.useTitle)}>
        <FeatureGrid
          items={[
            { title: words(m.u1Title), text: words(m.u1Text) },
            { title: words(m.u2Title), text: words(m.u2Text) },
            { title: words(m.u3Title), text: words(m.u3Text) },
          ]}
        />
      </Block>
      <Questions
        items={[
          { id: 'question-1', question: words(m.q1), answer: words(m.a1) },
          { id: 'question-2', question: words(m.q2), answer: words(m.a2) },
        ]}
      />
      <End />
    </>
  );
}
