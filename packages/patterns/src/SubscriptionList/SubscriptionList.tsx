import type { Money } from '@tern/domain';
import { formatDate, formatMoney, type Language } from '@tern/i18n';
import {
  Badge,
  Button,
  Card,
  CheckGlyph,
  CircleCheckGlyph,
  EmptyState,
  Notice,
  Skeleton,
  Table,
  Undo2Glyph,
  VisuallyHidden,
  XGlyph,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import { planWordsMessages } from '../planWords/planWords.messages.ts';
import * as css from './SubscriptionList.css.ts';
import { subscriptionListMessages as m } from './subscriptionList.messages.ts';

/** How long a plan runs: 12 and `MONTH`. */
export interface PlanPeriod {
  intervalCount: number;
  intervalUnit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
}

/** The labels of spec section 4, payment result. */
export type PaymentResult = 'Paid' | 'Success' | 'Failed' | 'Refunded';

export interface CurrentPlan extends PlanPeriod {
  /** What one period costs. */
  amount: Money;
  /** ISO 8601; the end of what is paid for. */
  periodEnd: string;
  /** False: it ends there and nothing more is taken. */
  renews: boolean;
}

export interface SubscriptionPayment extends PlanPeriod {
  id: string;
  /** ISO 8601. */
  date: string;
  amount: Money;
  /** The code of the payment adapter, such as `s1`. */
  method: string;
  result: PaymentResult;
}

export type SubscriptionListProps = {
  /** Where plans are sold. */
  pricingHref: string;
} & (
  | { status?: 'ready'; current?: CurrentPlan; payments: readonly SubscriptionPayment[]; onRetry?: undefined }
  | { status: 'loading'; current?: undefined; payments?: undefined; onRetry?: undefined }
  | { status: 'error'; current?: undefined; payments?: undefined; onRetry: () => void }
);

const planNames = {
  DAY: planWordsMessages.nameDay,
  WEEK: planWordsMessages.nameWeek,
  MONTH: planWordsMessages.nameMonth,
  YEAR: planWordsMessages.nameYear,
} satisfies Record<PlanPeriod['intervalUnit'], unknown>;
const planRhythms = {
  DAY: planWordsMessages.everyDay,
  WEEK: planWordsMessages.everyWeek,
  MONTH: planWordsMessages.everyMonth,
  YEAR: planWordsMessages.everyYear,
} satisfies Record<PlanPeriod['intervalUnit'], unknown>;

const results = {
  Paid: { tone: 'success', glyph: CheckGlyph, message: m.paid },
  Success: { tone: 'data', glyph: CircleCheckGlyph, message: m.success },
  Failed: { tone: 'danger', glyph: XGlyph, message: m.failed },
  Refunded: { tone: 'line', glyph: Undo2Glyph, message: m.refunded },
} as const;

/** The names of the providers are their own in every language. */
const methodNames: Record<string, string> = {
  ps: 'PayPal',
  subscription: 'PayPal',
  pd: 'Paddle',
  rz: 'Razorpay',
};

/** The plan that runs, and every payment with its result (spec sections 2, account, and 4). */
export function SubscriptionList({
  status = 'ready',
  current,
  payments = [],
  pricingHref,
  onRetry,
}: SubscriptionListProps) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const planName = (period: PlanPeriod) =>
    formatMessage(planNames[period.intervalUnit], { count: period.intervalCount });
  const methodName = (code: string) =>
    methodNames[code] ??
    formatMessage(code === 's1' ? m.methodCard : code === 'gap' ? m.methodWallet : m.methodOther);

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
              <dt className={css.label}>{formatMessage(m.currentPlan)}</dt>
              <dd className={css.plan}>{planName(current)}</dd>
            </div>
            <div className={css.term}>
              <dt className={css.label}>{formatMessage(m.billed)}</dt>
              <dd className={css.figure}>
                {formatMessage(planRhythms[current.intervalUnit], {
                  count: current.intervalCount,
                  price: formatMoney(current.amount, language),
                })}
              </dd>
            </div>
            <div className={css.term}>
              <dt className={css.label}>{formatMessage(current.renews ? m.nextPayment : m.activeUntil)}</dt>
              <dd className={css.figure}>{formatDate(current.periodEnd, language)}</dd>
            </div>
          </dl>
          <Button variant="outline" size="sm" href={pricingHref}>
            {formatMessage(m.upgrade)}
          </Button>
        </div>
      )}
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
          ]}
          rows={payments.map((payment) => {
            const result = results[payment.result];
            return {
              key: payment.id,
              cells: {
                date: formatDate(payment.date, language),
                plan: planName(payment),
                method: methodName(payment.method),
                amount: formatMoney(payment.amount, language),
                status: (
                  <Badge tone={result.tone} icon={result.glyph}>
                    {formatMessage(result.message)}
                  </Badge>
                ),
              },
            };
          })}
        />
      )}
    </Card>
  );
}
