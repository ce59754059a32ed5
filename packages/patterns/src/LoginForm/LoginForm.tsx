import { brand, isEmail } from '@tern/domain';
import { Button, ErrorSummary, Heading, Link, Notice, PasswordField, Text, TextField } from '@tern/ui';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { passkeyErrorMessages } from '../forms/passkeyErrors.messages.ts';
import { type PasskeyError, passkeyMessages } from '../forms/passkeyErrors.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import * as css from './LoginForm.css.ts';
import { loginFormMessages as m } from './loginForm.messages.ts';

/** An error of the contract, or of the way to the service (spec sections 5 and 8). */
export type LoginError =
  | PasskeyError
  | 'incorrect_credentials'
  | 'code_expired'
  | 'rate_limited'
  | 'bot_check_unavailable'
  | 'bot_check_failed'
  | 'bot_check_score_too_low'
  | 'network'
  | 'unknown';

const serverMessages = {
  ...passkeyMessages,
  incorrect_credentials: m.incorrectCredentials,
  code_expired: m.tookTooLong,
  rate_limited: m.rateLimited,
  bot_check_unavailable: m.botCheckUnavailable,
  bot_check_failed: m.botCheckFailed,
  bot_check_score_too_low: m.botCheckFailed,
  network: m.network,
  unknown: m.unknown,
} satisfies Record<LoginError, unknown>;

export interface LoginFormProps {
  /** The username is normalised. */
  onSubmit: (values: { username: string; password: string }) => void;
  /** The request runs. */
  busy?: boolean;
  /** Offers to sign in with a passkey, when given. */
  onPasskey?: () => void;
  /** The dialog of the browser is open, or what it gave is on its way. */
  passkeyBusy?: boolean;
  error?: LoginError;
  /** Known already, for example from the checkout. */
  defaultUsername?: string;
  /** The address was sent before any script ran, and refused as it is. */
  refused?: boolean;
  /** The person comes back from the second step: the address takes the focus, which was there. */
  returned?: boolean;
  /** Shows the link when given. */
  forgotHref?: string;
  /** Called with the text of the address field when that link is followed. */
  onForgot?: (username: string) => void;
  /** A page was wanted that only its owner sees: says so. */
  wanted?: boolean;
  /** Shows the line for newcomers when given; the trial wins over the plans. */
  trialHref?: string;
  plansHref?: string;
}

/** Sign-in (spec sections 4, Session, and 5). */
export function LoginForm({
  onSubmit,
  busy = false,
  onPasskey,
  passkeyBusy = false,
  error,
  defaultUsername,
  refused = false,
  returned = false,
  forgotHref,
  onForgot,
  wanted = false,
  trialHref,
  plansHref,
}: LoginFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const newHereHref = trialHref ?? plansHref;
  const username = useFocusWhen(returned);

  const { formProps, errors, summary, attempt } = useValidatedForm({
    fields: ['username', 'password'] as const,
    busy: busy || passkeyBusy,
    refused: refused ? { username: defaultUsername ?? '', password: '' } : undefined,
    serverError:
      error === 'incorrect_credentials'
        ? { field: 'password', message: formatMessage(m.incorrectCredentials) }
        : undefined,
    validate: ({ username, password }) => ({
      username: !username
        ? formatMessage(m.emailMissing)
        : !isEmail(username)
          ? formatMessage(m.emailInvalid)
          : undefined,
      password: password ? undefined : formatMessage(m.passwordMissing),
    }),
    onValid: ({ username, password }) => onSubmit({ username, password }),
  });

  return (
    // `post`, so that a password sent before the script runs never lands in the address.
    <form {...formProps} method="post" className={css.form}>
      <Heading level={1}>{formatMessage(m.title)}</Heading>
      {wanted ? (
        <Notice tone="data" live>
          {formatMessage(m.wanted)}
        </Notice>
      ) : null}
      <ErrorSummary
        key={attempt}
        title={formatMessage(m.errorSummary, { count: summary.length })}
        errors={summary.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message }))}
      />
      <Told error={busy || passkeyBusy ? undefined : error} passkeyBusy={passkeyBusy} />
      <TextField
        ref={username}
        id={`${id}-username`}
        name="username"
        type="email"
        label={formatMessage(m.email)}
        autoComplete={onPasskey ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={defaultUsername}
        aria-required
        error={errors.username}
      />
      <div className={css.password}>
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={formatMessage(m.password)}
          showLabel={formatMessage(m.showPassword)}
          hideLabel={formatMessage(m.hidePassword)}
          autoComplete="current-password"
          aria-required
          error={errors.password}
        />
        {forgotHref && <ForgotLink href={forgotHref} onForgot={onForgot} />}
      </div>
      <Button type="submit" size="lg" block busy={busy}>
        {formatMessage(m.submit)}
      </Button>
      {onPasskey && <PasskeyButton onPasskey={onPasskey} busy={passkeyBusy} waits={busy} />}
      {newHereHref && (
        <Text size="small" tone="muted">
          {formatMessage(trialHref ? m.newHere : m.newHerePlans, {
            link: (text) => (
              <Link key="link" href={newHereHref}>
                {text}
              </Link>
            ),
          })}
        </Text>
      )}
    </form>
  );
}

/** An error that is about no field, or how to go on in the dialog of the browser. */
function Told({ error, passkeyBusy }: Pick<LoginFormProps, 'error' | 'passkeyBusy'>) {
  const { formatMessage } = useIntl();
  if (passkeyBusy) return <Notice live>{formatMessage(passkeyErrorMessages.waiting)}</Notice>;
  if (!error || error === 'incorrect_credentials') return null;
  return (
    <Notice tone="danger" live>
      {formatMessage(serverMessages[error], { brand: brand.name })}
    </Notice>
  );
}

interface PasskeyButtonProps {
  onPasskey: () => void;
  busy: boolean;
  /** The form is on its way. */
  waits: boolean;
}

function PasskeyButton({ onPasskey, busy, waits }: PasskeyButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Button
      variant="outline"
      size="lg"
      block
      busy={busy}
      className={css.passkey}
      onClick={() => {
        if (!waits) onPasskey();
      }}
    >
      {formatMessage(m.passkey)}
    </Button>
  );
}

function useFocusWhen(wanted: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) field.current?.focus();
  }, [wanted]);
  return field;
}

/** Reads the field itself: a password manager fills it in without a word. */
function ForgotLink({ href, onForgot }: { href: string } & Pick<LoginFormProps, 'onForgot'>) {
  const { formatMessage } = useIntl();
  return (
    <Link
      href={href}
      className={css.forgot}
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest('form')?.elements.namedItem('username');
        if (field instanceof HTMLInputElement) onForgot?.(field.value.trim());
      }}
    >
      {formatMessage(m.forgot)}
    </Link>
  );
}
