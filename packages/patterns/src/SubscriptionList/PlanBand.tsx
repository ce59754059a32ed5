import { formatDate, formatMoney, formatWholeDate, type Language } from '@tern/i18n';
import { Button, ConfirmDialog, Ltr, Notice, Value } from '@tern/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { leaveActsMessages } from '../LeaveActs/leaveActs.messages.ts';
import { OrderCard } from '../OrderCard/OrderCard.tsx';
import { planChangeMessages } from '../PlanChange/planChange.messages.ts';
import { PlanLine } from '../PlanLine/PlanLine.tsx';
import { receiptMessages } from '../Receipt/receipt.messages.ts';
import type { CurrentPlan } from './CurrentPlan.ts';
import { cancelWords } from './cancelWords.ts';
import { OverdueNotice } from './OverdueNotice.tsx';
import { planNames, planRhythms } from './planPeriods.ts';
import * as css from './SubscriptionList.css.ts';
import { subscriptionListMessages as m } from './subscriptionList.messages.ts';

export interface PlanBandProps {
  current: CurrentPlan;
  /** Where plans are sold. */
  pricingHref: string;
  /** There are others: it is a group with the name of the plan. */
  named: boolean;
  /** Ends it with what is paid for; resolves with false when it did not work. Without it there is no button. */
  onCancelRenewal?: () => Promise<boolean>;
  /** Receives the error sentence, to show it as a toast. Without it the error is shown here. */
  onFailed?: (sentence: string) => void;
}

/** How long it runs, what it costs, and the day on which something happens next. */
function PlanTerms({ current }: Pick<PlanBandProps, 'current'>) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const words = cancelWords[current.trial ? 'trial' : 'renewal'];
  // The price of the plan that follows is not the one of this.
  const rhythm = current.follows ? null : current.renewal;
  return (
    <dl className={css.terms}>
      <div className={css.term}>
        <dt className={css.label}>{formatMessage(words.plan)}</dt>
        <dd className={css.plan}>
          {formatMessage(planNames[current.intervalUnit], { count: current.intervalCount })}
        </dd>
      </div>
      <div className={css.term}>
        <dt className={css.label}>{formatMessage(rhythm ? m.billed : receiptMessages.paid)}</dt>
        <dd className={css.figure}>
          {rhythm ? (
            formatMessage(planRhythms[current.intervalUnit], {
              count: current.intervalCount,
              price: formatMoney(rhythm, language),
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
  );
}

/** Until when it stands still, what is charged then, and the way to go on before. */
function PausedNotice({ current }: Pick<PlanBandProps, 'current'>) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const { paused, renewal, nextCharge, periodEnd } = current;
  if (!paused || !renewal || !nextCharge) return null;
  const date = formatWholeDate(nextCharge, language);
  return (
    <div className={css.told}>
      <Notice tone="neutral" title={formatMessage(leaveActsMessages.pausedUntil, { date })}>
        <div className={css.noticeBody}>
          <p>
            {formatMessage(paused.still ? leaveActsMessages.pauseStill : leaveActsMessages.pauseWaits, {
              last: formatWholeDate(periodEnd, language),
              date,
              amount: formatMoney(renewal, language),
            })}
          </p>
          <Button size="sm" variant="outline" href={paused.goOnHref}>
            {formatMessage(leaveActsMessages.goOn)}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** The plan that follows with the next payment, and its price. */
function FollowingNotice({ current }: Pick<PlanBandProps, 'current'>) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  if (!current.follows || !current.renewal) return null;
  const { at, intervalUnit, intervalCount } = current.follows;
  return (
    <div className={css.told}>
      <Notice tone="neutral">
        {formatMessage(planChangeMessages.follows, {
          date: formatWholeDate(at, language),
          plan: formatMessage(planNames[intervalUnit], { count: intervalCount }),
          price: formatMoney(current.renewal, language),
        })}
      </Notice>
    </div>
  );
}

/** A plan that runs: its terms, what follows, and the button that ends it. */
export function PlanBand({ current, pricingHref, named, onCancelRenewal, onFailed }: PlanBandProps) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const words = cancelWords[current.trial ? 'trial' : 'renewal'];
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'cancelled' | 'failed'>();
  const told = useRef<HTMLDivElement>(null);
  const toldId = useId();

  /* The button is gone once there is no renewal any more. */
  useEffect(() => {
    if (said === 'cancelled' && !asked) told.current?.focus();
  }, [said, asked]);

  const planName = formatMessage(planNames[current.intervalUnit], { count: current.intervalCount });
  const group = named ? { role: 'group', 'aria-label': planName } : {};

  async function cancelRenewal() {
    setBusy(true);
    setSaid(undefined);
    const done = (await onCancelRenewal?.().catch(() => false)) ?? false;
    setBusy(false);
    if (done || onFailed) setAsked(false);
    if (!done && onFailed) onFailed(formatMessage(words.failed));
    else setSaid(done ? 'cancelled' : 'failed');
  }

  return (
    <div {...group}>
      <div className={css.band}>
        <PlanTerms current={current} />
        <div className={css.actions}>
          <Button variant="outline" size="sm" href={current.changeHref ?? pricingHref}>
            {formatMessage(m.upgrade)}
          </Button>
          {current.renewal && current.paused ? (
            <Button variant="quiet" size="sm" href={current.paused.cancelHref}>
              {formatMessage(words.cancel)}
            </Button>
          ) : current.renewal && onCancelRenewal ? (
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
      {current.line ? (
        <div className={css.told}>
          <PlanLine {...current.line} paid={current.amount} next={current.renewal ?? undefined} />
        </div>
      ) : null}
      <FollowingNotice current={current} />
      <PausedNotice current={current} />
      {current.order ? (
        <div className={css.told}>
          <OrderCard plain order={current.order} headingLevel={2} />
        </div>
      ) : null}
      {current.overdue ? <OverdueNotice {...current.overdue} /> : null}
      {said === 'cancelled' ? (
        <div ref={told} tabIndex={-1} role="group" aria-labelledby={toldId} className={css.told}>
          <Notice tone="success">
            <span id={toldId}>
              {formatMessage(words.done, { date: formatWholeDate(current.periodEnd, language, 'medium') })}
            </span>
          </Notice>
        </div>
      ) : null}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={formatMessage(words.title)}
        description={formatMessage(words.text, {
          date: formatWholeDate(current.periodEnd, language, 'medium'),
        })}
        confirmLabel={formatMessage(words.cancel)}
        cancelLabel={formatMessage(m.keepRenewal)}
        closeLabel={formatMessage(m.close)}
        tone="danger"
        busy={busy}
        error={said === 'failed' ? formatMessage(words.failed) : undefined}
        onConfirm={() => void cancelRenewal()}
      />
    </div>
  );
}
