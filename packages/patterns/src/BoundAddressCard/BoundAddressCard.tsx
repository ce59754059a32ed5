import { formatDate, type Language } from '@tern/i18n';
import {
  Button,
  Card,
  DescriptionList,
  Heading,
  Ltr,
  Notice,
  Skeleton,
  Text,
  Value,
  VisuallyHidden,
} from '@tern/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFailure } from '../forms/useFailure.ts';
import * as css from './BoundAddressCard.css.ts';
import { boundAddressCardMessages as m } from './boundAddressCard.messages.ts';

/** An error of the contract, or of the way to the service. */
export type BoundAddressError = 'ip_invalid' | 'ip_reserved' | 'rate_limited' | 'unknown';

const serverMessages = {
  ip_invalid: m.invalid,
  ip_reserved: m.reserved,
  rate_limited: m.rateLimited,
  unknown: m.failed,
} satisfies Record<BoundAddressError, unknown>;

export type BoundAddressCardProps = { headingLevel?: 2 | 3 } & (
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status?: 'ready';
      /** In its canonical form; null: none is bound. */
      bound: string | null;
      /** ISO 8601. */
      boundAt?: string | null;
      /** Where the person visits the page from. */
      current: string;
      /** Whether `current` can be bound: it is a public address. */
      bindable: boolean;
      onBind: (address: string) => void;
      onRemove: () => void;
      /** The request in flight. */
      busy?: 'bind' | 'remove';
      error?: BoundAddressError;
      /** Receives the error sentence, to show it as a toast. Without it the error is shown here. */
      onFailed?: (sentence: string) => void;
      /** The last change; it is announced. */
      done?: 'bound' | 'removed';
    }
);

/** The one address for which Smart DNS works (spec section 7, user_ip; decisions: Account). */
export function BoundAddressCard(props: BoundAddressCardProps) {
  const { formatMessage } = useIntl();
  const { headingLevel = 2, status = 'ready' } = props;
  return (
    <Card as="section" padding="lg">
      <div className={css.stack} aria-busy={status === 'loading' || undefined}>
        <Heading level={headingLevel} size="h4">
          {formatMessage(m.title)}
        </Heading>
        <Text size="small" tone="muted">
          {formatMessage(m.text)}
        </Text>
        {props.status === 'loading' ? (
          <>
            <VisuallyHidden>
              <span role="status">{formatMessage(m.loading)}</span>
            </VisuallyHidden>
            <Skeleton height="control" />
            <Skeleton height="control" />
            <Skeleton width="half" height="control" />
          </>
        ) : props.status === 'error' ? (
          <>
            <Notice tone="danger" live>
              {formatMessage(m.loadFailed)}
            </Notice>
            <div className={css.actions}>
              <Button variant="outline" size="sm" onClick={props.onRetry}>
                {formatMessage(m.retry)}
              </Button>
            </div>
          </>
        ) : (
          <Ready {...props} />
        )}
      </div>
    </Card>
  );
}

function Ready({
  bound,
  boundAt,
  current,
  bindable,
  onBind,
  onRemove,
  busy,
  error: failure,
  done,
  onFailed,
}: Extract<BoundAddressCardProps, { current: string }>) {
  const { formatMessage, locale } = useIntl();
  const told = useRef<HTMLDivElement>(null);
  const before = useRef(done);
  const same = bound === current;
  const error = useFailure(failure, failure && formatMessage(serverMessages[failure]), onFailed);

  /* The button that was pressed is gone. */
  useEffect(() => {
    if (before.current === done) return;
    before.current = done;
    if (done && document.activeElement === document.body) told.current?.focus();
  }, [done]);

  const words = error
    ? formatMessage(serverMessages[error])
    : done === 'bound' && bound
      ? formatMessage(m.bound, { address: <Ltr key="address">{bound}</Ltr> })
      : done === 'removed' && !bound
        ? formatMessage(m.removed)
        : same
          ? formatMessage(m.same)
          : !bindable
            ? formatMessage(m.notBindable)
            : formatMessage(bound ? m.differs : m.none);
  const tone = error ? 'danger' : done || same ? 'success' : 'data';

  return (
    <>
      <DescriptionList
        items={[
          { term: formatMessage(m.boundNow), value: bound ? <Ltr>{bound}</Ltr> : formatMessage(m.nothing) },
          ...(bound && boundAt
            ? [
                {
                  term: formatMessage(m.since),
                  value: <Value>{formatDate(boundAt, locale as Language)}</Value>,
                },
              ]
            : []),
          { term: formatMessage(m.youAreOn), value: <Ltr>{current}</Ltr> },
        ]}
      />
      <div ref={told} tabIndex={-1}>
        <Notice key={error ?? done ?? 'state'} tone={tone} live={Boolean(error ?? done)}>
          {words}
        </Notice>
      </div>
      <div className={css.actions}>
        {!same && bindable ? (
          <Button
            size="sm"
            busy={busy === 'bind'}
            disabled={busy === 'remove'}
            onClick={() => onBind(current)}
          >
            {formatMessage(m.bind, { address: <Ltr key="address">{current}</Ltr> })}
          </Button>
        ) : null}
        {bound ? (
          <Button
            variant="quiet"
            size="sm"
            aria-label={formatMessage(m.removeLabel, { address: bound })}
            busy={busy === 'remove'}
            disabled={busy === 'bind'}
            onClick={onRemove}
          >
            {formatMessage(m.remove)}
          </Button>
        ) : null}
      </div>
    </>
  );
}
