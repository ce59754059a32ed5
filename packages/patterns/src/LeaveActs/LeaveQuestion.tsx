import { brand } from '@tern/domain';
import { Button, Card, DescriptionList, Heading, Notice, RadioGroup, Text, Value } from '@tern/ui';
import { useId, useState } from 'react';
import { EmailText } from '../words/EmailText.tsx';
import * as css from './LeaveActs.css.ts';
import type { LeaveKind, LeavePlan } from './LeaveView.ts';
import { leaveActsMessages as m } from './leaveActs.messages.ts';
import { type PlainLine, PlainLines } from './PlainLines.tsx';
import { useLeaveWords } from './useLeaveWords.ts';

export interface LeaveQuestionProps {
  kind: LeaveKind;
  plan: LeavePlan;
  /** Where the receipt is mailed to. */
  email: string | null;
  backHref: string;
  /** `months`: the length of a pause. */
  onConfirm: (months?: number) => void;
  busy?: boolean;
  failed?: boolean;
}

/** The second step: what happens on which day, and the button that does it. */
export function LeaveQuestion({ kind, plan, email, backHref, onConfirm, busy, failed }: LeaveQuestionProps) {
  const choices = kind === 'pause' ? (plan.pause?.choices ?? []) : [];
  const [months, setMonths] = useState(choices[0]?.months);
  const words = useQuestion(kind, plan, months);
  const { say, day } = useLeaveWords();
  const title = useId();
  return (
    <Card as="section" padding="lg">
      <form
        method="post"
        aria-labelledby={title}
        className={css.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onConfirm(months);
        }}
      >
        <div className={css.group} data-arrival="">
          <p className={css.caption}>{say(m.step, { step: 1, steps: 2 })}</p>
          <Heading level={2} size="h3" id={title}>
            {words.title}
          </Heading>
          {words.lead ? <Text tone="muted">{words.lead}</Text> : null}
        </div>
        {kind === 'withdraw' ? <Contract plan={plan} email={email} /> : null}
        {choices.length > 0 ? (
          <RadioGroup
            legend={say(m.pauseLength)}
            name="months"
            value={String(months)}
            onChange={(value) => setMonths(Number(value))}
            options={choices.map((choice) => ({
              value: String(choice.months),
              label: say(m.pauseChoice, { months: choice.months, date: day(choice.until) }),
            }))}
          />
        ) : null}
        <PlainLines title={say(m.changes)} lines={words.lines} stop={words.stop} />
        {failed && !busy ? (
          <Notice tone="danger" live>
            {say(m.failed)}
          </Notice>
        ) : null}
        <div className={css.actions}>
          <Button type="submit" variant={mildActs.includes(kind) ? 'primary' : 'danger'} busy={busy}>
            {words.confirm}
          </Button>
          <Button variant="quiet" href={backHref}>
            {words.stay}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The contract that is withdrawn from, as the law wants it named. */
function Contract({ plan, email }: Pick<LeaveQuestionProps, 'plan' | 'email'>) {
  const { say, day, contractOf } = useLeaveWords();
  return (
    <DescriptionList
      items={[
        { term: say(m.contract), value: contractOf(plan) },
        { term: say(m.bought), value: <Value>{day(plan.boughtAt)}</Value> },
        ...(email ? [{ term: say(m.mailTo), value: <EmailText email={email} /> }] : []),
      ]}
    />
  );
}

/** Nothing ends by them. */
const mildActs: readonly LeaveKind[] = ['resume', 'pause', 'goOn'];

interface Question {
  title: string;
  lead?: string;
  lines: PlainLine[];
  stop?: string | undefined;
  confirm: string;
  stay: string;
}

function useQuestion(kind: LeaveKind, plan: LeavePlan, months: number | undefined): Question {
  const { say, day, sum } = useLeaveWords();
  const { renewal, resume, pause, worksUntil, overdue } = plan;
  const { nothing, works } = useUnchanged(plan);
  const back = useBackQuestion(kind, plan);
  const stands = pause?.state === 'paused';
  const amountNext = renewal ? sum(renewal.amount) : '';
  if (kind === 'pause') {
    const until = pause?.choices.find((choice) => choice.months === months)?.until ?? worksUntil;
    return {
      title: say(m.pauseTitle),
      lines: [
        nothing,
        works,
        { when: say(m.afterwards), text: say(m.standsStill, { brand: brand.name }) },
        { when: day(until), text: say(m.paysAndGoesOn, { amount: amountNext }), pays: true },
      ],
      stop: say(m.pauseStop),
      confirm: say(m.pauseConfirm, { months: months ?? 0 }),
      stay: say(m.goBack),
    };
  }
  if (kind === 'goOn') {
    const pays = { amount: amountNext };
    return {
      title: say(m.goOnTitle),
      lines: stands
        ? [{ when: say(m.today), text: say(m.goOnSoon, pays), pays: true }]
        : [nothing, works, { when: day(worksUntil), text: say(m.paysAndGoesOn, pays), pays: true }],
      confirm: say(m.goOn),
      stay: say(m.stayPaused),
    };
  }
  if (kind === 'cancel') {
    const ends = renewal ? [say(m.endsUnpaid, { amount: amountNext })] : [];
    if (stands) {
      return {
        title: say(m.offTitle),
        lead: say(m.offStillText),
        lines: ends.map((text) => ({ when: say(m.today), text })),
        confirm: say(m.off),
        stay: say(m.stayPaused),
      };
    }
    return {
      title: say(m.offTitle),
      lines: [
        nothing,
        ...(overdue ? [] : [works]),
        ...ends.map((text) => ({ when: overdue ? say(m.today) : day(worksUntil), text })),
      ],
      stop: overdue ? undefined : say(plan.cancelIsFinal ? m.takeBackNever : m.takeBack),
      confirm: say(m.off),
      stay: say(m.keep),
    };
  }
  if (kind === 'resume') {
    return {
      title: say(m.onTitle),
      lines: [
        nothing,
        works,
        ...(resume
          ? [{ when: day(resume.at), text: say(m.paysAgain, { amount: sum(resume.amount) }), pays: true }]
          : []),
      ],
      confirm: say(m.on),
      stay: say(m.leaveOff),
    };
  }
  return back;
}

/** Lines that say what stays as it is. */
function useUnchanged({ worksUntil }: LeavePlan): { nothing: PlainLine; works: PlainLine } {
  const { say, day } = useLeaveWords();
  return {
    nothing: { when: say(m.today), text: say(m.payNothing) },
    works: { when: say(m.until, { date: day(worksUntil) }), text: say(m.worksOn, { brand: brand.name }) },
  };
}

/** The question before money goes back, by the guarantee or by law. */
function useBackQuestion(kind: LeaveKind, plan: LeavePlan): Question {
  const { say, day, sum } = useLeaveWords();
  const { nothing, works } = useUnchanged(plan);
  const { moneyBack, withdrawal, hasPlanBefore, gift } = plan;
  const back = kind === 'refund' ? moneyBack : withdrawal;
  const amount = back ? sum(back.amount) : '';
  const free = back?.amount.amount === 0;
  const lines = free
    ? [nothing, works]
    : [
        { when: say(m.today), text: say(gift ? m.giftSend : m.weSend, { amount }), pays: true },
        {
          when: say(m.today),
          text: gift ? say(m.giftEnds, { redeemed: gift.redeemed ? 'yes' : 'no' }) : say(m.planEnds),
        },
        { when: say(m.later), text: say(m.bankDecides) },
        { when: say(m.afterwards), text: say(m.accountStays) },
      ];
  const stop = hasPlanBefore && !free ? say(m.planBefore) : undefined;
  if (kind === 'refund') {
    return {
      title: say(m.moneyTitle),
      ...(back && { lead: say(m.moneyLead, { date: day(back.until) }) }),
      lines,
      stop,
      confirm: say(m.moneyConfirm, { amount }),
      stay: say(m.keepPlan),
    };
  }
  return { title: say(m.withdrawTitle), lines, stop, confirm: say(m.withdrawConfirm), stay: say(m.goBack) };
}
