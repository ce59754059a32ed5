import type { TernMessage } from '@tern/i18n';
import { Button, ErrorSummary, Notice, PasswordField, Text, TextField } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { deleteAccountMessages } from '../DeleteAccount/deleteAccount.messages.ts';
import { secondCodeMessages } from '../forms/secondCode.messages.ts';
import { codeMessages, wayMessages } from '../forms/secondCodeErrors.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { setPasswordFormMessages } from '../SetPasswordForm/setPasswordForm.messages.ts';
import * as css from './SecondFactor.css.ts';
import type { SecondFactorError, SecondFactorProps } from './SecondFactorProps.ts';
import { secondFactorMessages as m } from './secondFactor.messages.ts';

interface SecondFactorFormProps extends Pick<SecondFactorProps, 'busy' | 'error' | 'onSubmit'> {
  fields: readonly ('password' | 'code')[];
  text?: TernMessage;
  submit: TernMessage;
  danger?: boolean;
  onCancel: () => void;
}

/** Which field an error is about, and its text. */
function errorOfField(error: SecondFactorError | undefined) {
  if (error === 'incorrect_password')
    return { field: 'password', message: deleteAccountMessages.incorrect } as const;
  const message = error && codeMessages[error as keyof typeof codeMessages];
  return message && ({ field: 'code', message } as const);
}

/** Password, code or both, before something changes. */
export function SecondFactorForm({
  fields,
  text,
  submit,
  danger = false,
  busy = false,
  error,
  onSubmit,
  onCancel,
}: SecondFactorFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const ofField = errorOfField(error);
  const has = (field: 'password' | 'code') => fields.includes(field);
  const { formProps, errors, summary, attempt } = useValidatedForm({
    fields: ['password', 'code'] as const,
    busy,
    serverError: ofField && { field: ofField.field, message: formatMessage(ofField.message) },
    validate: ({ password, code }) => ({
      password:
        has('password') && !password ? formatMessage(deleteAccountMessages.passwordMissing) : undefined,
      code: has('code') && !code ? formatMessage(secondCodeMessages.anyCodeMissing) : undefined,
    }),
    onValid: onSubmit,
  });
  return (
    // `post`, so that a password sent before the script runs never lands in the address.
    <form {...formProps} method="post" className={css.form}>
      {text ? (
        <Text size="small" tone="muted">
          {formatMessage(text)}
        </Text>
      ) : null}
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
      {has('password') ? (
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
      ) : null}
      {has('code') ? (
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
        <Button type="submit" variant={danger ? 'danger' : 'primary'} size="sm" busy={busy}>
          {formatMessage(submit)}
        </Button>
        <Button variant="quiet" size="sm" disabled={busy} onClick={onCancel}>
          {formatMessage(m.cancel)}
        </Button>
      </div>
    </form>
  );
}
