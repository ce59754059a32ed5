import { FeatureGrid, Link, Text, TopicPicture } from '@tern/ui';
import { usePosted } from '../../app/usePosted.ts';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { Intro } from '../../content/Intro.tsx';
import { statusLinkMessages } from '../../content/statusLink.messages.ts';
import { useWords } from '../../content/useWords.ts';
import { ContactFormIsland } from '../../islands/ContactFormIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { contactPageMessages as m } from './contactPage.messages.ts';

/** Questions from customers (spec section 2, `/contact`). */
export function ContactPage() {
  const words = useWords();
  return (
    <>
      <Intro
        picture={<TopicPicture name="letter" />}
        variant="compact"
        title={words(m.title)}
        lead={words(m.lead)}
      />
      <Block beside title={words(shared.formTitle)} divided={false}>
        <Island
          name="contactForm"
          component={ContactFormIsland}
          props={{ about: 'support', posted: usePosted('contact') }}
        />
      </Block>
      <Block title={words(m.beforeTitle)} ground="alt">
        <FeatureGrid
          items={[
            { title: words(m.b1Title), text: words(m.b1Text) },
            { title: words(m.b2Title), text: words(m.b2Text) },
            { title: words(m.b3Title), text: words(m.b3Text) },
          ]}
        />
        <Link variant="arrow" href="/status">
          {words(statusLinkMessages.link)}
        </Link>
      </Block>
      <Block beside title={words(m.otherTitle)}>
        <Text measure>{words(m.otherText)}</Text>
        <Link variant="arrow" href="/contact/Bottom">
          {words(m.business)}
        </Link>
      </Block>
    </>
  );
}
