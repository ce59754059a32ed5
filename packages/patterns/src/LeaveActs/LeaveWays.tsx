import { brand, withdrawalDays } from '@tern/domain';
import { Button, Card, Heading, Link } from '@tern/ui';
import type { ReactNode } from 'react';
import * as css from './LeaveActs.css.ts';
import type { BackView, LeaveKind, LeavePlan, PauseView } from './LeaveView.ts';
import { leaveActsMessages as m } from './leaveActs.messages.ts';
import { mayAct } from './mayAct.ts';
import { useLeaveWords } from './useLeaveWords.ts';

export interface LeaveWaysProps {
  plan: LeavePlan;
  /** Leads to the question before an act. */
  hrefOf: (kind: LeaveKind) => string;
  contactHref: string;
}

function Way({ name, text, children }: { name: string; text: string; children?: ReactNode }) {
  return (
    <li className={css.row}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.muted}>{text}</p>
      </div>
      {children}
    </li>
  );
}

type Charge = NonNullable<LeavePlan['renewal']>;

const isPaused = ({ state }: PauseView) => state === 'waits' || state === 'paused';

/** The ways to leave a plan, and to pause it: each stays in its place when it is over. */
export function LeaveWays({ plan, hrefOf, contactHref }: LeaveWaysProps) {
  const { say, day, sum, planOf } = useLeaveWords();
  const { renewal, resume, pause, moneyBack, withdrawal, worksUntil, overdue, gift } = plan;
  const date = day(worksUntil);
  const go = (kind: LeaveKind, label: string) =>
    mayAct(kind, plan) ? (
      <Button variant="outline" size="sm" href={hrefOf(kind)}>
        {label}
      </Button>
    ) : null;
  const back = ({ state }: BackView, kind: 'refund' | 'withdraw', label: string) => {
    if (state === 'open') return go(kind, label);
    if (state === 'asked') return null;
    if (state === 'over') return <span className={css.muted}>{say(m.notAnyMore)}</span>;
    return <Link href={contactHref}>{say(m.write)}</Link>;
  };
  const days = brand.claims.moneyBackDays;
  const moneyText = (given: BackView) => {
    const values = { amount: sum(given.amount), days, date: day(given.until) };
    const texts = {
      open: m.moneyOpen,
      over: m.moneyOver,
      used: m.moneyUsed,
      renewal: m.moneyRenewal,
      asked: m.moneyAsked,
      person: m.moneyPerson,
    } as const;
    return say(texts[given.state], values);
  };
  const pauseName = (given: PauseView, { at }: Charge) =>
    isPaused(given) ? say(m.pausedUntil, { date: day(at) }) : say(m.pause);
  const pauseText = ({ state, choices }: PauseView, { at, amount }: Charge) => {
    if (state === 'used') return say(m.pauseUsed);
    if (state === 'open') return say(m.pauseOpen, { date, months: choices.at(-1)?.months ?? 0 });
    const values = { last: date, date: day(at), amount: sum(amount) };
    return say(state === 'waits' ? m.pauseWaits : m.pauseStill, values);
  };
  const withdrawText = ({ state, until, amount }: BackView) => {
    const values = { days: withdrawalDays, date: day(until) };
    if (state === 'open') return say(m.withdrawOpen, values);
    if (state === 'over') return say(m.withdrawOver, values);
    return state === 'asked' ? say(m.moneyAsked, { amount: sum(amount) }) : say(m.moneyPerson);
  };
  return (
    <Card as="section" padding="none">
      <div className={css.row}>
        <Heading level={2} size="h4">
          {gift ? say(m.giftOf, { plan: planOf(plan) }) : planOf(plan)}
        </Heading>
      </div>
      <ul className={css.rows}>
        {pause && renewal ? (
          <Way name={pauseName(pause, renewal)} text={pauseText(pause, renewal)}>
            {go('goOn', say(m.goOn)) ?? go('pause', say(m.pause))}
          </Way>
        ) : null}
        {renewal ? (
          <Way
            name={say(m.off)}
            text={
              pause?.state === 'paused'
                ? say(m.offStillText)
                : overdue
                  ? say(m.endsUnpaid, { amount: sum(renewal.amount) })
                  : say(m.offWay, { date })
            }
          >
            {go('cancel', say(m.off))}
          </Way>
        ) : resume ? (
          <Way
            name={say(m.on)}
            text={say(resume.state === 'open' ? m.onText : m.onNever, { date, amount: sum(resume.amount) })}
          >
            {go('resume', say(m.on))}
          </Way>
        ) : gift ? null : (
          <Way name={say(m.off)} text={say(m.offNone, { date })} />
        )}
        {gift ? null : (
          <Way name={say(m.money)} text={moneyBack ? moneyText(moneyBack) : say(m.moneyNone)}>
            {moneyBack ? back(moneyBack, 'refund', say(m.moneyAction)) : null}
          </Way>
        )}
        {withdrawal ? (
          <Way name={say(m.withdraw)} text={withdrawText(withdrawal)}>
            {back(withdrawal, 'withdraw', say(m.withdrawAction))}
          </Way>
        ) : null}
      </ul>
    </Card>
  );
}
