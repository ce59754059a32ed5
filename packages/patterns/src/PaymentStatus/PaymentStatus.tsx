import type { Money } from '@tern/domain';
import { formatWholeDate } from '@tern/i18n';
import { Button, Heading, Link, Ltr, Text } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { orderSummaryMessages } from '../OrderSummary/orderSummary.messages.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { PaymentPicture, type PaymentState } from './PaymentPicture.tsx';
import * as css from './PaymentStatus.css.ts';
import { paymentStatusMessages as messages } from './paymentStatus.messages.ts';

export interface PaymentStatusProps {
  state: PaymentState;
  /** Absent where the address names no order. */
  orderNumber?: string;
  amount?: Money;
  /** Part of the amount, where the provider reports it. */
  tax?: Money;
  /** Refused: this person has a plan, and no trial was had. */
  besidePlan?: boolean;
  /** Epoch milliseconds; shown in UTC. */
  startedAt?: number;
  /** Epoch milliseconds; while it is processed: the bank takes days, and the money has arrived by then. */
  settlesBy?: number;
  /** Requests the state again while it is open. Pays nothing. */
  onCheck?: () => void;
  checking?: boolean;
  /** Pays again after a failed, expired or late order, and leads to the plans where there is none. `retryHref` serves without JavaScript. */
  onRetry?: () => void;
  retryHref?: string;
  accountHref: string;
  supportEmail: string;
  headingLevel?: 1 | 2;
}

const titles = {
  processing: messages.processingTitle,
  late: messages.lateTitle,
  paid: messages.paidTitle,
  failed: messages.failedTitle,
  refused: messages.refusedTitle,
  expired: messages.expiredTitle,
  returning: messages.returningTitle,
  refunded: messages.refundedTitle,
  disputed: messages.disputedTitle,
  unknown: messages.unknownTitle,
  loading: messages.loadingTitle,
  missing: messages.missingTitle,
  notFound: messages.notFoundTitle,
  signedOut: messages.signedOutTitle,
} satisfies Record<PaymentState, unknown>;

/** Where an order stands and what to do next; changes are announced (spec section 4, Payment result). */
export function PaymentStatus({
  state,
  orderNumber,
  amount,
  tax,
  besidePlan = false,
  startedAt,
  settlesBy,
  onCheck,
  checking = false,
  onRetry,
  retryHref,
  accountHref,
  supportEmail,
  headingLevel = 1,
}: PaymentStatusProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const titleId = useId();
  const title = useFocusKept<HTMLHeadingElement>(state);
  const sum = amount ? words.money(amount) : null;
  const open = state === 'processing' || state === 'unknown';
  const settles = settlesBy === undefined ? null : formatWholeDate(settlesBy, words.language);
  const again = ['late', 'failed', 'refused', 'expired', 'missing'].includes(state);

  const text = (() => {
    switch (state) {
      case 'processing':
        return settles === null
          ? formatMessage(messages.processingText)
          : formatMessage(messages.settlingText, { date: settles });
      case 'late':
        return formatMessage(messages.lateText);
      case 'paid':
        return sum
          ? formatMessage(messages.paidText, { amount: sum })
          : formatMessage(messages.paidTextPlain);
      case 'failed':
        return formatMessage(messages.failedText);
      case 'refused':
        return formatMessage(besidePlan ? messages.refusedBesidePlan : messages.refusedText);
      case 'expired':
        return formatMessage(messages.expiredText);
      case 'returning':
        return formatMessage(messages.returningText);
      case 'refunded':
        return sum
          ? formatMessage(messages.refundedText, { amount: sum })
          : formatMessage(messages.refundedTextPlain);
      case 'disputed':
        return formatMessage(messages.disputedText);
      case 'unknown':
        return formatMessage(messages.unknownText);
      case 'loading':
        return null;
      case 'missing':
        return formatMessage(messages.missingText);
      case 'notFound':
        return formatMessage(messages.notFoundText);
      case 'signedOut':
        return formatMessage(messages.signedOutText);
    }
  })();
  const retryLabel = formatMessage(
    state === 'failed' || state === 'late'
      ? messages.retry
      : state === 'refused'
        ? messages.withoutTrial
        : messages.restart,
  );

  const accountVariant = ['paid', 'notFound'].includes(state) ? 'primary' : again ? 'quiet' : 'outline';

  return (
    <section className={css.root} aria-labelledby={titleId}>
      <PaymentPicture state={state} />
      <div role="status" aria-atomic="true" className={css.words}>
        <Heading level={headingLevel} size="h1" id={titleId} focusRef={title}>
          {formatMessage(state === 'processing' && settles ? messages.settlingTitle : titles[state])}
        </Heading>
        {open ? (
          <p className={css.safe}>
            {formatMessage(state === 'unknown' ? messages.unknownSafe : messages.processingSafe)}
          </p>
        ) : null}
        {text ? <Text tone="muted">{text}</Text> : null}
      </div>
      {orderNumber ? (
        <dl className={css.facts}>
          <div className={css.fact}>
            <dt className={css.term}>{formatMessage(messages.orderNumber)}</dt>
            <dd className={css.value}>
              <Ltr>{orderNumber}</Ltr>
            </dd>
          </div>
          {sum ? (
            <div className={css.fact}>
              <dt className={css.term}>{formatMessage(messages.amount)}</dt>
              <dd className={css.value}>
                <Ltr>{sum}</Ltr>
              </dd>
            </div>
          ) : null}
          {tax ? (
            <div className={css.fact}>
              <dt className={css.term}>{formatMessage(orderSummaryMessages.taxIncluded)}</dt>
              <dd className={css.value}>
                <Ltr>{words.money(tax)}</Ltr>
              </dd>
            </div>
          ) : null}
          {startedAt !== undefined ? (
            <div className={css.fact}>
              <dt className={css.term}>{formatMessage(messages.started)}</dt>
              <dd className={css.value}>
                <time dateTime={new Date(startedAt).toISOString()} translate="no">
                  {formatMessage(messages.utc, {
                    time: formatWholeDate(startedAt, words.language, 'dateTime'),
                  })}
                </time>
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {/* New with every state: what stays would jump with the lines above it. */}
      <div key={state} className={css.actions}>
        {again && retryHref ? (
          <Button href={retryHref} onClick={onRetry}>
            {retryLabel}
          </Button>
        ) : again && onRetry ? (
          <Button onClick={onRetry}>{retryLabel}</Button>
        ) : null}
        {(open || state === 'late') && onCheck ? (
          <Button variant="outline" busy={checking} onClick={onCheck}>
            {formatMessage(checking ? messages.checking : messages.check)}
          </Button>
        ) : null}
        <Button variant={accountVariant} href={accountHref}>
          {formatMessage(messages.account)}
        </Button>
      </div>
      {orderNumber ? (
        <Text size="small" tone="muted">
          {formatMessage(messages.support, {
            email: (
              <Link key="email" href={`mailto:${supportEmail}`}>
                <Ltr>{supportEmail}</Ltr>
              </Link>
            ),
          })}
        </Text>
      ) : null}
    </section>
  );
}
