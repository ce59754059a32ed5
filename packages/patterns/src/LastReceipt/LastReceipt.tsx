import type { Money } from '@tern/domain';
import { formatList, formatMoney, formatWholeDate, type Language } from '@tern/i18n';
import { Badge, Button, CheckGlyph, Heading, Ltr, Text, TriangleAlertGlyph, Undo2Glyph } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { DeckLoading } from '../deck/DeckLoading.tsx';
import * as deck from '../deck/deck.css.ts';
import { usePaidWith } from '../deck/usePaidWith.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import type { PlanPeriod } from '../SubscriptionList/CurrentPlan.ts';
import * as css from './LastReceipt.css.ts';
import { lastReceiptMessages as m } from './lastReceipt.messages.ts';

type PaymentResult = 'paid' | 'refunded' | 'partlyRefunded' | 'disputed';

export interface LastPayment extends PlanPeriod {
  /** The number of the receipt. */
  number: string;
  /** ISO 8601. */
  date: string;
  amount: Money;
  result: PaymentResult;
  /** The payment code. */
  method: string;
  href: string;
}

export type LastReceiptProps = {
  /** The list of payments. */
  allHref: string;
} & ({ status: 'loading' } | { status?: 'ready'; payment: LastPayment | null });

const results = {
  paid: { tone: 'success', glyph: CheckGlyph, message: m.paid },
  refunded: { tone: 'line', glyph: Undo2Glyph, message: m.refunded },
  partlyRefunded: { tone: 'line', glyph: Undo2Glyph, message: m.refundedInPart },
  disputed: { tone: 'danger', glyph: TriangleAlertGlyph, message: m.disputed },
} as const satisfies Record<PaymentResult, unknown>;

/** The newest payment of an account, and the way to its receipt and to the others. */
export function LastReceipt(props: LastReceiptProps) {
  const { formatMessage, locale } = useIntl();
  const words = usePlanWords();
  const paidWith = usePaidWith();
  const titleId = useId();
  if (props.status === 'loading') return <DeckLoading label={formatMessage(m.loading)} />;
  const { payment, allHref } = props;
  const result = payment && results[payment.result];
  return (
    <section className={deck.card} aria-labelledby={titleId}>
      <div className={deck.top}>
        <Heading level={2} size="h4" id={titleId}>
          {formatMessage(m.title)}
        </Heading>
        {result ? (
          <Badge tone={result.tone} icon={result.glyph}>
            {formatMessage(result.message)}
          </Badge>
        ) : null}
      </div>
      {payment ? (
        <>
          <div className={css.stub}>
            <span className={css.what}>
              {formatList(
                [formatWholeDate(payment.date, locale as Language, 'medium'), words.name(payment)],
                locale as Language,
                'unit',
              )}
            </span>
            <span className={css.amount}>
              <Ltr>{formatMoney(payment.amount, locale as Language)}</Ltr>
            </span>
            <span className={css.note}>
              <Ltr>{payment.number}</Ltr>
              <span>{paidWith(payment.method)}</span>
            </span>
          </div>
          <div className={deck.actions}>
            <Button variant="outline" size="sm" href={payment.href}>
              {formatMessage(m.open)}
            </Button>
            <Button variant="quiet" size="sm" href={allHref}>
              {formatMessage(m.all)}
            </Button>
          </div>
        </>
      ) : (
        <Text tone="muted">{formatMessage(m.none)}</Text>
      )}
    </section>
  );
}
