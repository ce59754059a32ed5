import { formatMoney, formatWholeDate, type Language, type TernMessage } from '@tern/i18n';
import { Value } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePaidWith } from '../deck/usePaidWith.ts';
import * as css from './PlanCard.css.ts';
import type { PlanCardPlan } from './PlanCardPlan.ts';
import { planCardMessages as m } from './planCard.messages.ts';
import { planStates } from './planStates.ts';

/** The next charge, the last day, and the way of paying. */
export function PlanFacts({ plan }: { plan: PlanCardPlan }) {
  const { formatMessage, locale } = useIntl();
  const paidWith = usePaidWith();
  const date = (at: number) => formatWholeDate(at, locale as Language, 'medium');
  const { next, state, onTrial, worksUntil, reminderAt, method } = plan;
  const facts: { label: string; value: ReactNode }[] = [];
  const add = (label: TernMessage, value: ReactNode) => facts.push({ label: formatMessage(label), value });
  if (next) {
    const amount = formatMoney(next.amount, locale as Language);
    add(onTrial ? m.first : m.next, formatMessage(m.amountOn, { amount, date: date(next.at) }));
  } else {
    if (state !== 'overdue') add(m.next, formatMessage(m.nothing));
    if (!planStates[state].over) add(m.works, <Value>{date(worksUntil)}</Value>);
  }
  if (reminderAt !== undefined) add(m.reminder, <Value>{date(reminderAt)}</Value>);
  if (method) add(m.method, paidWith(method));
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
