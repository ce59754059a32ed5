import { isEmail } from '@tern/domain';
import { Button, ErrorSummary, Notice, PasswordField, Text, TextField } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { deleteAccountMessages } from '../DeleteAccount/deleteAccount.messages.ts';
import { secondCodeMessages } from '../forms/secondCode.messages.ts';
import { codeMessages, wayMessages } from '../forms/secondCodeErrors.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { setPasswordFormMessages } from '../SetPasswordForm/setPasswordForm.messages.ts';
import * as css from './EmailChange.css.ts';
import type { EmailChangeError, EmailChangeProps, EmailChangeView } from './EmailChangeProps.ts';
import { emailChangeMessages as m } from './emailChange.messages.ts';

/** Which field an error is about, and its text. */
function errorOfField(error: EmailChangeError | undefined) {
  if (error === 'email_unchanged') return { field: 'email', message: m.unchanged } as const;
  if (error === 'incorrect_password')
    return { field: 'password', message: deleteAccountMessages.incorrect } as const;
  const message = error && codeMessages[error as keyof typeof codeMessages];
  return message && ({ field: 'code', message } as const);
}

/** The new address with the password, and a code where there is a second factor. */
export function EmailChangeForm({
  view,
  busy,
  error,
  onStep,
  onRequest,
}: Omit<EmailChangeProps, 'view'> & { view: Extract<EmailChangeView, { step: 'form' }> }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const ofField = errorOfField(error);
  const { formProps, errors, summary, attempt } = useValidatedForm({
    fields: ['email', 'password', 'code'] as const,
    busy: busy === 'send',
    serverError: ofField && { field: ofField.field, message: formatMessage(ofField.message) },
    validate: ({ email, password, code }) => ({
      email: !email
        ? formatMessage(m.emailMissing)
        : isEmail(email)
          ? undefined
          : formatMessage(m.emailInvalid),
      password: password ? undefined : formatMessage(deleteAccountMessages.passwordMissing),
      code: view.secondFactor && !code ? formatMessage(secondCodeMessages.anyCodeMissing) : undefined,
    }),
    onValid: onRequest,
  });
  return (
    // `post`, so that a password sent before the script runs never lands in the address.
    <form {...formProps} method="post" className={css.form}>
      <Text size="small" tone="muted">
        {formatMessage(m.formText, { days: view.days })}
      </Text>
      <ErrorSummary
        key={attempt}
        title={formatMessage(deleteAccountMessages.errorSummary, { count: summary.length })}
        errors={summary.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message }))}
      />
      {error && !ofField && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(wayMessages[error as keyof typeof wayMessages] ?? wayMessages.unknown)}
        </Notice>
      ) : null}
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        dir="ltr"
        label={formatMessage(m.newEmail)}
        autoComplete="email"
        spellCheck={false}
        aria-required
        error={errors.email}
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={formatMessage(deleteAccountMessages.password)}
        showLabel={formatMessage(setPasswordFormMessages.showPassword)}
        hideLabel={formatMessage(setPasswordFormMessages.hidePassword)}
        autoComplete="current-password"
        aria-required
        error={errors.password}
      />
      {view.secondFactor ? (
        <TextField
          id={`${id}-code`}
          name="code"
          dir="ltr"
          label={formatMessage(secondCodeMessages.anyCode)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required
          error={errors.code}
        />
      ) : null}
      <div className={css.acts}>
        <Button type="submit" size="sm" busy={busy === 'send'}>
          {formatMessage(m.send)}
        </Button>
        <Button variant="quiet" size="sm" disabled={busy !== undefined} onClick={() => onStep('address')}>
          {formatMessage(m.cancel)}
        </Button>
      </div>
    </form>
  );
}
