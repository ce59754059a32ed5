import { attributionDays } from '@tern/domain';
import { StepList, TopicPicture } from '@tern/ui';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { invitePageMessages as m } from './invitePage.messages.ts';

/** For friends who were invited (spec section 2, `/invite`). */
export function InvitePage() {
  const words = useWords();
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead, { days: attributionDays })}
        picture={<TopicPicture name="gift" />}
        actions="plans"
      />
      <Block beside title={words(m.howTitle)} divided={false}>
        <StepList
          steps={[
            { title: words(m.step1Title), text: words(m.step1Text) },
            { title: words(m.step2Title), text: words(m.step2Text) },
            { title: words(m.step3Title), text: words(m.step3Text) },
          ]}
        />
      </Block>
      <End />
    </>
  );
}
