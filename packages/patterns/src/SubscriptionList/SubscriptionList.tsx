import type { Money } from '@tern/domain';
import { formatDate, formatMoney, formatWholeDate, type Language } from '@tern/i18n';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Link,
  Ltr,
  Notice,
  Skeleton,
  Table,
  Value,
  VisuallyHidden,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import { receiptMessages } from '../Receipt/receipt.messages.ts';
import type { CurrentPlan, PlanPeriod } from './CurrentPlan.ts';
import { PaymentPapers } from './PaymentPapers.tsx';
import { PlanBand } from './PlanBand.tsx';
import { paymentResults } from './paymentResults.ts';
import { planNames } from './planPeriods.ts';
import * as css from './SubscriptionList.css.ts';
import { subscriptionListMessages as m } from './subscriptionList.messages.ts';
import { useMethodName } from './useMethodName.ts';

/** The labels of spec section 4, payment result, and what a charge can be beside them. */
export type PaymentResult = keyof typeof paymentResults;

export interface SubscriptionPayment extends PlanPeriod {
  id: string;
  /** ISO 8601. */
  date: string;
  amount: Money;
  /** The code of the payment adapter, such as `s1`. */
  method: string;
  result: PaymentResult;
  /** The part of the amount that went back; absent for all of it, and for nothing. */
  refunded?: Money | undefined;
  /** Where the buyer says where money goes back to; absent where it goes back the way it came. */
  claimHref?: string | undefined;
  /** ISO 8601: what is paid for. */
  period?: { start: string; end: string } | undefined;
  /** Where its receipt is; absent where nothing was paid. */
  receiptHref?: string | undefined;
  /** Hands the file of its invoice to the browser; resolves with false when it did not come. Absent where there is none. */
  onPdf?: (() => Promise<boolean>) | undefined;
}

/** A plan that runs beside another one. */
export interface HeldPlan extends CurrentPlan {
  id: string;
  /** Ends it with what is paid for; resolves with false when it did not work. Without it there is no button. */
  onCancelRenewal?: () => Promise<boolean>;
}

export type SubscriptionListProps = {
  /** Where plans are sold. */
  pricingHref: string;
  /** Ends the subscription with what is paid for; resolves with false when it did not work. Without it there is no button. */
  onCancelRenewal?: () => Promise<boolean>;
  /** Receives the error sentence, to show it as a toast. Without it the error is shown here. */
  onFailed?: (sentence: string) => void;
} & (
  | {
      status?: 'ready';
      current?: CurrentPlan;
      /** Further plans that run, which should not be: each has its own button. */
      others?: readonly HeldPlan[];
      payments: readonly SubscriptionPayment[];
      onRetry?: undefined;
    }
  | { status: 'loading'; current?: undefined; others?: undefined; payments?: undefined; onRetry?: undefined }
  | { status: 'error'; current?: undefined; others?: undefined; payments?: undefined; onRetry: () => void }
);

/** The plans that run, and every payment with its result (spec sections 2, account, and 4). */
export function SubscriptionList({
  status = 'ready',
  current,
  others = [],
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

  const shared = { pricingHref, onFailed, named: others.length > 0 };
  const renewing = [current, ...others].filter((plan) => plan?.renewal).length;
  return (
    <Card as="section" padding="none">
      {renewing > 1 ? (
        <div className={css.told}>
          <Notice tone="danger">{formatMessage(m.several)}</Notice>
        </div>
      ) : null}
      {current ? <PlanBand current={current} onCancelRenewal={onCancelRenewal} {...shared} /> : null}
      {others.map(({ id, onCancelRenewal: onCancel, ...plan }) => (
        <PlanBand key={id} current={plan} onCancelRenewal={onCancel} {...shared} />
      ))}
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
            ...(payments.some(({ receiptHref, onPdf }) => receiptHref ?? onPdf)
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
                        start: formatWholeDate(payment.period.start, language, 'medium'),
                        end: formatWholeDate(payment.period.end, language, 'medium'),
                      })}
                    </span>
                  </span>
                ) : (
                  planName(payment)
                ),
                method: methodName(payment.method),
                amount:
                  payment.refunded || payment.claimHref ? (
                    <span className={css.sum}>
                      <Ltr>{formatMoney(payment.amount, language)}</Ltr>
                      {payment.refunded ? (
                        <span className={css.dates}>
                          {formatMessage(m.refundedSum, { amount: formatMoney(payment.refunded, language) })}
                        </span>
                      ) : null}
                      {payment.claimHref ? (
                        <Link href={payment.claimHref}>{formatMessage(m.claimRefund)}</Link>
                      ) : null}
                    </span>
                  ) : (
                    <Ltr>{formatMoney(payment.amount, language)}</Ltr>
                  ),
                status: (
                  <Badge tone={result.tone} icon={result.glyph}>
                    {formatMessage(result.message)}
                  </Badge>
                ),
                receipt:
                  payment.receiptHref || payment.onPdf ? (
                    <PaymentPapers
                      date={payment.date}
                      receiptHref={payment.receiptHref}
                      onPdf={payment.onPdf}
                      onFailed={onFailed}
                    />
                  ) : null,
              },
            };
          })}
        />
      )}
    </Card>
  );
}
