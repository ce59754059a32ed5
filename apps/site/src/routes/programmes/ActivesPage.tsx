import { FeatureGrid } from '@tern/ui';
import { useParams } from 'react-router-dom';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { activesPageMessages as m } from './activesPage.messages.ts';

const words = {
  coupon_invite: { title: m.inviteTitle, lead: m.inviteLead },
  invite: { title: m.inviteTitle, lead: m.inviteLead },
  aboutus: { title: m.aboutTitle, lead: m.aboutLead },
  'vpn-netifix': { title: m.netflixTitle, lead: m.netflixLead },
} as const;

/** Time-limited campaigns (spec section 2, `/actives/{index}`). */
export function ActivesPage() {
  const say = useWords();
  const own = words[useParams().index as keyof typeof words] ?? {
    title: m.activesTitle,
    lead: m.activesLead,
  };
  return (
    <>
      <Intro
        title={say(own.title)}
        lead={say(own.lead)}
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
