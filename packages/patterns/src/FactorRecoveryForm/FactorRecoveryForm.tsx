import { Button, Heading, Link, Notice, Sentences, Text } from '@tern/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { BackLink } from '../forms/BackLink.tsx';
import * as css from '../forms/passwordForm.css.ts';
import { wayMessages } from '../forms/secondCodeErrors.ts';
import { factorRecoveryFormMessages as m } from './factorRecoveryForm.messages.ts';

export type FactorRecoveryError = 'rate_limited' | 'network' | 'unknown';

export interface FactorRecoveryFormProps {
  /** A link was requested, which works for so many minutes; null: not yet. */
  sent: { minutes: number } | null;
  /** Days between the two links. */
  days: number;
  busy?: boolean;
  error?: FactorRecoveryError | undefined;
  /** Of the first step, for a browser without scripts, which begins anew with every form. */
  ticket: string;
  onSubmit: () => void;
  onBack?: () => void;
  /** The first step, for a browser without scripts. */
  loginHref: string;
  contactHref: string;
}

/** In place of the code of a sign-in: how somebody without app and recovery codes gets in again. */
export function FactorRecoveryForm(props: FactorRecoveryFormProps) {
  const { sent, days, busy = false, error, ticket, onSubmit, onBack, loginHref, contactHref } = props;
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = sent !== null;
  /* The step before is gone, and the focus with it. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => heading.current?.focus(), [isSent]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form method="post" className={css.form} onSubmit={send}>
      <div className={css.head}>
        <BackLink href={loginHref} onClick={onBack}>
          {formatMessage(m.back)}
        </BackLink>
        <Heading level={1} focusRef={heading}>
          <Sentences text={formatMessage(sent ? m.sentTitle : m.title)} />
        </Heading>
        <Text tone="muted">
          {sent ? formatMessage(m.sentText, { minutes: sent.minutes }) : formatMessage(m.text, { days })}
        </Text>
      </div>
      {error && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(wayMessages[error])}
        </Notice>
      ) : null}
      {sent ? (
        <Text tone="muted">
          {formatMessage(m.nothing, {
            link: (text) => (
              <Link key="link" href={contactHref}>
                {text}
              </Link>
            ),
          })}
        </Text>
      ) : (
        <>
          <input type="hidden" name="step" value="send" />
          <input type="hidden" name="ticket" value={ticket} />
          <Button type="submit" size="lg" block busy={busy}>
            {formatMessage(m.submit)}
          </Button>
        </>
      )}
    </form>
  );
}
