import { StepList } from '@tern/ui';
import { Block } from '../../content/Block.tsx';
import { useWords } from '../../content/useWords.ts';
import { studentPageMessages as m } from './studentPage.messages.ts';

/** From the proof to the price. */
export function StudentSteps() {
  const words = useWords();
  return (
    <Block beside title={words(m.stepsTitle)} ground="alt">
      <StepList
        steps={[
          { title: words(m.step1Title), text: words(m.step1Text) },
          { title: words(m.step2Title), text: words(m.step2Text) },
          { title: words(m.step3Title), text: words(m.step3Text) },
        ]}
      />
    </Block>
  );
}
