import { LaterPart, StartButtons } from '@tern/patterns';
import { CallToAction } from '@tern/ui';
import { useSite } from '../app/SiteContext.tsx';
import { useTrial } from '../app/useTrial.ts';
import { contentPageMessages as m } from './contentPage.messages.ts';
import { useWords } from './useWords.ts';

/** The end of a page of content: the two ways on. There is none where nothing is sold. */
export function End() {
  const words = useWords();
  const trial = useTrial();
  const { blocked } = useSite();
  if (blocked) return null;
  return (
    <LaterPart name="pageEnd">
      <CallToAction
        id="end"
        title={words(m.endTitle)}
        text={words(m.endText)}
        actions={<StartButtons brief trial={trial} plans={words(m.action)} />}
      />
    </LaterPart>
  );
}
