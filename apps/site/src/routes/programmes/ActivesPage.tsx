import '@tern/tokens/themes.css';
import type { CurrencyCode } from '@tern/contract';
import { useCases } from '@tern/domain';
import { DevicesBand, OfferClock, OnOff, Seasons, ThirtyDays } from '@tern/patterns';
import { Container, FeatureGrid, Section, StepList, TopicPicture } from '@tern/ui';
import { useParams } from 'react-router-dom';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { End } from '../../content/End.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { More } from '../../content/More.tsx';
import { useWords } from '../../content/useWords.ts';
import { Island } from '../../islands/Island.tsx';
import { PriceTeaserIsland, packPlan } from '../../islands/PriceTeaserIsland.tsx';
import { planView } from '../pricing/planView.ts';
import { streamingNetflixMessages as netflix } from '../useCases/streaming.messages.ts';
import { activesPageMessages as m } from './activesPage.messages.ts';
import { invitePageMessages as invite } from './invitePage.messages.ts';
import { promotionPageMessages as promotion } from './promotionPage.messages.ts';
import { trialPageMessages as trial } from './trialPage.messages.ts';

const words = {
  actives1: { title: m.actives1Title, lead: m.actives1Lead, picture: 'clock', Own: Prices },
  actives2: { title: m.actives2Title, lead: m.actives2Lead, picture: 'seasons', Own: SeasonsOfTheYear },
  actives3: { title: m.actives3Title, lead: m.actives3Lead, picture: 'month', Own: Trial },
  actives4: { title: m.actives4Title, lead: m.actives4Lead, picture: 'tag', Own: DevicesBand },
  coupon_invite: { title: m.couponTitle, lead: m.couponLead, picture: 'coupon', Own: Rules },
  invite: { title: m.inviteTitle, lead: m.inviteLead, picture: 'gift', Own: Invitation },
  aboutus: { title: m.aboutTitle, lead: m.aboutLead, picture: 'services', Own: Rules },
  'vpn-netifix': { title: m.netflixTitle, lead: m.netflixLead, picture: 'television', Own: Evenings },
} as const;

/**
 * Time-limited campaigns (spec section 2, `/actives/{index}`): the activity of this name with its clock and its prices
 * while one runs, what each is about, and what holds for all of them.
 */
export function ActivesPage() {
  const say = useWords();
  const { activity } = usePublicData();
  // The manifest lets no other value through.
  const { title, lead, picture, Own } = words[useParams().index as keyof typeof words];
  return (
    <>
      <Intro
        title={say(title)}
        lead={say(lead)}
        picture={<TopicPicture name={picture} />}
        actions="plans"
        crumbs={[{ label: firstSentence(say(title)) }]}
      />
      {activity ? (
        <Block beside title={say(m.clockTitle)} divided={false}>
          <div>
            <OfferClock endsAt={activity.endsAt} now={null} />
          </div>
        </Block>
      ) : null}
      {activity && Own !== Prices ? <Prices /> : null}
      <Own />
      <Block title={say(m.termsTitle)}>
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

/** The prices of the activity, or those that always hold. */
function Prices() {
  const { activity, currency, plans } = usePublicData();
  return (
    <Island
      name="priceTeaser"
      component={PriceTeaserIsland}
      props={{
        currency,
        plans: Object.fromEntries(
          Object.entries(activity?.plans ?? plans).map(([code, list]) => [
            code as CurrencyCode,
            list.map((plan) => packPlan(planView(plan))),
          ]),
        ),
        activity: activity?.name,
      }}
    />
  );
}

function SeasonsOfTheYear() {
  const { form } = useSite();
  return (
    <Section spacing="tight">
      <Container>
        <Seasons form={form} />
      </Container>
    </Section>
  );
}

function Trial() {
  const say = useWords();
  return (
    <>
      <ThirtyDays />
      <Block title={say(trial.fairTitle)} ground="alt">
        <FeatureGrid
          items={[
            { title: say(trial.try1Title), text: say(trial.try1Text) },
            { title: say(trial.try2Title), text: say(trial.try2Text) },
            { title: say(trial.try3Title), text: say(trial.try3Text) },
          ]}
        />
      </Block>
    </>
  );
}

function Rules() {
  const say = useWords();
  return (
    <Block title={say(promotion.rulesTitle)} ground="alt">
      <FeatureGrid
        items={[
          { title: say(promotion.r1Title), text: say(promotion.r1Text) },
          { title: say(promotion.r2Title), text: say(promotion.r2Text) },
          { title: say(promotion.r3Title), text: say(promotion.r3Text) },
        ]}
      />
    </Block>
  );
}

function Invitation() {
  const say = useWords();
  return (
    <>
      <Block beside title={say(invite.howTitle)} divided={false}>
        <StepList
          steps={[
            { title: say(invite.step1Title), text: say(invite.step1Text) },
            { title: say(invite.step2Title), text: say(invite.step2Text) },
            { title: say(invite.step3Title), text: say(invite.step3Text) },
          ]}
        />
      </Block>
      <OnOff />
    </>
  );
}

function Evenings() {
  const say = useWords();
  return (
    <>
      <Block title={say(shared.changesTitle)} divided={false}>
        <FeatureGrid
          items={[
            { title: say(netflix.aTitle), text: say(netflix.aText) },
            { title: say(netflix.bTitle), text: say(netflix.bText) },
            { title: say(netflix.cTitle), text: say(netflix.cText) },
          ]}
        />
      </Block>
      <More
        title={say(shared.moreTitle)}
        items={useCases.streaming.map(({ slug, name }) => ({
          href: `/vpn-for-streaming/${slug}`,
          title: name,
        }))}
      />
    </>
  );
}
