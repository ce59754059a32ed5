import { StartButtons } from '@tern/patterns';
import { CallToAction } from '@tern/ui';
import { useTrial } from '../app/useTrial.ts';
import { contentPageMessages as m } from './contentPage.messages.ts';
import { useWords } from './useWords.ts';

/** The end of a page of content: the two ways on. */
export function End() {
  const words = useWords();
  return (
    <CallToAction
      id="end"
      title={words(m.endTitle)}
      text={words(m.endText)}
      actions={<StartButtons trial={useTrial()} plans={words(m.action)} />}
    />
  );
}
