import '@tern/tokens/themes.css';
import { FeatureGrid, TopicPicture } from '@tern/ui';
import { useParams } from 'react-router-dom';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { activesPageMessages as m } from './activesPage.messages.ts';

const words = {
  actives1: { title: m.actives1Title, lead: m.actives1Lead, picture: 'clock' },
  actives2: { title: m.actives2Title, lead: m.actives2Lead, picture: 'clock' },
  actives3: { title: m.actives3Title, lead: m.actives3Lead, picture: 'month' },
  actives4: { title: m.actives4Title, lead: m.actives4Lead, picture: 'clock' },
  coupon_invite: { title: m.couponTitle, lead: m.couponLead, picture: 'gift' },
  invite: { title: m.inviteTitle, lead: m.inviteLead, picture: 'gift' },
  aboutus: { title: m.aboutTitle, lead: m.aboutLead, picture: 'services' },
  'vpn-netifix': { title: m.netflixTitle, lead: m.netflixLead, picture: 'television' },
} as const;

/** Time-limited campaigns (spec section 2, `/actives/{index}`). */
export function ActivesPage() {
  const say = useWords();
  // The manifest lets no other value through.
  const own = words[useParams().index as keyof typeof words];
  return (
    <>
      <Intro
        title={say(own.title)}
        lead={say(own.lead)}
        picture={<TopicPicture name={own.picture} />}
        actions="plans"
        crumbs={[{ label: firstSentence(say(own.title)) }]}
      />
      <Block title={say(m.termsTitle)} divided={false}>
        <FeatureGrid
          items={[
            { title: say(m.t1Title), text: say(m.t1Text) },
            { title: say(m.t2Title), text: say(m.t2Text) },
            { title: say(m.t3Title), text: say(m.t3Text) },
          ]}
        />
      </Block>
      <End />
    </>
  );
}
