import { Icon, Notice, ShieldCheckGlyph, Skeleton, VisuallyHidden } from '@tern/ui';
import { type Ref, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import * as css from './CardFields.css.ts';
import { cardFieldsMessages as messages } from './cardFields.messages.ts';

/** `blocked`: the fields cannot be had here, and the provider's own page takes their place. */
export type CardFieldsState = 'idle' | 'loading' | 'ready' | 'blocked';

export interface CardFieldsProps {
  /** Fields for a card, or the button of Google Pay or Apple Pay. */
  kind: 'card' | 'wallet';
  state: CardFieldsState;
  /** Where the provider draws. What is inside is not React's. */
  hostRef?: Ref<HTMLDivElement>;
}

/** The place in the checkout that the provider draws its own fields into. */
export function CardFields({ kind, state, hostRef }: CardFieldsProps) {
  const { formatMessage } = useIntl();
  const labelId = useId();
  const card = kind === 'card';
  const ready = state === 'ready';
  const label = formatMessage(card ? messages.card : messages.wallet);
  const root = useRef<HTMLDivElement>(null);
  // The provider titles its frames in English.
  useEffect(() => {
    if (ready) for (const frame of root.current?.querySelectorAll('iframe') ?? []) frame.title = label;
  }, [ready, label]);
  return (
    <div
      ref={root}
      role="group"
      aria-labelledby={labelId}
      aria-busy={state === 'loading'}
      className={css.root}
    >
      <VisuallyHidden>
        <span id={labelId}>{label}</span>
      </VisuallyHidden>
      {state === 'blocked' ? (
        <Notice tone="data" live>
          <p>{formatMessage(card ? messages.blocked : messages.noWallet)}</p>
        </Notice>
      ) : null}
      <div
        className={state === 'blocked' ? undefined : `${css.place} ${card ? css.tall : css.short}`}
        hidden={state === 'blocked'}
      >
        {ready || state === 'blocked' ? null : (
          <div className={css.waiting}>
            {card ? (
              <>
                <WaitingField />
                <div className={css.pair}>
                  <WaitingField />
                  <WaitingField />
                </div>
              </>
            ) : (
              <Skeleton height="figure" />
            )}
          </div>
        )}
        <div ref={hostRef} className={ready ? css.host : `${css.host} ${css.hidden}`} />
      </div>
      {card && state !== 'blocked' ? (
        <p className={css.fine}>
          <Icon glyph={ShieldCheckGlyph} size="sm" />
          {formatMessage(messages.private)}
        </p>
      ) : null}
      <VisuallyHidden>
        <span role="status">{state === 'loading' ? formatMessage(messages.loading) : null}</span>
      </VisuallyHidden>
    </div>
  );
}

function WaitingField() {
  return (
    <div className={css.waitingField}>
      <Skeleton width="third" />
      <Skeleton height="control" />
    </div>
  );
}
