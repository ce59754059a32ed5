import { FeatureGrid, TopicPicture } from '@tern/ui';
import { usePosted } from '../../app/usePosted.ts';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { ContactFormIsland } from '../../islands/ContactFormIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { businessPageMessages as m } from './businessPage.messages.ts';

/** Questions from business partners (spec section 2, `/contact/Bottom`). */
export function BusinessPage() {
  const words = useWords();
  return (
    <>
      <Intro
        picture={<TopicPicture name="meeting" />}
        variant="compact"
        title={words(m.title)}
        lead={words(m.lead)}
      />
      <Block beside title={words(shared.formTitle)} divided={false}>
        <Island
          name="contactForm"
          component={ContactFormIsland}
          props={{ about: 'business', posted: usePosted('contact') }}
        />
      </Block>
      <Block title={words(m.waysTitle)} ground="alt">
        <FeatureGrid
          items={[
            { title: words(m.w1Title), text: words(m.w1Text) },
            { title: words(m.w2Title), text: words(m.w2Text) },
            { title: words(m.w3Title), text: words(m.w3Text) },
          ]}
        />
      </Block>
    </>
  );
}
