import type { Money } from '@tern/domain';
import { formatDate } from '@tern/i18n';
import { Badge, Button, CheckGlyph, Heading, Ltr, Sentences, Text } from '@tern/ui';
import { type ComponentType, Fragment, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { BoardingPass } from '../BoardingPass/BoardingPass.tsx';
import { boardingPassMessages } from '../BoardingPass/boardingPass.messages.ts';
import { PassPhone, type PassPhoneProps } from '../BoardingPass/PassPhone.tsx';
import { OrderCard } from '../OrderCard/OrderCard.tsx';
import type { QuoteLineView } from '../OrderSummary/QuoteView.ts';
import { useOrderLines } from '../OrderSummary/useOrderLines.tsx';
import type { ReceiptSheetProps } from '../PaymentReceipt/ReceiptSheet.tsx';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import type { TrialView } from '../planWords/useTrialWords.ts';
import { useMethodName } from '../SubscriptionList/useMethodName.ts';
import { OwnApp, OwnAppButton, type OwnAppView } from './OwnApp.tsx';
import { paperView } from './paperView.ts';
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
  period?: { start: number; end: number; renewsAt?: number } | undefined;
  /** The price of each further period; null where the plan ends with this one. Said only with `period`. */
  renewal?: Money | null;
  /** A free trial that runs: nothing was paid, and this follows unless it is cancelled. */
  trial?: TrialView | undefined;
  /** The plan before has ended: free days that came of what was left of it. */
  tookOver?: { days: number } | null;
  /** The address of the account. */
  email?: string | undefined;
  /** The receipt went there by mail. */
  mailed?: boolean;
  /** The code of the payment method, such as `s1`. */
  method?: string | undefined;
  /** Where the buyer seems to be, in the reader's language. */
  from?: string | undefined;
  /** The app for the device of the buyer; absent: it has none, or is not known. */
  app?: OwnAppView | undefined;
  /** On a computer: the way to the apps for a phone. */
  phone?: PassPhoneProps | undefined;
  downloadHref: string;
  accountHref: string;
  /** The printed receipt: whose name stands on it, and `ReceiptSheet` or a part that fetches it. The page prints as it is without. */
  paper?: { seller: ReceiptSheetProps['seller']; Sheet: ComponentType<ReceiptSheetProps> } | undefined;
  /** Prints the page. */
  onPrint?: (() => void) | undefined;
  headingLevel?: 1 | 2;
  /** For a buyer without a password: the form that sets one. */
  children?: ReactNode;
}

/** A paid order as a boarding pass, the app for this device, and the receipt, which prints as a sheet of its own. */
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
  from,
  app,
  phone,
  downloadHref,
  accountHref,
  paper,
  onPrint,
  headingLevel = 1,
  children,
}: ReceiptProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const methodName = useMethodName();
  const told = useReceiptWords({ plan, total, paidAt, period, renewal, trial, tookOver, email, mailed });
  const titleId = useId();
  const receiptId = useId();
  const orderLines = useOrderLines(plan, lines);
  const nextLevel = (headingLevel + 1) as 2 | 3;
  const day = (time: number) => (
    <time dateTime={new Date(time).toISOString().slice(0, 10)} translate="no">
      {formatDate(time, words.language, 'medium')}
    </time>
  );

  const number = { term: formatMessage(messages.orderNumber), value: <Ltr>{orderNumber}</Ltr> };
  const paid = { term: formatMessage(messages.paid), value: <Ltr>{words.money(total)}</Ltr> };
  const way = method ? [{ term: formatMessage(messages.method), value: methodName(method) }] : [];
  const facts: { term: string; value: ReactNode }[] = [
    number,
    { term: formatMessage(messages.date), value: day(paidAt) },
    { term: formatMessage(messages.plan), value: words.name(plan) },
    ...(period
      ? [
          {
            term: formatMessage(messages.period),
            value: formatMessage(messages.periodRange, {
              start: <Fragment key="start">{day(period.start)}</Fragment>,
              end: <Fragment key="end">{day(period.end)}</Fragment>,
            }),
          },
        ]
      : []),
    ...way,
  ];
  const onPass = [
    // A plan that waits for another.
    ...(period && period.start > Math.max(paidAt, Date.now())
      ? [{ term: formatMessage(boardingPassMessages.starts), value: day(period.start) }]
      : []),
    ...(period ? [{ term: formatMessage(boardingPassMessages.until), value: day(period.end) }] : []),
    paid,
    ...way,
    { ...number, value: <Ltr>{shortNumber(orderNumber)}</Ltr> },
  ];
  return (
    <article className={css.root} aria-labelledby={titleId}>
      <header className={css.head}>
        <Heading level={headingLevel} size="h1" id={titleId}>
          <Sentences text={told.title} />
        </Heading>
        <Text size="lead">{told.lead}</Text>
      </header>
      <BoardingPass plan={words.name(plan)} state={told.state} from={from} facts={onPass}>
        {phone ? <PassPhone {...phone} /> : <OwnAppButton app={app} downloadHref={downloadHref} />}
      </BoardingPass>
      <div className={css.columns}>
        <div className={css.column}>
          <OwnApp
            app={app}
            email={email}
            downloadHref={downloadHref}
            headingLevel={nextLevel}
            withButton={phone !== undefined}
          />
          {told.order ? <OrderCard order={told.order} headingLevel={nextLevel as 2 | 3} /> : null}
        </div>
        <div className={css.column}>
          {children ? <div className={css.slot}>{children}</div> : null}
          <section className={css.card} aria-labelledby={receiptId}>
            <div className={css.cardHead}>
              <Heading level={nextLevel} size="h4" id={receiptId}>
                {formatMessage(messages.receipt)}
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
                <dt className={css.total}>{paid.term}</dt>
                <dd className={css.total}>{paid.value}</dd>
              </div>
            </dl>
            <div className={css.actions}>
              {onPrint ? (
                <Button variant="outline" size="sm" onClick={onPrint}>
                  {formatMessage(messages.print)}
                </Button>
              ) : null}
              <Button variant="quiet" size="sm" href={accountHref}>
                {formatMessage(messages.account)}
              </Button>
            </div>
          </section>
        </div>
      </div>
      {paper && method ? (
        <div className={css.paper}>
          <paper.Sheet
            headingLevel={2}
            seller={paper.seller}
            email={email}
            receipt={paperView(
              { orderNumber, paidAt, plan, lines, total, period, trial, method },
              told.order,
            )}
          />
        </div>
      ) : null}
    </article>
  );
}

/** The end of a long number, which tells orders apart. The receipt has the whole. */
const shortNumber = (number: string) => (number.length > 14 ? `…${number.slice(-6)}` : number);
