import type { Money } from '@tern/domain';
import { formatMoney, formatWholeDate, type Language } from '@tern/i18n';
import {
  Button,
  Card,
  Heading,
  Link,
  Notice,
  RadioGroup,
  Skeleton,
  Text,
  Value,
  VisuallyHidden,
} from '@tern/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FollowingPlan, PlanPeriod } from '../SubscriptionList/CurrentPlan.ts';
import { planNames } from '../SubscriptionList/planPeriods.ts';
import { subscriptionListMessages } from '../SubscriptionList/subscriptionList.messages.ts';
import { exactTime } from '../words/exactTime.ts';
import * as css from './PlanChange.css.ts';
import { planChangeMessages as m } from './planChange.messages.ts';

/** A plan that the plan of today can be changed to. */
export interface PlanChangeOption extends PlanPeriod {
  id: string;
  /** Begins today: paid today, then `renewal` from the day `nextCharge` (ISO 8601) on. Absent where it is not sold. */
  now?: { amount: Money; renewal: Money; nextCharge: string; href: string } | undefined;
  /** The price of each period, where it begins at the end of the plan of today. */
  atEnd?: Money | undefined;
}

export interface PlanChangeReady {
  status?: 'ready';
  /** The plan of today. */
  current: PlanPeriod & { /** ISO 8601. */ periodEnd: string };
  options: readonly PlanChangeOption[];
  /** ISO 8601: when a plan that follows begins; absent where none can follow. */
  followsAt?: string | undefined;
  /** The plan that follows, with its price. */
  follows?: (FollowingPlan & { price: Money /** ISO 8601. */; requestedAt?: string | undefined }) | undefined;
  /** Lets a plan follow; resolves with false when it did not work. */
  onFollow: (option: PlanChangeOption) => Promise<boolean>;
  /** Takes that back. */
  onKeep: () => Promise<boolean>;
  onRetry?: undefined;
}

export type PlanChangeProps = {
  backHref: string;
  headingLevel?: 2 | 3;
} & (PlanChangeReady | { status: 'loading'; onRetry?: undefined } | { status: 'error'; onRetry: () => void });

/** Changes a plan, when its paid time ends or today, with the sums and the days of both (spec section 2, account). */
export function PlanChange(props: PlanChangeProps) {
  const { backHref, headingLevel = 2, status = 'ready' } = props;
  const { formatMessage } = useIntl();
  return (
    <Card as="section">
      <div className={css.form}>
        <Heading level={headingLevel} size="h3">
          {formatMessage(m.title)}
        </Heading>
        {status === 'loading' ? (
          <div aria-busy="true">
            <VisuallyHidden>
              <span role="status">{formatMessage(subscriptionListMessages.loading)}</span>
            </VisuallyHidden>
            <Skeleton height="block" />
          </div>
        ) : props.status === 'error' ? (
          <Notice tone="danger" live>
            <div className={css.actions}>
              <span>{formatMessage(subscriptionListMessages.failedToLoad)}</span>
              <Button variant="outline" size="sm" onClick={props.onRetry}>
                {formatMessage(subscriptionListMessages.retry)}
              </Button>
            </div>
          </Notice>
        ) : (
          <Ready {...(props as PlanChangeReady)} />
        )}
        <Text size="small">
          <Link href={backHref}>{formatMessage(m.back)}</Link>
        </Text>
      </div>
    </Card>
  );
}

/** The words of plans, sums and days. */
function useWords() {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  return {
    formatMessage,
    day: (at: string) => formatWholeDate(at, language),
    time: (at: string) => exactTime(at, language),
    money: (sum: Money) => formatMoney(sum, language),
    name: ({ intervalCount, intervalUnit }: PlanPeriod) =>
      formatMessage(planNames[intervalUnit], { count: intervalCount }),
  };
}

