import {
  Avatar,
  Button,
  Card,
  Heading,
  Ltr,
  Notice,
  Sentences,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@tern/ui';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useBrowserWords } from '../browserWords/useBrowserWords.ts';
import { loginFormMessages } from '../LoginForm/loginForm.messages.ts';
import * as css from './HandOver.css.ts';
import { handOverMessages as m } from './handOver.messages.ts';

export type HandOverProps =
  | { status: 'looking' }
  | {
      /** Too old, used before, or no link of an app at all. */
      status: 'gone';
      /** To the account for a signed-in visitor, else to the sign-in page. */
      signedIn: boolean;
      loginHref: string;
      accountHref: string;
    }
  | { status: 'failed'; error: 'rate_limited' | 'network' | 'unknown'; onRetry: () => void }
  | {
      status: 'ready';
      /** Whose account the link opens. */
      email: string;
      /** Code of the app type table. */
      appType: number;
      /** The account this browser is signed in to, when it is another one. */
      signedInAs?: string;
      onContinue: () => void;
      busy?: boolean;
      error?: 'rate_limited' | 'network' | 'unknown';
      loginHref: string;
      accountHref: string;
    };

const errors = {
  rate_limited: loginFormMessages.rateLimited,
  network: loginFormMessages.network,
  unknown: loginFormMessages.unknown,
} as const;

/**
 * An app opened the website (spec section 2, `/redirect`): whose account it is stands there before anything is
 * opened, so that a stranger's link cannot sign a visitor in unnoticed.
 */
export function HandOver(props: HandOverProps) {
  const { formatMessage } = useIntl();
  const words = useBrowserWords();
  const told = useRef<HTMLDivElement>(null);
  const { status } = props;
  const acted = useRef(false);
  const id = useId();

  /* The button that was used is gone, and the focus with it; until the next page is there as well. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step changes
  useEffect(() => {
    if (acted.current) told.current?.focus();
  }, [status]);
  const act = (run: () => void) => () => {
    acted.current = true;
    run();
  };

  if (props.status === 'looking') {
    return (
      <div ref={told} tabIndex={-1} className={css.stack} aria-busy="true">
        <VisuallyHidden as="h1">{formatMessage(m.title)}</VisuallyHidden>
        <VisuallyHidden>
          <span role="status">{formatMessage(m.looking)}</span>
        </VisuallyHidden>
        <Skeleton width="full" height="title" />
        <Skeleton width="half" height="text" />
        <Card>
          <Skeleton height="title" width="full" />
        </Card>
      </div>
    );
  }
  if (props.status === 'gone') {
    return (
      <div ref={told} tabIndex={-1} role="group" aria-labelledby={id} className={css.stack}>
        <div className={css.head}>
          <Heading level={1} id={id}>
            <Sentences text={formatMessage(m.goneTitle)} />
          </Heading>
          <Text tone="muted">{formatMessage(m.goneText)}</Text>
        </div>
        <Button size="lg" block href={props.signedIn ? props.accountHref : props.loginHref}>
          {formatMessage(props.signedIn ? m.account : m.signIn)}
        </Button>
      </div>
    );
  }
  if (props.status === 'failed') {
    return (
      <div ref={told} tabIndex={-1} role="group" aria-labelledby={id} className={css.stack}>
        <Heading level={1} id={id}>
          <Sentences text={formatMessage(m.failedTitle)} />
        </Heading>
        <Notice tone="danger" live>
          {formatMessage(errors[props.error])}
        </Notice>
        <Button size="lg" block onClick={act(props.onRetry)}>
          {formatMessage(m.retry)}
        </Button>
      </div>
    );
  }
  const { email, appType, signedInAs, onContinue, busy = false, error, loginHref, accountHref } = props;
  const address = (text: string) => <Ltr key="email">{text}</Ltr>;
  const app = words.client({ appType, userAgent: null });
  return (
    <div ref={told} tabIndex={-1} role="group" aria-labelledby={id} className={css.stack}>
      <div className={css.head}>
        <Heading level={1} id={id}>
          {formatMessage(m.title)}
        </Heading>
        <Text tone="muted">{formatMessage(m.text, { app: <bdi key="app">{app}</bdi> })}</Text>
      </div>
      <Card>
        <div className={css.person}>
          <Avatar name={email} />
          <div className={css.words}>
            <span className={css.email}>{address(email)}</span>
          </div>
        </div>
      </Card>
      {signedInAs ? <Notice>{formatMessage(m.switches, { email: address(signedInAs) })}</Notice> : null}
      {error && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(errors[error])}
        </Notice>
      ) : null}
      <Text size="small" tone="muted">
        {formatMessage(m.yours)}
      </Text>
      <div className={css.actions}>
        <Button size="lg" block busy={busy} onClick={act(onContinue)}>
          {formatMessage(m.submit)}
        </Button>
        <Button
          variant="quiet"
          block
          disabled={busy}
          href={busy ? undefined : signedInAs ? accountHref : loginHref}
        >
          {signedInAs ? formatMessage(m.stay, { email: address(signedInAs) }) : formatMessage(m.notYou)}
        </Button>
      </div>
    </div>
  );
}
