import { FeatureGrid, LinkCards, TopicPicture } from '@tern/ui';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { servicesPageMessages as m } from './servicesPage.messages.ts';

/** Everything a plan contains (spec section 2, `/vpn-services`). */
export function ServicesPage() {
  const words = useWords();
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        picture={<TopicPicture name="services" />}
        actions="plans"
      />
      <Block title={words(m.whichTitle)} divided={false}>
        <FeatureGrid
          items={[
            { title: words(m.w1Title), text: words(m.w1Text) },
            { title: words(m.w2Title), text: words(m.w2Text) },
            { title: words(m.w3Title), text: words(m.w3Text) },
          ]}
        />
      </Block>
      <Block title={words(shared.allTitle)} ground="alt">
        <LinkCards
          label={words(shared.allTitle)}
          items={[
            { href: '/download', title: words(m.s1Title), text: words(m.s1Text) },
            { href: '/download/chrome', title: words(m.s2Title), text: words(m.s2Text) },
            { href: '/download/smart-tvs', title: words(m.s3Title), text: words(m.s3Text) },
            { href: '/webrtc-leak-test', title: words(m.s4Title), text: words(m.s4Text) },
            { href: '/what-is-my-ip', title: words(m.s5Title), text: words(m.s5Text) },
          ]}
        />
      </Block>
      <End />
    </>
  );
}
