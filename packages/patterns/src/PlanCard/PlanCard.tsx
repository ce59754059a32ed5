import { formatList, formatMoney, formatWholeDate, type Language } from '@tern/i18n';
import { Badge, Button, Heading, Link, Notice, Skeleton, Text } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { DeckFailed } from '../deck/DeckFailed.tsx';
import { DeckLoading } from '../deck/DeckLoading.tsx';
import * as deck from '../deck/deck.css.ts';
import { PlanLine } from '../PlanLine/PlanLine.tsx';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { OtherPlans } from './OtherPlans.tsx';
import * as css from './PlanCard.css.ts';
import type { PlanCardPlan } from './PlanCardPlan.ts';
import { PlanFacts } from './PlanFacts.tsx';
import { planCardMessages as m } from './planCard.messages.ts';
import { planStates } from './planStates.ts';

export type PlanCardProps = {
  /** Where plans are sold. */
  pricingHref: string;
  /** The account is to be deleted. `at`: ISO 8601. */
  deletion?: { at: string; href: string } | undefined;
} & (
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  /** Those that run or begin later, the one that counts first; of an account without one, the last that ended. */
  | { status?: 'ready'; plans: readonly PlanCardPlan[] }
);

/** The plan of an account: until when it works, what is charged next, and the ways to change either. */
export function PlanCard(props: PlanCardProps) {
  const { formatMessage } = useIntl();
  if (props.status === 'loading') {
    return (
      <DeckLoading label={formatMessage(m.loading)}>
        <div className={css.awaited}>
          <Skeleton height="block" />
          <Skeleton width="wide" height="figure" />
          <Skeleton width="half" height="control" />
        </div>
      </DeckLoading>
    );
  }
  if (props.status === 'error') {
    return (
      <DeckFailed retryLabel={formatMessage(m.retry)} onRetry={props.onRetry}>
        {formatMessage(m.failed)}
      </DeckFailed>
    );
  }
  return <Ready {...props} />;
}

function Ready({ plans, pricingHref, deletion }: Extract<PlanCardProps, { plans: unknown }>) {
  const { formatMessage, locale } = useIntl();
  const titleId = useId();
  const titleOf = usePlanTitle();
  const date = (at: number | string) => formatWholeDate(at, locale as Language, 'medium');
  const [plan, ...others] = plans;
  const renewing = plans.filter(({ next }) => next).length;
  const state = plan && planStates[plan.state];
  return (
    <section className={deck.card} aria-labelledby={titleId}>
      <div className={deck.top}>
        <Heading level={2} size="h3" id={titleId}>
          {plan ? titleOf(plan) : formatMessage(m.none)}
        </Heading>
        {state ? (
          <Badge tone={state.tone} icon={state.glyph}>
            {formatMessage(state.message)}
          </Badge>
        ) : null}
      </div>
      {deletion ? (
        <Notice tone="danger">
          <div className={css.notice}>
            <p>{formatMessage(m.deletion, { date: date(deletion.at) })}</p>
            <Link href={deletion.href}>{formatMessage(m.keep)}</Link>
          </div>
        </Notice>
      ) : null}
      {renewing > 1 ? <Notice tone="data">{formatMessage(m.several)}</Notice> : null}
      {plan?.state === 'overdue' ? (
        <Notice tone="danger">
          {formatMessage(plan.links.pay ? m.overduePay : m.overdueRetry, { date: date(plan.worksUntil) })}
        </Notice>
      ) : null}
      {plan?.line ? <PlanLine {...plan.line} paid={plan.paid} next={plan.next?.amount} /> : null}
      {plan?.state === 'paused' && plan.next ? (
        <Notice>
          {formatMessage(plan.stands ? m.pauseStill : m.pauseWaits, {
            last: date(plan.worksUntil),
            date: date(plan.next.at),
            amount: formatMoney(plan.next.amount, locale as Language),
          })}
        </Notice>
      ) : null}
      {plan ? <PlanFacts plan={plan} /> : <Text tone="muted">{formatMessage(m.noneText)}</Text>}
      <PlanActions plan={plan} named={renewing > 1} pricingHref={pricingHref} />
      {others.length > 0 ? <OtherPlans plans={others} /> : null}
    </section>
  );
}

/** The heading of the card. */
function usePlanTitle(): (plan: PlanCardPlan) => string {
  const { formatMessage, locale } = useIntl();
  const words = usePlanWords();
  return (plan) => {
    const date = formatWholeDate(plan.worksUntil, locale as Language, 'medium');
    const name = words.name(plan);
    if (planStates[plan.state].over) return plan.endedEarly ? name : formatMessage(m.endedOn, { date });
    if (plan.state === 'overdue') return formatMessage(m.missing, { plan: name });
    if (plan.state === 'paused' && plan.next) {
      return formatMessage(m.pausedUntil, {
        date: formatWholeDate(plan.next.at, locale as Language, 'medium'),
      });
    }
    if (plan.onTrial) return formatMessage(m.trialUntil, { date });
    return formatMessage(m.until, { plan: name, date });
  };
}

/** One strong button where there is something to do, and the other ways beside it. */
function PlanActions({
  plan,
  named,
  pricingHref,
}: {
  plan: PlanCardPlan | undefined;
  named: boolean;
  pricingHref: string;
}) {
  const { formatMessage, locale } = useIntl();
  const words = usePlanWords();
  if (!plan || planStates[plan.state].over) {
    return (
      <div className={deck.actions}>
        <Button size="sm" href={pricingHref}>
          {formatMessage(m.plans)}
        </Button>
      </div>
    );
  }
  const { pay, change, turnOff, turnOn, goOn, paying } = plan.links;
  const off = formatMessage(plan.onTrial ? m.stopTrial : m.turnOff);
  const ways = [
    { href: pay, label: formatMessage(m.pay), strong: true },
    { href: goOn, label: formatMessage(m.goOn) },
    { href: turnOn, label: formatMessage(m.turnOn) },
    { href: change, label: formatMessage(m.change) },
    {
      href: turnOff,
      label: off,
      name: named ? formatList([off, words.name(plan)], locale as Language, 'unit') : undefined,
    },
    { href: paying, label: formatMessage(m.paying) },
  ].filter(({ href }) => href);
  return ways.length > 0 ? (
    <div className={deck.actions}>
      {ways.map(({ href, label, name, strong }, index) => (
        <Button
          key={label}
          size="sm"
          variant={strong ? 'primary' : index === 0 ? 'outline' : 'quiet'}
          href={href as string}
          aria-label={name}
        >
          {label}
        </Button>
      ))}
    </div>
  ) : null;
}