/** Makes the change or takes it back, and takes the focus to what became of it: the button that was pressed is gone. */
function Ready(props: PlanChangeReady) {
  const { follows, onFollow, onKeep } = props;
  const { formatMessage, day, time, money, name } = useWords();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const waits = follows !== undefined;
  const [waited, setWaited] = useState(waits);
  const [changed, setChanged] = useState(false);
  if (waited !== waits) {
    setWaited(waits);
    setChanged(true);
  }
  const told = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    if (changed) told.current?.focus();
  }, [changed, waits]);

  async function act(make: () => Promise<boolean>) {
    setBusy(true);
    setFailed(false);
    const done = await make().catch(() => false);
    setBusy(false);
    setFailed(!done);
  }

  const sentence = follows
    ? formatMessage(m.follows, { date: day(follows.at), plan: name(follows), price: money(follows.price) })
    : changed
      ? formatMessage(m.takenBack)
      : null;
  return (
    <>
      {sentence ? (
        <div ref={told} tabIndex={-1} role="group" aria-label={formatMessage(m.title)}>
          <Notice tone={follows ? 'neutral' : 'success'}>
            <span>{sentence}</span>
            {follows?.requestedAt ? (
              <p>
                <Value>{time(follows.requestedAt)}</Value>
              </p>
            ) : null}
          </Notice>
        </div>
      ) : null}
      {failed ? (
        <Notice tone="danger" live>
          {formatMessage(m.failed)}
        </Notice>
      ) : null}
      {follows ? (
        <div className={css.actions}>
          <Button variant="outline" busy={busy} onClick={() => void act(onKeep)}>
            {formatMessage(m.keep, { plan: name(props.current) })}
          </Button>
        </div>
      ) : (
        <Choices {...props} busy={busy} onFollow={(option) => void act(() => onFollow(option))} />
      )}
    </>
  );
}

interface ChoicesProps extends Pick<PlanChangeReady, 'current' | 'options' | 'followsAt'> {
  busy: boolean;
  onFollow: (option: PlanChangeOption) => void;
}

/** A choice over what follows from it. */
const Choice = ({ title, note }: { title: string; note: string | undefined }) => (
  <span className={css.choice}>
    <span>{title}</span>
    <span className={css.note}>{note}</span>
  </span>
);

/** Which plan, and when: at the end, unless today is chosen or nothing else is possible. */
function Choices({ current, options, followsAt, busy, onFollow }: ChoicesProps) {
  const { formatMessage, day, money, name } = useWords();
  const [chosen, setChosen] = useState(options[0]?.id ?? '');
  const [wanted, setWanted] = useState<'end' | 'now'>('end');
  const option = options.find(({ id }) => id === chosen) ?? options[0];
  const now = option?.now;
  const later = option?.atEnd && followsAt ? { price: option.atEnd, at: followsAt } : undefined;
  const when = later && (wanted === 'end' || !now) ? 'end' : 'now';
  const nowNote =
    now &&
    formatMessage(m.nowNote, {
      price: money(now.amount),
      renewal: money(now.renewal),
      date: day(now.nextCharge),
    });
  return (
    <>
      <Text>{formatMessage(m.held, { plan: name(current), date: day(current.periodEnd) })}</Text>
      <RadioGroup
        legend={formatMessage(m.which)}
        name="plan"
        value={option?.id ?? null}
        onChange={setChosen}
        options={options.map((each) => ({ value: each.id, label: name(each) }))}
      />
      {later ? (
        <RadioGroup
          legend={formatMessage(m.when)}
          name="when"
          variant="card"
          value={when}
          onChange={setWanted}
          options={[
            {
              value: 'end' as const,
              label: (
                <Choice
                  title={formatMessage(m.atEnd)}
                  note={formatMessage(m.atEndNote, { date: day(later.at), price: money(later.price) })}
                />
              ),
            },
            ...(now
              ? [
                  {
                    value: 'now' as const,
                    label: <Choice title={formatMessage(m.now)} note={nowNote} />,
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <>
          <Notice tone="neutral">{formatMessage(m.onlyNow)}</Notice>
          {nowNote ? <Text>{nowNote}</Text> : null}
        </>
      )}
      <Text size="small" tone="muted">
        {formatMessage(m.single)}
      </Text>
      <div className={css.actions}>
        {when === 'end' && later && option ? (
          <Button busy={busy} onClick={() => onFollow(option)}>
            {formatMessage(m.changeLater, { date: day(later.at) })}
          </Button>
        ) : now ? (
          <Button href={now.href}>{formatMessage(m.changeNow, { price: money(now.amount) })}</Button>
        ) : null}
      </div>
    </>
  );
}
