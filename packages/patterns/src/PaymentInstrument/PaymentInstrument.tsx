import { brand, cardBrandName, cardMonth, type Money } from '@tern/domain';
import { formatMoney, formatWholeDate, type Language } from '@tern/i18n';
import {
  Button,
  Card,
  CreditCardGlyph,
  Heading,
  Icon,
  Notice,
  Skeleton,
  UserGlyph,
  Value,
  VisuallyHidden,
} from '@tern/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFailure } from '../forms/useFailure.ts';
import { exactTime } from '../words/exactTime.ts';
import * as css from './PaymentInstrument.css.ts';
import { paymentInstrumentMessages as m } from './paymentInstrument.messages.ts';

/** A card or account: never more of a card than its brand, its last digits and its month. */
export interface InstrumentView {
  kind: 'card' | 'paypal' | 'other';
  /** In the provider's spelling, such as `visa`. */
  brand: string | null;
  last4: string | null;
  expires: { month: number; year: number } | null;
  /** The address of an account, partly hidden. */
  account: string | null;
}

export interface PaymentInstrumentReady {
  status?: 'ready';
  /** Null: the provider does not tell, or it was removed. */
  instrument: InstrumentView | null;
  /** The person has removed it. */
  removed?: boolean;
  /** Who knows the card: a name of its own in every language. */
  provider: string;
  /** The next charge; null: nothing more is charged. `at`: ISO 8601. */
  next: { amount: Money; at: string } | null;
  /** A charge has failed and waits. */
  overdue?: boolean;
  /** The card is not good any more on the day of the next charge. */
  endsEarly?: boolean;
  /** Leads to the provider's page; resolves with false when it did not open. Absent where there is none. */
  onChange?: (() => Promise<boolean>) | undefined;
  /** The person's own account at the provider, where it is changed. */
  providerHref?: string | undefined;
  /** Resolves with false when it did not work. Absent where it cannot be removed. */
  onRemove?: (() => Promise<boolean>) | undefined;
  /** The person came back from the provider's page. `waiting`: what came of it is not known yet. */
  returned?: 'done' | 'waiting' | 'unchanged' | undefined;
  /** When it was changed or removed. ISO 8601. */
  changedAt?: string | undefined;
  /** Asks the provider once more. */
  onLook: () => void;
  /** Receives the error sentence, to show it as a toast. Without it the error is shown here. */
  onFailed?: ((sentence: string) => void) | undefined;
}

export type PaymentInstrumentProps = { headingLevel?: 2 | 3; id?: string | undefined } & (
  | PaymentInstrumentReady
  | { status: 'loading' }
  | { status: 'error'; onLook: () => void }
);

/** The card or account that pays the next charge of a plan, and the ways to another one (spec section 2, account). */
export function PaymentInstrument(props: PaymentInstrumentProps) {
  const { headingLevel = 2, id } = props;
  const { formatMessage } = useIntl();
  return (
    <Card as="section" id={id}>
      <div className={css.part}>
        <Heading level={headingLevel} size="h3">
          {formatMessage(m.title)}
        </Heading>
        {props.status === 'loading' ? (
          <div aria-busy="true">
            <VisuallyHidden>
              <span role="status">{formatMessage(m.loading)}</span>
            </VisuallyHidden>
            <Skeleton width="wide" />
          </div>
        ) : props.status === 'error' ? (
          <Notice tone="danger" live>
            <div className={css.notice}>
              <span>{formatMessage(m.failedToLoad)}</span>
              <Button variant="outline" size="sm" onClick={props.onLook}>
                {formatMessage(m.retry)}
              </Button>
            </div>
          </Notice>
        ) : (
          <Ready {...props} />
        )}
      </div>
    </Card>
  );
}

/** Names a card or an account. The names of brands and providers are their own in every language. */
function useInstrumentName(): (instrument: InstrumentView) => string {
  const { formatMessage } = useIntl();
  return ({ kind, brand: name, last4, account }) => {
    if (kind === 'card' && last4) {
      const known = cardBrandName(name);
      return known ? formatMessage(m.card, { brand: known, last4 }) : formatMessage(m.plainCard, { last4 });
    }
    if (kind === 'paypal') return account ? formatMessage(m.paypalAccount, { account }) : 'PayPal';
    return formatMessage(m.other);
  };
}

