import { brand, codeTotals, lastMoment } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import { type CampaignFacts, usePlanWords } from '@tern/patterns';
import { Button, FeatureGrid, Ltr, Table, Text, TopicPicture } from '@tern/ui';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useCampaign } from '../../app/useCampaign.ts';
import { Block } from '../../content/Block.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { StudentBottom } from './StudentBottom.tsx';
import { StudentSteps } from './StudentSteps.tsx';
import { studentPageMessages as m } from './studentPage.messages.ts';

const sections = {
  intro: { title: m.introTitle, lead: m.introText, picture: 'book', Own: Kept },
  plan: { title: m.planTitle, lead: m.planLead, picture: 'tag', Own: Prices },
  steps: { title: m.stepsTitle, lead: m.stepsLead, picture: 'clock', Own: StudentSteps },
  comissions: { title: m.partsTitle, lead: m.partsLead, picture: 'coupon', Own: Parts },
  comment: { title: m.commentTitle, lead: m.commentLead, picture: 'services', Own: Answers },
  topic: { title: m.useTitle, lead: m.useLead, picture: 'book', Own: Uses },
  studentactives: { title: m.offersTitle, lead: m.offersLead, picture: 'seasons', Own: Offers },
} as const;

/** The parts of the programme for students, each a page of its own (spec section 2, `/studentbeans/…`). */
export function StudentSectionPage() {
  const words = useWords();
  // The manifest lets no other value through.
  const { title, lead, picture, Own } = sections[useParams().section as keyof typeof sections];
  return (
    <>
      <Intro
        variant="compact"
        title={words(title)}
        lead={words(lead)}
        picture={<TopicPicture name={picture} />}
        crumbs={[
          { label: firstSentence(words(m.title)), href: '/studentbeans' },
          { label: firstSentence(words(title)) },
        ]}
      />
      <Own />
      <StudentBottom />
    </>
  );
}

/** The data of a proof. */
function Kept() {
  const words = useWords();
  return (
    <Block beside title={words(m.q4)} divided={false}>
      <Text size="lead" measure>
        {words(m.a4)}
      </Text>
    </Block>
  );
}

/** Every plan with a code and without. */
function Prices() {
  const words = useWords();
  const { currency, plans } = usePublicData();
  const plan = usePlanWords();
  const money = (amount: number) => <Ltr>{plan.money({ amount, currency })}</Ltr>;
  return (
    <Block title={words(m.pricesTitle)} divided={false}>
      <Table
        caption={words(m.pricesTitle)}
        columns={[
          { key: 'plan', label: words(m.planColumn) },
          { key: 'before', label: words(m.beforeColumn), align: 'end' },
          { key: 'price', label: words(m.priceColumn), align: 'end', highlighted: true },
        ]}
        rows={(plans[currency] ?? []).map((row) => ({
          key: row.id,
          cells: {
            plan: plan.name({ intervalCount: row.interval_count, intervalUnit: row.interval_unit }),
            before: money(row.price.total),
            price: money(codeTotals(row, brand.programmes.student.percent).first),
          },
        }))}
      />
      <Text size="small" tone="muted">
        {words(m.part2Text)}
      </Text>
      <div>
        <Button href="/myAccount/student">{words(m.getCode)}</Button>
      </div>
    </Block>
  );
}

function Parts() {
  const words = useWords();
  return (
    <Block title={words(m.planTitle)} divided={false}>
      <FeatureGrid
        items={[
          { title: words(m.part1Title), text: words(m.part1Text) },
          { title: words(m.part2Title), text: words(m.part2Text) },
          { title: words(m.part3Title), text: words(m.part3Text) },
        ]}
      />
    </Block>
  );
}

function Answers() {
  const words = useWords();
  return (
    <Questions
      items={[
        { id: 'question-1', question: words(m.q1), answer: words(m.a1) },
        { id: 'question-2', question: words(m.q2), answer: words(m.a2) },
        { id: 'question-3', question: words(m.q3), answer: words(m.a3) },
        { id: 'question-4', question: words(m.q4), answer: words(m.a4) },
      ]}
    />
  );
}

function Uses() {
  const words = useWords();
  return (
    <Block title={words(m.title)} divided={false}>
      <FeatureGrid
        items={[
          { title: words(m.u1Title), text: words(m.u1Text) },
          { title: words(m.u2Title), text: words(m.u2Text) },
          { title: words(m.u3Title), text: words(m.u3Text) },
        ]}
      />
    </Block>
  );
}

/** The offer that runs beside the code, if there is one. */
function Offers() {
  const words = useWords();
  const { locale } = useIntl();
  const campaign = useCampaign('page');
  const lastDay = ({ endsAt, timeZone }: CampaignFacts) =>
    formatWholeDate(lastMoment({ endsAt }), locale as Language, 'long', timeZone);
  return (
    <Block beside title={words(m.nowTitle)} divided={false}>
      <Text size="lead" measure>
        {campaign ? words(m.offerOn, { date: lastDay(campaign.facts) }) : words(m.offerNone)}
      </Text>
      {campaign ? (
        <div>
          <Button variant="outline" href="/promotion">
            {words(m.offerSee)}
          </Button>
        </div>
      ) : null}
    </Block>
  );
}
