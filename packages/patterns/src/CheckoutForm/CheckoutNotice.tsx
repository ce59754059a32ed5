import type { Money } from '@tern/domain';
import { formatWholeDate } from '@tern/i18n';
import { Link, Ltr, Notice } from '@tern/ui';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './CheckoutForm.css.ts';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';

/** The errors of an order (spec section 8, Payment messages). */
export type CheckoutError =
  | 'network'
  | 'provider_away'
  | 'payment_failed'
  | 'plan_purchased'
  | 'email_missing'
  | 'email_invalid'
  | 'account_exists'
  | 'quote_changed'
  | 'quote_expired'
  | 'not_available_in_country'
  | 'charge_differs'
  | 'payment_pending'
  | 'plan_shortened'
  | 'method_unavailable'
  | 'too_many_requests'
  | 'bot_check_failed'
  | 'bot_check_unavailable'
  | 'card_declined'
  | 'card_no_funds'
  | 'card_expired'
  | 'card_wrong'
  | 'not_confirmed'
  | 'trial_unavailable'
  | 'trial_used'
  | 'trial_with_plan'
  | 'unknown';

/** Errors before any money could move. */
const harmlessErrors: readonly CheckoutError[] = [
  'network',
  'provider_away',
  'payment_failed',
  'charge_differs',
];
/** Errors of one field stand at the field. */
export const fieldErrors: readonly CheckoutError[] = ['email_missing', 'email_invalid', 'account_exists'];
const sentences = {
  network: messages.network,
  provider_away: messages.providerAway,
  payment_failed: messages.paymentFailed,
  plan_purchased: messages.planPurchased,
  quote_expired: messages.quoteExpired,
  not_available_in_country: messages.notAvailableInCountry,
  charge_differs: messages.chargeDiffers,
  plan_shortened: messages.planShortened,
  method_unavailable: messages.methodUnavailable,
  too_many_requests: messages.tooManyRequests,
  bot_check_failed: messages.botCheckFailed,
  bot_check_unavailable: messages.botCheckUnavailable,
  card_declined: messages.cardDeclined,
  card_no_funds: messages.cardNoFunds,
  card_expired: messages.cardExpired,
  card_wrong: messages.cardWrong,
  not_confirmed: messages.notConfirmed,
  trial_unavailable: messages.trialUnavailable,
  trial_used: messages.trialUsed,
  trial_with_plan: messages.trialWithPlan,
  unknown: messages.unknown,
};

/** A payment of this plan that is on its way. */
export interface PendingPaymentView {
  amount: Money;
  /** ISO 8601: it has arrived by then. */
  until: string;
  /** The page that shows how it stands. */
  href: string;
}

export interface CheckoutNoticeProps {
  ref: Ref<HTMLDivElement>;
  error: CheckoutError | null;
  /** Old and new total. */
  changed: readonly [Money, Money] | null;
  pending?: PendingPaymentView;
  plansHref: string | undefined;
  /** The same plan without its trial, where that cannot be had. */
  withoutTrialHref?: string;
}

/** The error of an order, above the fields. Errors of one field stand at the field instead. */
export function CheckoutNotice(props: CheckoutNoticeProps) {
  const { ref, error, changed, pending, plansHref, withoutTrialHref } = props;
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  if (!error || fieldErrors.includes(error)) return null;
  const sentence =
    error === 'quote_changed' ? null : (sentences[error as keyof typeof sentences] ?? messages.unknown);
  const card = error.startsWith('card_') || error === 'not_confirmed';
  const harmless = card || harmlessErrors.includes(error);
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={css.notice}>
      {error === 'payment_pending' && pending ? (
        <Notice tone="data" title={formatMessage(messages.paymentPending)}>
          <p>
            {formatMessage(messages.paymentPendingText, {
              price: words.money(pending.amount),
              date: formatWholeDate(pending.until, words.language),
            })}
          </p>
          <p>{formatMessage(messages.paymentPendingAgain)}</p>
          <Link href={pending.href}>{formatMessage(messages.paymentPendingLink)}</Link>
        </Notice>
      ) : sentence ? (
        <Notice tone="danger" title={card ? formatMessage(messages.paymentFailed) : undefined}>
          <p>{formatMessage(sentence)}</p>
          {harmless ? <p>{formatMessage(messages.nothingCharged)}</p> : null}
          {/* The trial cannot be had; the plan can. */}
          {error.startsWith('trial_') && withoutTrialHref ? (
            <Link href={withoutTrialHref}>{formatMessage(messages.withoutTrial)}</Link>
          ) : null}
          {error === 'plan_purchased' && plansHref ? (
            <Link href={plansHref}>{formatMessage(messages.otherPlans)}</Link>
          ) : null}
        </Notice>
      ) : (
        <Notice tone="data" title={formatMessage(messages.quoteChanged)}>
          {changed ? (
            <p>
              {formatMessage(messages.quoteChangedText, {
                before: words.money(changed[0]),
                after: words.money(changed[1]),
                old: (chunks) => (
                  <s>
                    <Ltr>{chunks}</Ltr>
                  </s>
                ),
                new: (chunks) => (
                  <strong className={css.newPrice}>
                    <Ltr>{chunks}</Ltr>
                  </strong>
                ),
              })}
            </p>
          ) : (
            <p>{formatMessage(messages.quoteExpired)}</p>
          )}
        </Notice>
      )}
    </div>
  );
}
