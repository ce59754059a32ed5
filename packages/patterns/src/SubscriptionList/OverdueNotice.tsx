import { formatWholeDate, type Language } from '@tern/i18n';
import { Button, Notice } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './SubscriptionList.css.ts';
import { subscriptionListMessages as m } from './subscriptionList.messages.ts';

export interface OverdueView {
  /** ISO 8601: when the plan ends. */
  until: string;
  /** The provider's page that takes the payment; without one the provider tries again by itself. */
  payHref?: string;
}

/** A renewal that was not paid: until when the plan stays, and where to pay. */
export function OverdueNotice({ until, payHref }: OverdueView) {
  const { formatMessage, locale } = useIntl();
  const date = formatWholeDate(until, locale as Language);
  return (
    <div className={css.told}>
      <Notice tone="danger" title={formatMessage(m.overdue)}>
        <div className={css.noticeBody}>
          <p>{formatMessage(payHref ? m.overduePay : m.overdueRetry, { date })}</p>
          {payHref ? (
            <Button size="sm" href={payHref}>
              {formatMessage(m.pay)}
            </Button>
          ) : null}
        </div>
      </Notice>
    </div>
  );
}
