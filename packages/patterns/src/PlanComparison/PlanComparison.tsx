import { brand, perDay } from '@tern/domain';
import { Container, Heading, Ltr, Section, VisuallyHidden } from '@tern/ui';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { soldMark } from '../ForCustomer/ForCustomer.tsx';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { byLength } from '../PlanScale/scaleShape.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { useWhen } from '../Readout/useWhen.ts';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import * as css from './PlanComparison.css.ts';
import { planComparisonMessages as messages } from './planComparison.messages.ts';

export interface PlanComparisonProps {
  plans: readonly PlanView[];
  /** A last row for the free trial; null: none is sold. */
  trial: TrialOffer | null;
  /** Epoch milliseconds; null in shared HTML, which names no day. */
  now?: number | null;
}

/** On a phone a row is a block, which takes the native roles away in some browsers. */
const roles = {
  table: { role: 'table' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The plans by their differences, as a table (spec section 1). Their common part is a sentence above them. */
export function PlanComparison({ plans, trial, now = null }: PlanComparisonProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const when = useWhen(now);
  const titleId = useId();
  if (plans.length === 0) return null;

  const money = (value: PlanView['total']) => <Ltr>{words.money(value)}</Ltr>;
  const again = (time: string, price: PlanView['total']) => (
    <span key={time}>{formatMessage(messages.again, { when: time, price: words.money(price) })}</span>
  );
  const columns: { key: string; label: string; of: (plan: PlanView) => ReactNode; ofTrial: ReactNode }[] = [
    {
      key: 'perMonth',
      label: formatMessage(messages.perMonth),
      of: (plan) => money(plan.perMonth),
      ofTrial: trial ? formatMessage(messages.freeFor, { days: trial.days }) : null,
    },
    {
      key: 'today',
      label: formatMessage(messages.paidToday),
      of: (plan) => money(plan.total),
      ofTrial: trial?.plan ? money({ ...trial.plan.total, amount: 0 }) : null,
    },
    {
      key: 'again',
      label: formatMessage(messages.paidAgain),
      of: (plan) => again(when(plan), plan.personal?.later ?? plan.total),
      ofTrial: trial?.plan
        ? again(when({ intervalCount: trial.days, intervalUnit: 'DAY' }), trial.plan.total)
        : null,
    },
    {
      key: 'perDay',
      label: formatMessage(messages.perDay, { devices: brand.claims.devices }),
      of: (plan) => money(perDay(plan.total, { count: plan.intervalCount, unit: plan.intervalUnit })),
      ofTrial: trial?.plan ? money({ ...trial.plan.total, amount: 0 }) : null,
    },
  ];
  const cells = (of: (column: (typeof columns)[number]) => ReactNode) =>
    columns.map((column) => (
      <td key={column.key} {...roles.cell} className={css.cell}>
        {/* The heading of the column, where the table is a list. */}
        <span className={css.pairLabel} aria-hidden="true">
          {column.label}
        </span>
        <span>{of(column)}</span>
      </td>
    ));

  return (
    <Section spacing="tight" labelledBy={titleId}>
      <Container>
        <Heading level={2} size="h2" id={titleId}>
          {formatMessage(messages.title)}
        </Heading>
        <table {...roles.table} className={css.table} aria-labelledby={titleId}>
          <thead className={css.head}>
            <tr>
              <th scope="col">
                <VisuallyHidden>{formatMessage(messages.plan)}</VisuallyHidden>
              </th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.body}>
            {[...plans]
              .sort((one, other) => byLength(other, one))
              .map((plan) => (
                <tr key={plan.id} {...roles.row} className={css.row}>
                  <th scope="row" {...roles.head} className={css.name}>
                    {words.name(plan)}
                  </th>
                  {cells(({ of }) => of(plan))}
                </tr>
              ))}
            {trial ? (
              <tr {...roles.row} className={css.row} {...soldMark('trial')}>
                <th scope="row" {...roles.head} className={css.name}>
                  {formatMessage(messages.trial)}
                </th>
                {cells(({ ofTrial }) => ofTrial)}
              </tr>
            ) : null}
          </tbody>
        </table>
      </Container>
    </Section>
  );
}
