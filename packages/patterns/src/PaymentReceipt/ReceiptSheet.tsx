import type { Money, OrderFacts } from '@tern/domain';
import { formatMoney, formatWholeDate, type Language } from '@tern/i18n';
import { Badge, DescriptionList, Heading, Logo, Ltr, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { OrderCard } from '../OrderCard/OrderCard.tsx';
import { orderSummaryMessages } from '../OrderSummary/orderSummary.messages.ts';
import { planWordsMessages } from '../planWords/planWords.messages.ts';
import { receiptMessages } from '../Receipt/receipt.messages.ts';
import type { PlanPeriod } from '../SubscriptionList/CurrentPlan.ts';
import { paymentResults } from '../SubscriptionList/paymentResults.ts';
import type { PaymentResult } from '../SubscriptionList/SubscriptionList.tsx';
import { subscriptionListMessages } from '../SubscriptionList/subscriptionList.messages.ts';
import { useMethodName } from '../SubscriptionList/useMethodName.ts';
import * as css from './PaymentReceipt.css.ts';
import { paymentReceiptMessages as m } from './paymentReceipt.messages.ts';

const planNames = {
  DAY: planWordsMessages.nameDay,
  WEEK: planWordsMessages.nameWeek,
  MONTH: planWordsMessages.nameMonth,
  YEAR: planWordsMessages.nameYear,
} satisfies Record<PlanPeriod['intervalUnit'], unknown>;

export interface PaymentReceiptView extends PlanPeriod {
  number: string;
  /** ISO 8601. */
  date: string;
  amount: Money;
  /** Part of the amount, where the provider reports it. */
  tax?: Money;
  /** The part of the amount that went back. */
  refunded?: Money | undefined;
  /** The code of the payment adapter, such as `s1`. */
  method: string;
  result: PaymentResult;
  /** ISO 8601: what is paid for. */
  period?: { start: string; end: string } | undefined;
  /** The order in plain words, while something follows or the money has come back. */
  order?: OrderFacts | undefined;
}

export interface ReceiptSheetProps {
  receipt: PaymentReceiptView;
  /** From the brand file: the name in the logo, the company, its address of one or more lines. */
  seller: { brand: string; name: string; address?: string | undefined };
  /** The address of the account. */
  email?: string | undefined;
  headingLevel?: 1 | 2;
}

/** One payment on one sheet: mark, seller, buyer, what was bought, and the sum. */
export function ReceiptSheet({ receipt, seller, email, headingLevel = 1 }: ReceiptSheetProps) {
  const { formatMessage, locale } = useIntl();
  const methodName = useMethodName();
  const language = locale as Language;
  // Two of them stand on one line of a phone.
  const day = (date: string) => formatWholeDate(date, language, 'medium');
  const result = paymentResults[receipt.result];
  const plan = formatMessage(planNames[receipt.intervalUnit], { count: receipt.intervalCount });
  return (
    <article className={css.sheet}>
      <div className={css.head}>
        <Heading level={headingLevel} size="h2">
          {formatMessage(m.title)}
        </Heading>
        <Logo name={seller.brand} />
      </div>
      <div className={css.parties}>
        <div className={css.party}>
          <p className={css.label}>{formatMessage(m.seller)}</p>
          <p>
            <bdi>{seller.name}</bdi>
          </p>
          {seller.address ? <p className={css.address}>{seller.address}</p> : null}
        </div>
        {email ? (
          <div className={css.party}>
            <p className={css.label}>{formatMessage(m.buyer)}</p>
            <p>
              <Ltr>{email}</Ltr>
            </p>
          </div>
        ) : null}
      </div>
      <DescriptionList
        items={[
          { term: formatMessage(m.number), value: <Ltr>{receipt.number}</Ltr> },
          { term: formatMessage(receiptMessages.date), value: <Value>{day(receipt.date)}</Value> },
          {
            term: formatMessage(receiptMessages.plan),
            value: formatMessage(m.what, { brand: seller.brand, plan }),
          },
          ...(receipt.period
            ? [
                {
                  term: formatMessage(receiptMessages.period),
                  value: formatMessage(receiptMessages.periodRange, {
                    start: day(receipt.period.start),
                    end: day(receipt.period.end),
                  }),
                },
              ]
            : []),
          { term: formatMessage(receiptMessages.method), value: methodName(receipt.method) },
          {
            term: formatMessage(m.status),
            value: (
              <Badge tone={result.tone} icon={result.glyph}>
                {formatMessage(result.message)}
              </Badge>
            ),
          },
          ...(receipt.tax
            ? [
                {
                  term: formatMessage(orderSummaryMessages.taxIncluded),
                  value: <Ltr>{formatMoney(receipt.tax, language)}</Ltr>,
                },
              ]
            : []),
          {
            term: formatMessage(m.total),
            value: <Ltr>{formatMoney(receipt.amount, language)}</Ltr>,
            emphasis: true,
          },
          ...(receipt.refunded
            ? [
                {
                  term: formatMessage(subscriptionListMessages.refunded),
                  value: <Ltr>{formatMoney(receipt.refunded, language)}</Ltr>,
                },
              ]
            : []),
        ]}
      />
      {receipt.order ? (
        <OrderCard plain order={receipt.order} headingLevel={(headingLevel + 1) as 2 | 3} />
      ) : null}
    </article>
  );
}
