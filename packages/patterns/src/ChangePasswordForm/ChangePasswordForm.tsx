import { Button, Card, ErrorSummary, Link, Notice, PasswordField, Text } from '@tern/ui';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { setPasswordFormMessages } from '../SetPasswordForm/setPasswordForm.messages.ts';
import { useNewPassword } from '../SetPasswordForm/useNewPassword.ts';
import * as css from './ChangePasswordForm.css.ts';
import { changePasswordFormMessages as m } from './changePasswordForm.messages.ts';

/** An error of the contract, or of the way to the service (spec sections 5 and 8). */
export type ChangePasswordError =
  | 'incorrect_password'
  | 'password_unchanged'
  | 'password_length'
  | 'password_classes'
  | 'password_common'
  | 'rate_limited'
  | 'network'
  | 'unknown';

const serverMessages = {
  incorrect_password: m.incorrect,
  password_unchanged: m.unchanged,
  password_length: setPasswordFormMessages.passwordLength,
  password_classes: setPasswordFormMessages.passwordClasses,
  password_common: setPasswordFormMessages.passwordCommon,
  rate_limited: setPasswordFormMessages.rateLimited,
  network: setPasswordFormMessages.network,
  unknown: setPasswordFormMessages.unknown,
} satisfies Record<ChangePasswordError, unknown>;

const fieldOf: Partial<Record<ChangePasswordError, 'current' | 'password'>> = {
  incorrect_password: 'current',
  password_unchanged: 'password',
  password_length: 'password',
  password_classes: 'password',
  password_common: 'password',
};

export interface ChangePasswordFormProps {
  onSubmit: (values: { currentPassword: string; newPassword: string }) => void;
  /** The request runs. */
  busy?: boolean;
  error?: ChangePasswordError;
  /** How many times it was saved since the page opened; each empties the fields and is announced. */
  saved?: number;
  /** The address of the account, for password managers. */
  email?: string;
  /** Shows the link when given. */
  forgotHref?: string;
}

/** Another password in place of the current one (spec sections 2, changePassword, and 5). The page heads it. */
export function ChangePasswordForm({
  onSubmit,
  busy = false,
  error,
  saved = 0,
  email,
  forgotHref,
}: ChangePasswordFormProps) {
  const { formatMessage } = useIntl();
  const told = useRef<HTMLDivElement>(null);
  const savedId = useId();

  useEffect(() => {
    if (saved > 0) told.current?.focus();
  }, [saved]);

  return (
    <Card padding="lg">
      <div className={css.form}>
        {saved > 0 && !busy && !error ? (
          <div ref={told} tabIndex={-1} role="group" aria-labelledby={savedId} key={`saved-${saved}`}>
            <Notice tone="success">
              <span id={savedId}>{formatMessage(m.saved)}</span>
            </Notice>
          </div>
        ) : null}
        <Fields
          // The new form starts empty.
          key={saved}
          onSubmit={onSubmit}
          busy={busy}
          error={error}
          email={email}
          forgotHref={forgotHref}
        />
      </div>
    </Card>
  );
}

function Fields({
  onSubmit,
  busy = false,
  error,
  email,
  forgotHref,
}: Omit<ChangePasswordFormProps, 'saved'>) {
  const { formatMessage } = useIntl();
  const id = useId();
  const passwords = useNewPassword();
  const errorField = error && fieldOf[error];
  const { formProps, errors, summary, attempt } = useValidatedForm({
    fields: ['current', 'password', 'confirm'] as const,
    busy,
    serverError:
      error && errorField ? { field: errorField, message: formatMessage(serverMessages[error]) } : undefined,
    validate: (values) => {
      const found = passwords.validate(values);
      return {
        current: values.current ? undefined : formatMessage(m.currentMissing),
        password:
          found.password ??
          (values.current && values.current === values.password ? formatMessage(m.unchanged) : undefined),
        confirm: found.confirm,
      };
    },
    onValid: ({ current, password }) => onSubmit({ currentPassword: current, newPassword: password }),
  });
  return (
    // `post`, so that a password sent before the script runs never lands in the address.
    <form {...formProps} method="post" className={css.form}>
      <ErrorSummary
        key={attempt}
        title={formatMessage(setPasswordFormMessages.errorSummary, { count: summary.length })}
        errors={summary.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message }))}
      />
      {error && !errorField && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(serverMessages[error])}
        </Notice>
      ) : null}
      {email ? (
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      ) : null}
      <div className={css.current}>
        <PasswordField
          id={`${id}-current`}
          name="current"
          label={formatMessage(m.current)}
          showLabel={formatMessage(setPasswordFormMessages.showPassword)}
          hideLabel={formatMessage(setPasswordFormMessages.hidePassword)}
          autoComplete="current-password"
          aria-required
          error={errors.current}
        />
        {forgotHref ? (
          <Link href={forgotHref} className={css.forgot}>
            {formatMessage(m.forgot)}
          </Link>
        ) : null}
      </div>
      <PasswordField {...passwords.newProps} id={`${id}-password`} name="password" error={errors.password} />
      <PasswordField {...passwords.confirmProps} id={`${id}-confirm`} name="confirm" error={errors.confirm} />
      <Text size="small" tone="muted">
        {formatMessage(m.endsSessions)}
      </Text>
      <div className={css.action}>
        <Button type="submit" busy={busy}>
          {formatMessage(setPasswordFormMessages.submit)}
        </Button>
      </div>
    </form>
  );
}
