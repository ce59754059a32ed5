import type { Money } from '@tern/domain';
import { formatDate } from '@tern/i18n';
import { Badge, Button, CheckGlyph, Heading, Ltr, Sentences, Text } from '@tern/ui';
import { Fragment, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { OrderCard } from '../OrderCard/OrderCard.tsx';
import type { QuoteLineView } from '../OrderSummary/QuoteView.ts';
import { useOrderLines } from '../OrderSummary/useOrderLines.tsx';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import type { TrialView } from '../planWords/useTrialWords.ts';
import * as css from './Receipt.css.ts';
import { receiptMessages as messages } from './receipt.messages.ts';
import { useReceiptWords } from './useReceiptWords.tsx';

export interface ReceiptProps {
  orderNumber: string;
  /** Epoch milliseconds; written as a day in UTC. */
  paidAt: number;
  plan: PlanView;
  /** How the sum came about. May be empty. */
  lines?: readonly QuoteLineView[];
  total: Money;
  /** Epoch milliseconds: first and last day that is paid for. */
  period?: { start: number; end: number; renewsAt?: number };
  /** The price of each further period; null where the plan ends with this one. Said only with `period`. */
  renewal?: Money | null;
  /** A free trial that runs: nothing was paid, and this follows unless it is cancelled. */
  trial?: TrialView;
  /** The plan before has ended: free days that came of what was left of it. */
  tookOver?: { days: number } | null;
  /** The address of the account. */
  email?: string;
  /** The receipt went there by mail. */
  mailed?: boolean;
  /** Name of the payment method. */
  method?: string;
  downloadHref: string;
  accountHref: string;
  /** Prints the page. */
  onPrint?: () => void;
  headingLevel?: 1 | 2;
  /** For a buyer without a password: the form that sets one. */
  children?: ReactNode;
}

/** Proof of a paid order, and what to do next. Prints without the steps. */
export function Receipt({
  orderNumber,
  paidAt,
  plan,
  lines = [],
  total,
  period,
  renewal = null,
  trial,
  tookOver,
  email,
  mailed = false,
  method,
  downloadHref,
  accountHref,
  onPrint,
  headingLevel = 1,
  children,
}: ReceiptProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const told = useReceiptWords({ plan, total, paidAt, period, renewal, trial, tookOver, email, mailed });
  const titleId = useId();
  const nextId = useId();
  const orderLines = useOrderLines(plan, lines);
  const day = (time: number) => (
    <time dateTime={new Date(time).toISOString().slice(0, 10)} translate="no">
      {formatDate(time, words.language, 'medium')}
    </time>
  );
  const address = email ? <Ltr key="email">{email}</Ltr> : null;

  const facts: { term: string; value: ReactNode }[] = [
    { term: formatMessage(messages.orderNumber), value: <Ltr>{orderNumber}</Ltr> },
    { term: formatMessage(messages.date), value: day(paidAt) },
    { term: formatMessage(messages.plan), value: words.name(plan) },
  ];
  if (period) {
    facts.push({
      term: formatMessage(messages.period),
      value: formatMessage(messages.periodRange, {
        start: <Fragment key="start">{day(period.start)}</Fragment>,
        end: <Fragment key="end">{day(period.end)}</Fragment>,
      }),
    });
  }
  if (method) facts.push({ term: formatMessage(messages.method), value: method });

  const steps: ReactNode[] = [
    formatMessage(messages.stepDownload),
    address
      ? formatMessage(messages.stepSignIn, { email: address })
      : formatMessage(messages.stepSignInPlain),
  ];
  const nextLevel = (headingLevel + 1) as 2 | 3;

  return (
    <article className={css.root} aria-labelledby={titleId}>
      <header className={css.head}>
        <Heading level={headingLevel} size="h1" id={titleId}>
          <Sentences text={told.title} />
        </Heading>
        <Text size="lead">{told.lead}</Text>
      </header>
      <div className={css.columns}>
        <section className={css.card}>
          <div className={css.cardHead}>
            <Heading level={nextLevel} size="h4">
              {formatMessage(messages.order)}
            </Heading>
            <Badge tone="success" icon={CheckGlyph}>
              {told.state}
            </Badge>
          </div>
          <dl className={css.lines}>
            {[...facts, ...orderLines].map(({ term, value }) => (
              <div key={term} className={css.line}>
                <dt className={css.term}>{term}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
            <div className={css.line}>
              <dt className={css.total}>{formatMessage(messages.paid)}</dt>
              <dd className={css.total}>
                <Ltr>{words.money(total)}</Ltr>
              </dd>
            </div>
          </dl>
          {told.order ? (
            <OrderCard plain order={told.order} headingLevel={(headingLevel + 2) as 3 | 4} />
          ) : null}
          {onPrint ? (
            <div className={css.print}>
              <Button variant="quiet" size="sm" onClick={onPrint}>
                {formatMessage(messages.print)}
              </Button>
            </div>
          ) : null}
        </section>
        <section className={css.next} aria-labelledby={nextId}>
          <Heading level={nextLevel} size="h3" id={nextId}>
            {formatMessage(messages.next)}
          </Heading>
          <ol className={css.steps}>
            {children ? (
              <li className={css.step}>
                <p className={css.stepText}>{formatMessage(messages.stepPassword)}</p>
                <div className={css.slot}>{children}</div>
              </li>
            ) : null}
            {steps.map((step, index) => (
              <li key={index} className={css.step}>
                <p className={css.stepText}>{step}</p>
              </li>
            ))}
          </ol>
          <div className={css.actions}>
            <Button variant={children ? 'outline' : 'primary'} href={downloadHref}>
              {formatMessage(messages.download)}
            </Button>
            <Button variant="quiet" href={accountHref}>
              {formatMessage(messages.account)}
            </Button>
          </div>
        </section>
      </div>
    </article>
  );
}
