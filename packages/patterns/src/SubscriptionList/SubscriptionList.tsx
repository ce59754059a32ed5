import type { Money } from '@tern/domain';
import { formatDate, formatMoney, type Language } from '@tern/i18n';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Link,
  Ltr,
  Notice,
  Skeleton,
  Table,
  Value,
  VisuallyHidden,
} from '@tern/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { OrderCard } from '../OrderCard/OrderCard.tsx';
import { receiptMessages } from '../Receipt/receipt.messages.ts';
import type { CurrentPlan, PlanPeriod } from './CurrentPlan.ts';
import { cancelWords } from './cancelWords.ts';
import { OverdueNotice } from './OverdueNotice.tsx';
import { paymentResults } from './paymentResults.ts';
import { planNames, planRhythms } from './planPeriods.ts';
import * as css from './SubscriptionList.css.ts';
import { subscriptionListMessages as m } from './subscriptionList.messages.ts';
import { useMethodName } from './useMethodName.ts';

/** The labels of spec section 4, payment result. */
export type PaymentResult = 'Paid' | 'Success' | 'Failed' | 'Refunded';

export interface SubscriptionPayment extends PlanPeriod {
  id: string;
  /** ISO 8601. */
  date: string;
  amount: Money;
  /** The code of the payment adapter, such as `s1`. */
  method: string;
  result: PaymentResult;
  /** ISO 8601: what is paid for. */
  period?: { start: string; end: string };
  /** Where its receipt is; absent for a payment that did not work. */
  receiptHref?: string;
}

export type SubscriptionListProps = {
  /** Where plans are sold. */
  pricingHref: string;
  /** Ends the subscription with what is paid for; resolves with false when it did not work. Without it there is no button. */
  onCancelRenewal?: () => Promise<boolean>;
  /** Receives the error sentence, to show it as a toast. Without it the error is shown here. */
  onFailed?: (sentence: string) => void;
} & (
  | { status?: 'ready'; current?: CurrentPlan; payments: readonly SubscriptionPayment[]; onRetry?: undefined }
  | { status: 'loading'; current?: undefined; payments?: undefined; onRetry?: undefined }
  | { status: 'error'; current?: undefined; payments?: undefined; onRetry: () => void }
);

