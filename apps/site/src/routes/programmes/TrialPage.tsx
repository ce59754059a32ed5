import { dayMs, trialEnd, trialReminderDays } from '@tern/domain';
import { formatMoney, type Language } from '@tern/i18n';
import { ForCustomer, OwnerButtons, ThirtyDays, useTrialWords } from '@tern/patterns';
import { Button, FeatureGrid, StepList, TopicPicture } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { Intro } from '../../content/Intro.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { usePricedTrial } from '../../purchase/usePricedTrial.ts';
import { trialPageMessages as m } from './trialPage.messages.ts';

type Trial = NonNullable<ReturnType<typeof usePricedTrial>>;

/** The free trial (spec section 2, `/vpn-trial`). Without one the edge shows the page of the guarantee in its place. */
export function TrialPage() {
  const trial = usePricedTrial();
  return trial ? <TrialOfToday trial={trial} /> : null;
}

/** Sums come from the price list, days from the time of rendering: who begins today is charged on that day. */
function useTrialValues({ days, plan }: Trial) {
  const { language, now = 0 } = useSite();
  const { day } = useTrialWords();
  const firstAt = trialEnd(new Date(now), days).getTime();
  const today = { amount: 0, currency: plan.total.currency };
  return {
    terms: { today, first: plan.total, firstAt, ...plan },
    values: {
      trialDays: days,
      before: trialReminderDays,
      today: formatMoney(today, language as Language),
      price: formatMoney(plan.total, language as Language),
      day: day(firstAt),
      reminderDay: day(firstAt - trialReminderDays * dayMs),
    },
  };
}

function TrialOfToday({ trial }: { trial: Trial }) {
  const words = useWords();
  const trialWords = useTrialWords();
  const { terms, values } = useTrialValues(trial);
  const step = (title: keyof typeof m, text: keyof typeof m) => ({
    title: words(m[title], values),
    text: words(m[text], values),
  });
  const question = (id: string, asked: keyof typeof m, answer: keyof typeof m) => ({
    id,
    question: words(m[asked], values),
    answer: words(m[answer], values),
  });
  return (
    <>
      <Intro
        title={words(m.title, values)}
        lead={words(m.lead, values)}
        note={
          <>
            <ForCustomer sold="trial">{trialWords.sentences(terms)}</ForCustomer>
            <ForCustomer unsold="trial">{words(m.notAgain)}</ForCustomer>
          </>
        }
        picture={<TopicPicture name="month" />}
        actions={
          <>
            <ForCustomer sold="trial">
              <Button size="lg" href={trial.href}>
                {trialWords.button(terms)}
              </Button>
            </ForCustomer>
            <ForCustomer next="return">
              <Button size="lg" href="/pricing">
                {words(shared.action)}
              </Button>
            </ForCustomer>
            <OwnerButtons />
          </>
        }
      />
      <Block beside title={words(m.howTitle)} divided={false}>
        <StepList
          steps={[
            step('todayTitle', 'todayText'),
            step('useTitle', 'useText'),
            step('reminderTitle', 'reminderText'),
            step('chargeTitle', 'chargeText'),
          ]}
        />
      </Block>
      <Block title={words(m.fairTitle)} ground="alt">
        <FeatureGrid
          items={[
            step('try1Title', 'try1Text'),
            step('try2Title', 'try2Text'),
            step('try3Title', 'try3Text'),
          ]}
        />
      </Block>
      <Questions
        items={[
          question('question-1', 'q1', 'a1'),
          question('question-2', 'q2', 'a2'),
          question('question-3', 'q3', 'a3'),
          question('question-4', 'q4', 'a4'),
          question('question-5', 'q5', 'a5'),
        ]}
      />
      <ThirtyDays />
    </>
  );
}