function Ready(props: PaymentInstrumentReady) {
  const { instrument, removed, provider, onChange, providerHref, onRemove, overdue, onFailed } = props;
  const { formatMessage } = useIntl();
  const nameOf = useInstrumentName();
  const [busy, setBusy] = useState<'change' | 'remove'>();
  const [failed, setFailed] = useState(false);
  const [removedNow, setRemovedNow] = useState(false);
  const shownFailure = useFailure(failed, formatMessage(m.failed), onFailed);
  const told = useRef<HTMLDivElement>(null);
  const { returned } = props;
  useEffect(() => {
    // The button that was pressed is gone.
    if (removedNow) told.current?.focus();
    // The page was opened for the outcome.
    else if (returned && document.activeElement === document.body) told.current?.focus();
  }, [removedNow, returned]);

  async function act(name: 'change' | 'remove', make: () => Promise<boolean>) {
    setBusy(name);
    setFailed(false);
    const done = await make().catch(() => false);
    setFailed(!done);
    if (done && name === 'remove') setRemovedNow(true);
    // Whoever leaves for the provider's page sees it busy until then.
    if (!done || name === 'remove') setBusy(undefined);
  }

  const name = instrument ? nameOf(instrument) : formatMessage(removed ? m.removed : m.unknown);
  return (
    <>
      <Returned {...props} told={told} name={instrument ? name : undefined} removedNow={removedNow} />
      <EndsEarly {...props} />
      {shownFailure ? (
        <Notice tone="danger" live>
          {formatMessage(m.failed)}
        </Notice>
      ) : null}
      <div className={css.row}>
        <Icon glyph={instrument?.kind === 'card' ? CreditCardGlyph : UserGlyph} />
        <div className={css.words}>
          <span className={css.name}>{name}</span>
          <span className={css.note}>
            <Facts {...props} />
          </span>
        </div>
        <div className={css.actions}>
          {onChange ? (
            <Button
              variant="outline"
              size="sm"
              busy={busy === 'change'}
              aria-label={formatMessage(m.changeLabel)}
              onClick={() => void act('change', onChange)}
            >
              {formatMessage(m.change)}
            </Button>
          ) : null}
          {providerHref ? (
            <Button variant="outline" size="sm" href={providerHref}>
              {formatMessage(m.there, { provider })}
            </Button>
          ) : null}
          {onRemove ? (
            <Button
              variant="quiet"
              size="sm"
              busy={busy === 'remove'}
              aria-label={formatMessage(m.removeLabel)}
              onClick={() => void act('remove', onRemove)}
            >
              {formatMessage(m.remove)}
            </Button>
          ) : null}
        </div>
      </div>
      {onChange ? (
        <p className={css.note}>
          {[
            formatMessage(overdue ? m.changeOverdueNote : m.changeNote, { provider, brand: brand.name }),
            formatMessage(m.keptNote),
          ].join(' ')}
        </p>
      ) : null}
      {providerHref ? <p className={css.note}>{formatMessage(m.thereNote, { provider })}</p> : null}
    </>
  );
}

/** Until when it is good, and what it pays next. */
function Facts({ instrument, removed, provider, next, overdue }: PaymentInstrumentReady) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const sentences = [
    instrument?.expires ? formatMessage(m.good, { month: cardMonth(instrument.expires) }) : null,
    instrument ? null : formatMessage(removed ? m.removedNote : m.unknownNote, { provider }),
    overdue && instrument ? formatMessage(m.paysOverdue) : null,
    next
      ? formatMessage(m.pays, {
          price: formatMoney(next.amount, language),
          date: formatWholeDate(next.at, language, 'medium'),
        })
      : null,
    instrument && !next && !overdue ? formatMessage(m.paysNothing) : null,
  ];
  return <>{sentences.filter(Boolean).join(' ')}</>;
}

/** The outcome of the provider's page, or of removing: where the focus goes. */
function Returned({
  returned,
  name,
  removedNow,
  changedAt,
  provider,
  onLook,
  told,
}: PaymentInstrumentReady & {
  name: string | undefined;
  removedNow: boolean;
  told: RefObject<HTMLDivElement | null>;
}) {
  const { formatMessage, locale } = useIntl();
  const waits = returned === 'waiting' || (returned === 'done' && !name);
  const sentence = removedNow
    ? formatMessage(m.removedNow)
    : waits
      ? formatMessage(m.waiting, { provider })
      : returned === 'done'
        ? formatMessage(m.done, { instrument: name ?? '' })
        : returned === 'unchanged'
          ? formatMessage(m.unchanged)
          : null;
  if (!sentence) return null;
  const done = removedNow || (returned === 'done' && !waits);
  return (
    <div ref={told} tabIndex={-1} role="group" aria-label={formatMessage(m.title)}>
      <Notice tone={done ? 'success' : 'neutral'}>
        <div className={css.notice}>
          <span>{sentence}</span>
          {done && changedAt ? <Value>{exactTime(changedAt, locale as Language)}</Value> : null}
          {waits && !removedNow ? (
            <Button variant="outline" size="sm" onClick={onLook}>
              {formatMessage(m.look)}
            </Button>
          ) : null}
        </div>
      </Notice>
    </div>
  );
}

function EndsEarly({ endsEarly, next }: PaymentInstrumentReady) {
  const { formatMessage, locale } = useIntl();
  if (!endsEarly || !next) return null;
  return (
    <Notice tone="danger">
      {formatMessage(m.endsEarly, { date: formatWholeDate(next.at, locale as Language) })}
    </Notice>
  );
}
