import { brand } from '@tern/domain';
import { formatNumber } from '@tern/i18n';
import {
  Badge,
  CheckGlyph,
  Container,
  cx,
  Heading,
  Icon,
  Link,
  Ltr,
  Section,
  VisuallyHidden,
} from '@tern/ui';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { soldMark } from '../ForCustomer/ForCustomer.tsx';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePersonalWords } from '../PlanPicker/usePersonalWords.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import * as css from './PlanComparison.css.ts';
import { planComparisonMessages as messages } from './planComparison.messages.ts';
import { useSidewaysStop } from './useSidewaysStop.ts';

export interface PlanComparisonProps {
  plans: readonly PlanView[];
  /** A last column for the free trial; null: none is sold. */
  trial: TrialOffer | null;
}

/** The plans side by side, as a table (spec section 1). */
export function PlanComparison({ plans, trial }: PlanComparisonProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const personalWords = usePersonalWords();
  const titleId = useId();
  const { scroller, stop } = useSidewaysStop();
  const { claims } = brand;
  if (plans.length === 0) return null;

  const count = (value: number) => formatNumber(value, words.language, { useGrouping: false });
  const orMore = (value: number) => <Ltr>{formatMessage(messages.orMore, { number: count(value) })}</Ltr>;
  const yes = (
    <>
      <Icon glyph={CheckGlyph} className={css.yes} />
      <VisuallyHidden>{formatMessage(messages.yes)}</VisuallyHidden>
    </>
  );
  const no = (
    <>
      <span className={css.no} aria-hidden="true">
        –
      </span>
      <VisuallyHidden>{formatMessage(messages.no)}</VisuallyHidden>
    </>
  );

  const rows: {
    key: string;
    label: string;
    of: (plan: PlanView) => ReactNode;
    ofTrial: ReactNode;
    lead?: boolean;
  }[] = [
    {
      key: 'perMonth',
      label: formatMessage(messages.perMonth),
      of: (plan) => <Ltr>{words.money(plan.perMonth)}</Ltr>,
      ofTrial: trial ? formatMessage(messages.freeFor, { days: trial.days }) : null,
      lead: true,
    },
    {
      key: 'billed',
      label: formatMessage(messages.billed),
      of: (plan) => (plan.personal?.later ? personalWords.note(plan) : words.every(plan)),
      ofTrial: trial?.plan ? formatMessage(messages.thenBilled, { renewal: words.every(trial.plan) }) : no,
    },
    ...[
      { key: 'devices', label: messages.devices, value: <Ltr>{count(claims.devices)}</Ltr> },
      { key: 'servers', label: messages.servers, value: orMore(claims.servers) },
      { key: 'countries', label: messages.countries, value: orMore(claims.countries) },
      { key: 'apps', label: messages.apps, value: yes },
      { key: 'noLogs', label: messages.noLogs, value: yes },
      { key: 'streaming', label: messages.streaming, value: yes },
    ].map(({ key, label, value }) => ({
      key,
      label: formatMessage(label),
      of: () => value,
      ofTrial: value,
    })),
    {
      key: 'moneyBack',
      label: formatMessage(messages.moneyBack, { days: claims.moneyBackDays }),
      of: () => yes,
      ofTrial: yes,
    },
  ];
  const hot = plans.find((plan) => plan.recommended)?.id;

  return (
    <Section labelledBy={titleId}>
      <Container>
        <div className={css.head}>
          <Heading level={2} size="display" id={titleId}>
            {formatMessage(messages.title)}
          </Heading>
        </div>
        <div ref={scroller} className={css.scroll} role="group" aria-labelledby={titleId} tabIndex={stop}>
          <table className={css.table} aria-labelledby={titleId}>
            <thead>
              <tr>
                <th scope="col" className={cx(css.headCell, css.corner)}>
                  <VisuallyHidden>{formatMessage(messages.feature)}</VisuallyHidden>
                </th>
                {plans.map((plan) => {
                  const off = plan.id === hot ? (personalWords.badge(plan) ?? words.off(plan)) : null;
                  return (
                    <th key={plan.id} scope="col" className={cx(css.headCell, plan.id === hot && css.hot)}>
                      <span className={css.planName}>
                        <span>{words.name(plan)}</span>
                        {off ? <Badge tone="discount">{off}</Badge> : null}
                      </span>
                    </th>
                  );
                })}
                {trial ? (
                  <th scope="col" className={css.headCell} {...soldMark('trial')}>
                    <Link href={trial.href}>{formatMessage(messages.startTrial)}</Link>
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, of, ofTrial, lead }) => (
                <tr key={key}>
                  <th scope="row" className={cx(css.rowHead, css.corner)}>
                    {label}
                  </th>
                  {plans.map((plan) => (
                    <td key={plan.id} className={cx(css.cell, lead && css.lead, plan.id === hot && css.hot)}>
                      {of(plan)}
                    </td>
                  ))}
                  {trial ? (
                    <td className={cx(css.cell, lead && css.lead)} {...soldMark('trial')}>
                      {ofTrial}
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Container>
    </Section>
  );
}
