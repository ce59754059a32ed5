import { StepList } from '@tern/ui';
import { useTrial } from '../../app/useTrial.ts';
import { Block } from '../../content/Block.tsx';
import { useWords } from '../../content/useWords.ts';
import { invitePageMessages as m } from './invitePage.messages.ts';

/** How an invitation works. */
export function InviteSteps() {
  const words = useWords();
  const trial = useTrial();
  return (
    <Block beside title={words(m.howTitle)} ground="alt">
      <StepList
        steps={[
          { title: words(m.step1Title), text: words(m.step1Text) },
          { title: words(m.step2Title), text: words(trial ? m.step2Text : m.step2TextWithoutTrial) },
          { title: words(m.step3Title), text: words(m.step3Text) },
        ]}
      />
    </Block>
  );
}
