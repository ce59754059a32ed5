import { Button, Ltr, Notice } from '@tern/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { MailCodeField } from '../forms/MailCodeField.tsx';
import { wayMessages } from '../forms/secondCodeErrors.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { ResendCode } from '../ResendCode/ResendCode.tsx';
import { resetPasswordFormMessages } from '../ResetPasswordForm/resetPasswordForm.messages.ts';
import * as css from './EmailChange.css.ts';
import type { EmailChangeProps, EmailChangeView } from './EmailChangeProps.ts';
import { emailChangeMessages as m } from './emailChange.messages.ts';

const digits = 8;

const ofField = {
  verification_failed: resetPasswordFormMessages.verificationFailed,
  code_expired: resetPasswordFormMessages.codeExpired,
} as const;

/** The code of the new mailbox, or the end of the change. */
export function EmailChangeCode({
  view,
  busy,
  error,
  onCode,
  onStop,
}: Omit<EmailChangeProps, 'view'> & { view: Extract<EmailChangeView, { step: 'code' }> }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [code, setCode] = useState('');
  const fieldError = error && ofField[error as keyof typeof ofField];
  const { formProps, errors } = useValidatedForm({
    fields: ['code'] as const,
    busy: busy === 'code',
    serverError: fieldError && { field: 'code', message: formatMessage(fieldError) },
    validate: (values) => ({
      code: !values.code
        ? formatMessage(resetPasswordFormMessages.codeMissing)
        : values.code.length < digits
          ? formatMessage(resetPasswordFormMessages.codeShort, { length: digits })
          : undefined,
    }),
    onValid: (values) => onCode(values.code),
  });
  return (
    <form {...formProps} method="post" className={css.form}>
      <Notice tone="data" live>
        {formatMessage(m.waiting, { email: <Ltr key="email">{view.email}</Ltr> })}
      </Notice>
      {error && !fieldError && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(
            error === 'email_known'
              ? m.known
              : (wayMessages[error as keyof typeof wayMessages] ?? wayMessages.unknown),
          )}
        </Notice>
      ) : null}
      <MailCodeField
        id={`${id}-code`}
        name="code"
        label={formatMessage(resetPasswordFormMessages.code)}
        length={digits}
        aria-required
        value={code}
        onChange={setCode}
        error={errors.code}
      />
      <ResendCode {...view.resend} />
      <div className={css.acts}>
        <Button type="submit" size="sm" busy={busy === 'code'}>
          {formatMessage(m.begin)}
        </Button>
        <Button variant="quiet" size="sm" busy={busy === 'stop'} onClick={onStop}>
          {formatMessage(m.stop)}
        </Button>
      </div>
    </form>
  );
}
