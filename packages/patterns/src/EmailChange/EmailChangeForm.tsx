import { isEmail } from '@tern/domain';
import { Button, ErrorSummary, Notice, Text, TextField } from '@tern/ui';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { deleteAccountMessages } from '../DeleteAccount/deleteAccount.messages.ts';
import { ConfirmWithPasskey, isByPasskey, PasskeyDialogNotice } from '../forms/ConfirmWithPasskey.tsx';
import { StepUpFields } from '../forms/StepUpFields.tsx';
import { secondCodeMessages } from '../forms/secondCode.messages.ts';
import { codeMessages } from '../forms/secondCodeErrors.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { useWayError } from '../forms/useWayError.ts';
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

/** The new address with the password, and a code where there is a second factor, or with a passkey. */
export function EmailChangeForm({
  view,
  busy,
  error,
  passkey,
  onStep,
  onRequest,
}: Omit<EmailChangeProps, 'view'> & { view: Extract<EmailChangeView, { step: 'form' }> }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const ofField = errorOfField(error);
  const sentence = useWayError(error);
  const { passwordSet } = view;
  const secondFactor = passwordSet && view.secondFactor;
  const byPasskey = useRef(!passwordSet);
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
      password:
        byPasskey.current || password ? undefined : formatMessage(deleteAccountMessages.passwordMissing),
      code:
        secondFactor && !byPasskey.current && !code
          ? formatMessage(secondCodeMessages.anyCodeMissing)
          : undefined,
    }),
    onValid: (values) => (byPasskey.current ? passkey?.onConfirm(values.email) : onRequest(values)),
  });
  return (
    // `post`, so that a password sent before the script runs never lands in the address.
    <form
      {...formProps}
      onSubmit={(event) => {
        byPasskey.current = !passwordSet || isByPasskey(event);
        formProps.onSubmit(event);
      }}
      method="post"
      className={css.form}
    >
      <Text size="small" tone="muted">
        {formatMessage(m.formText, { days: view.days })}
      </Text>
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
      <StepUpFields id={id} password={passwordSet} code={secondFactor} errors={errors} />
      <div className={css.acts}>
        <Button type="submit" size="sm" busy={busy === 'send'}>
          {formatMessage(m.send)}
        </Button>
        {passkey && passwordSet ? <ConfirmWithPasskey open={passkey.open} busy={busy !== undefined} /> : null}
        <Button variant="quiet" size="sm" disabled={busy !== undefined} onClick={() => onStep('address')}>
          {formatMessage(m.cancel)}
        </Button>
      </div>
    </form>
  );
}
