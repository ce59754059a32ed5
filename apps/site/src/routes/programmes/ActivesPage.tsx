import '@tern/tokens/themes.css';
import type { CurrencyCode } from '@tern/contract';
import { OfferClock } from '@tern/patterns';
import { FeatureGrid, TopicPicture } from '@tern/ui';
import { useParams } from 'react-router-dom';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { Island } from '../../islands/Island.tsx';
import { PriceTeaserIsland, packPlan } from '../../islands/PriceTeaserIsland.tsx';
import { planView } from '../pricing/planView.ts';
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

/**
 * Time-limited campaigns (spec section 2, `/actives/{index}`): the activity of this name with its clock and its prices
 * while one runs, and what holds for all of them.
 */
export function ActivesPage() {
  const say = useWords();
  const { activity, currency } = usePublicData();
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
      {activity ? (
        <>
          <Block title={say(m.clockTitle)} divided={false}>
            <div>
              <OfferClock endsAt={activity.endsAt} now={null} />
            </div>
          </Block>
          <Island
            name="priceTeaser"
            component={PriceTeaserIsland}
            props={{
              currency,
              plans: Object.fromEntries(
                Object.entries(activity.plans).map(([code, plans]) => [
                  code as CurrencyCode,
                  plans.map((plan) => packPlan(planView(plan))),
                ]),
              ),
              activity: activity.name,
            }}
          />
        </>
      ) : null}
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
