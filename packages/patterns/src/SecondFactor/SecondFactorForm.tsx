import type { TernMessage } from '@tern/i18n';
import { Button, ErrorSummary, Notice, Text } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { deleteAccountMessages } from '../DeleteAccount/deleteAccount.messages.ts';
import { ConfirmWithPasskey, PasskeyDialogNotice } from '../forms/ConfirmWithPasskey.tsx';
import { StepUpFields } from '../forms/StepUpFields.tsx';
import { secondCodeMessages } from '../forms/secondCode.messages.ts';
import { codeMessages } from '../forms/secondCodeErrors.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { useWayError } from '../forms/useWayError.ts';
import * as css from './SecondFactor.css.ts';
import type { SecondFactorProps } from './SecondFactorProps.ts';
import { secondFactorMessages as m } from './secondFactor.messages.ts';

interface SecondFactorFormProps extends Pick<SecondFactorProps, 'busy' | 'error' | 'passkey' | 'onSubmit'> {
  fields: readonly ('password' | 'code')[];
  text?: TernMessage;
  submit: TernMessage;
  danger?: boolean;
  onCancel: () => void;
}

/** Which field an error is about, and its text. */
function errorOfField(error: SecondFactorProps['error']) {
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
  passkey,
  onSubmit,
  onCancel,
}: SecondFactorFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const ofField = errorOfField(error);
  const sentence = useWayError(error);
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
      {sentence && !ofField && !busy ? (
        <Notice tone="danger" live>
          {sentence}
        </Notice>
      ) : null}
      {passkey ? <PasskeyDialogNotice open={passkey.open} /> : null}
      <StepUpFields id={id} password={has('password')} code={has('code')} errors={errors} />
      <div className={css.acts}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} size="sm" busy={busy}>
          {formatMessage(submit)}
        </Button>
        {passkey ? <ConfirmWithPasskey {...passkey} busy={busy} /> : null}
        <Button variant="quiet" size="sm" disabled={busy} onClick={onCancel}>
          {formatMessage(m.cancel)}
        </Button>
      </div>
    </form>
  );
}
