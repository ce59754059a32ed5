import { Button, Ltr, Notice } from '@tern/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { MailCodeField } from '../forms/MailCodeField.tsx';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { ResendCode, type ResendCodeProps } from '../ResendCode/ResendCode.tsx';
import { resetPasswordFormMessages } from '../ResetPasswordForm/resetPasswordForm.messages.ts';
import * as css from './ConfirmAddress.css.ts';
import { confirmAddressMessages as m } from './confirmAddress.messages.ts';

export interface ConfirmAddressCodeProps {
  email: string;
  /** How long the code holds. */
  minutes: number;
  resend: ResendCodeProps;
  busy?: boolean | undefined;
  /** The code is wrong, or too old. */
  error?: 'verification_failed' | 'code_expired' | undefined;
  onCode: (code: string) => void;
}

const digits = 8;

const errors = {
  verification_failed: resetPasswordFormMessages.verificationFailed,
  code_expired: resetPasswordFormMessages.codeExpired,
};

/** The second step of `ConfirmAddress`: the code of the mail. */
export function ConfirmAddressCode({
  email,
  minutes,
  resend,
  busy = false,
  error,
  onCode,
}: ConfirmAddressCodeProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [code, setCode] = useState('');
  const { formProps, errors: found } = useValidatedForm({
    fields: ['code'] as const,
    busy,
    serverError: error && { field: 'code', message: formatMessage(errors[error]) },
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
        {formatMessage(m.sent, { email: <Ltr key="email">{email}</Ltr>, minutes })}
      </Notice>
      <div className={css.field}>
        <MailCodeField
          id={`${id}-code`}
          name="code"
          label={formatMessage(resetPasswordFormMessages.code)}
          length={digits}
          aria-required
          value={code}
          onChange={setCode}
          error={found.code}
        />
        <ResendCode {...resend} />
      </div>
      <Button type="submit" busy={busy}>
        {formatMessage(m.submit)}
      </Button>
    </form>
  );
}