/** The plan that runs, and every payment with its result (spec sections 2, account, and 4). */
export function SubscriptionList({
  status = 'ready',
  current,
  payments = [],
  pricingHref,
  onRetry,
  onCancelRenewal,
  onFailed,
}: SubscriptionListProps) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const planName = (period: PlanPeriod) =>
    formatMessage(planNames[period.intervalUnit], { count: period.intervalCount });
  const methodName = useMethodName();
  const words = cancelWords[current?.trial ? 'trial' : 'renewal'];
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'cancelled' | 'failed'>();
  const told = useRef<HTMLDivElement>(null);
  const toldId = useId();

  /* The button is gone once there is no renewal any more. */
  useEffect(() => {
    if (said === 'cancelled' && !asked) told.current?.focus();
  }, [said, asked]);

  async function cancelRenewal() {
    setBusy(true);
    setSaid(undefined);
    const done = (await onCancelRenewal?.().catch(() => false)) ?? false;
    setBusy(false);
    if (done || onFailed) setAsked(false);
    if (!done && onFailed) onFailed(formatMessage(words.failed));
    else setSaid(done ? 'cancelled' : 'failed');
  }

  if (status === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">{formatMessage(m.loading)}</span>
        </VisuallyHidden>
        <Card padding="none">
          <div className={css.band}>
            <Skeleton width="wide" height="figure" />
            <Skeleton width="wide" height="figure" />
            <Skeleton width="wide" height="figure" />
          </div>
          <div className={css.skeleton}>
            <Skeleton />
            <Skeleton />
            <Skeleton width="wide" />
          </div>
        </Card>
      </div>
    );
  }

  if (status === 'error') {
    return (
      <Notice tone="danger" live>
        <div className={css.error}>
          <span>{formatMessage(m.failedToLoad)}</span>
          <Button variant="outline" size="sm" onClick={onRetry}>
            {formatMessage(m.retry)}
          </Button>
        </div>
      </Notice>
    );
  }

  if (!current && payments.length === 0) {
    return (
      <Card>
        <EmptyState
          title={formatMessage(m.emptyTitle)}
          text={formatMessage(m.emptyText)}
          action={<Button href={pricingHref}>{formatMessage(m.seePlans)}</Button>}
        />
      </Card>
    );
  }

  return (
    <Card as="section" padding="none">
      {current && (
        <div className={css.band}>
          <dl className={css.terms}>
            <div className={css.term}>
              <dt className={css.label}>{formatMessage(words.plan)}</dt>
              <dd className={css.plan}>{planName(current)}</dd>
            </div>
            <div className={css.term}>
              <dt className={css.label}>
                {formatMessage(current.renewal ? m.billed : receiptMessages.paid)}
              </dt>
              <dd className={css.figure}>
                {current.renewal ? (
                  formatMessage(planRhythms[current.intervalUnit], {
                    count: current.intervalCount,
                    price: formatMoney(current.renewal, language),
                  })
                ) : (
                  <Ltr>{formatMoney(current.amount, language)}</Ltr>
                )}
              </dd>
            </div>
            <div className={css.term}>
              <dt className={css.label}>
                {formatMessage(current.overdue ? m.activeUntil : current.renewal ? words.next : words.until)}
              </dt>
              <dd className={css.figure}>
                <Value>
                  {formatDate(
                    current.overdue?.until ??
                      (current.renewal ? current.nextCharge : undefined) ??
                      current.periodEnd,
                    language,
                  )}
                </Value>
              </dd>
            </div>
          </dl>
          <div className={css.actions}>
            <Button variant="outline" size="sm" href={pricingHref}>
              {formatMessage(m.upgrade)}
            </Button>
            {current.renewal && onCancelRenewal ? (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  setSaid(undefined);
                  setAsked(true);
                }}
              >
                {formatMessage(words.cancel)}
              </Button>
            ) : null}
          </div>
        </div>
      )}
      {current?.order ? (
        <div className={css.told}>
          <OrderCard plain order={current.order} headingLevel={2} />
        </div>
      ) : null}
      {current?.overdue ? <OverdueNotice {...current.overdue} /> : null}
      {current && said === 'cancelled' ? (
        <div ref={told} tabIndex={-1} role="group" aria-labelledby={toldId} className={css.told}>
          <Notice tone="success">
            <span id={toldId}>
              {formatMessage(words.done, { date: formatDate(current.periodEnd, language) })}
            </span>
          </Notice>
        </div>
      ) : null}
      {current ? (
        <ConfirmDialog
          open={asked}
          onOpenChange={setAsked}
          title={formatMessage(words.title)}
          description={formatMessage(words.text, { date: formatDate(current.periodEnd, language) })}
          confirmLabel={formatMessage(words.cancel)}
          cancelLabel={formatMessage(m.keepRenewal)}
          closeLabel={formatMessage(m.close)}
          tone="danger"
          busy={busy}
          error={said === 'failed' ? formatMessage(words.failed) : undefined}
          onConfirm={() => void cancelRenewal()}
        />
      ) : null}
      {payments.length > 0 && (
        <Table
          inset
          caption={formatMessage(m.payments)}
          columns={[
            { key: 'date', label: formatMessage(m.date) },
            { key: 'plan', label: formatMessage(m.plan) },
            { key: 'method', label: formatMessage(m.method) },
            { key: 'amount', label: formatMessage(m.amount), align: 'end' },
            { key: 'status', label: formatMessage(m.status), align: 'end' },
            ...(payments.some(({ receiptHref }) => receiptHref)
              ? [{ key: 'receipt', label: formatMessage(m.receipt), align: 'end' as const }]
              : []),
          ]}
          rows={payments.map((payment) => {
            const result = paymentResults[payment.result];
            return {
              key: payment.id,
              cells: {
                date: <Value>{formatDate(payment.date, language)}</Value>,
                plan: payment.period ? (
                  <span className={css.period}>
                    <span>{planName(payment)}</span>
                    <span className={css.dates}>
                      {formatMessage(receiptMessages.periodRange, {
                        start: formatDate(payment.period.start, language),
                        end: formatDate(payment.period.end, language),
                      })}
                    </span>
                  </span>
                ) : (
                  planName(payment)
                ),
                method: methodName(payment.method),
                amount: <Ltr>{formatMoney(payment.amount, language)}</Ltr>,
                status: (
                  <Badge tone={result.tone} icon={result.glyph}>
                    {formatMessage(result.message)}
                  </Badge>
                ),
                receipt: payment.receiptHref ? (
                  <Link
                    href={payment.receiptHref}
                    aria-label={formatMessage(m.receiptOf, { date: formatDate(payment.date, language) })}
                  >
                    {formatMessage(m.receipt)}
                  </Link>
                ) : null,
              },
            };
          })}
        />
      )}
    </Card>
  );
}
