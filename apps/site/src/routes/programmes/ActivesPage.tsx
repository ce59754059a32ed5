import '@tern/tokens/themes.css';
import { brand } from '@tern/domain';
import { CampaignMessage, InviteCard, OfferClock, OnOff, Seasons, ThirtyDays } from '@tern/patterns';
import { Container, FeatureGrid, Section, Stack, Text, TopicPicture } from '@tern/ui';
import { useParams } from 'react-router-dom';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { useCampaign } from '../../app/useCampaign.ts';
import { useTrial } from '../../app/useTrial.ts';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { activesPageMessages as m } from './activesPage.messages.ts';
import { InviteSteps } from './InviteSteps.tsx';
import { invitePageMessages as invite } from './invitePage.messages.ts';
import { OfferMail } from './OfferMail.tsx';
import { OfferPrices } from './OfferPrices.tsx';
import { OfferRules } from './OfferRules.tsx';
import { seasonPageMessages as season } from './seasonPage.messages.ts';
import { TryCode } from './TryCode.tsx';
import { trialPageMessages as trial } from './trialPage.messages.ts';
import { useRuns } from './useRuns.ts';

const words = {
  actives1: { title: m.actives1Title, lead: m.actives1Lead, picture: 'clock', Own: OfferPrices },
  actives2: { title: m.actives2Title, lead: m.actives2Lead, picture: 'seasons', Own: SeasonsOfTheYear },
  actives3: { title: m.actives3Title, lead: m.actives3LeadWithoutTrial, picture: 'month', Own: Month },
  coupon_invite: { title: m.couponTitle, lead: m.couponLead, picture: null, Own: Coupon },
  invite: { title: m.inviteTitle, lead: m.inviteLead, picture: null, Own: Invitation },
} as const;

/**
 * Time-limited campaigns (spec section 2, `/actives/{index}`): the activity of this name with its clock and its prices
 * while one runs, what each is about, and what holds for all of them.
 */
export function ActivesPage() {
  const say = useWords();
  const { activity, calendar = [] } = usePublicData();
  const { index = '' } = useParams();
  const trial = useTrial();
  // The manifest lets no other value through.
  const { title, lead, picture, Own } = words[index as keyof typeof words];
  const isTrial = trial !== null && Own === Month;
  // The day it ends is that of its own time zone.
  const zone = calendar.find(
    ({ kind, name, endsAt }) => kind === 'activity' && name === index && endsAt === activity?.endsAt,
  )?.timeZone;
  return (
    <>
      <Intro
        title={say(title)}
        lead={isTrial ? say(m.actives3Lead, { trialDays: trial.days }) : say(lead)}
        picture={picture ? <TopicPicture name={picture} /> : <GiftCard />}
        actions={Own === Month ? 'trial' : 'plans'}
        crumbs={[{ label: firstSentence(say(title)) }]}
      />
      {activity ? (
        <Block beside title={say(m.clockTitle)} lead={say(m.clockText)} divided={false}>
          <div>
            <OfferClock endsAt={activity.endsAt} timeZone={zone} now={null} />
          </div>
        </Block>
      ) : null}
      {activity && Own !== OfferPrices ? <OfferPrices /> : null}
      <Own />
      {/* A gift has no days of its own. */}
      {activity || !picture ? null : <OfferDates name={index} />}
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

/**
 * When the offer of a page was and will be, while it is not on, and a mail about it. The page about the seasons tells of
 * every campaign.
 */
function OfferDates({ name }: { name: string }) {
  const say = useWords();
  const ofSeasons = name === 'actives2';
  const activities = useRuns('activity', name);
  const campaigns = useRuns('campaign');
  const runs = ofSeasons ? campaigns : activities;
  const campaign = useCampaign('page');
  if (ofSeasons && campaign) return null;
  return (
    <>
      <Block beside title={say(season.whenTitle)} divided={false}>
        {runs.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Block>
      <OfferMail />
    </>
  );
}

/** The four of the year, and under them the one that is on. */
function SeasonsOfTheYear() {
  const { variant } = useSite();
  const campaign = useCampaign('page');
  return (
    <Section spacing="tight">
      <Container>
        <Stack gap={6}>
          <Seasons variant={variant} />
          {campaign ? <CampaignMessage {...campaign.facts} now={null} href="/promotion" /> : null}
        </Stack>
      </Container>
    </Section>
  );
}

function Month() {
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

/** The card of a gift (spec section 2). */
function GiftCard() {
  return <InviteCard side="friend" percent={brand.programmes.invite.friendPercent} />;
}

/** A field that shows what the code is worth, and how it works. */
function Invitation() {
  const say = useWords();
  return (
    <>
      <Block beside title={say(invite.tryTitle)} lead={say(invite.tryText)} divided={false}>
        <TryCode param="invite_code" />
      </Block>
      <InviteSteps />
      <OnOff />
    </>
  );
}

/** The same for the codes that operators hand out. */
function Coupon() {
  const say = useWords();
  return (
    <>
      <Block beside title={say(invite.tryTitle)} lead={say(invite.tryText)} divided={false}>
        <TryCode param="coupon" />
      </Block>
      <OfferRules ground="alt" />
    </>
  );
}
