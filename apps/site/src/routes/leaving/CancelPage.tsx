import { FeatureGrid, TopicPicture } from '@tern/ui';
import { usePosted } from '../../app/usePosted.ts';
import { Block } from '../../content/Block.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { CancelContractIsland } from '../../islands/CancelContractIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { cancelPageMessages as m } from './cancelPage.messages.ts';

/** `/cancel`: cancelling a contract without signing in and without scripts. */
export function CancelPage() {
  const words = useWords();
  return (
    <>
      <Intro
        picture={<TopicPicture name="letter" />}
        variant="compact"
        title={words(m.title)}
        lead={words(m.lead)}
      />
      <Block beside title={words(m.formTitle)} divided={false}>
        <Island
          name="cancelContract"
          component={CancelContractIsland}
          props={{ posted: usePosted('cancelContract') }}
        />
      </Block>
      <Block title={words(m.happensTitle)} ground="alt">
        <FeatureGrid
          items={[
            { title: words(m.p1Title), text: words(m.p1Text) },
            { title: words(m.p2Title), text: words(m.p2Text) },
            { title: words(m.p3Title), text: words(m.p3Text) },
          ]}
        />
      </Block>
    </>
  );
}
