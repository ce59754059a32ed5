import { CallToAction } from '@tern/ui';
import { contentPageMessages as m } from './contentPage.messages.ts';
import { PlansButton, TrialButton } from './Intro.tsx';
import { useWords } from './useWords.ts';

/** The end of a page of content: the two ways on. */
export function End() {
  const words = useWords();
  return (
    <CallToAction
      id="end"
      title={words(m.endTitle)}
      text={words(m.endText)}
      actions={
        <>
          <TrialButton />
          <PlansButton variant="outline" />
        </>
      }
    />
  );
}
