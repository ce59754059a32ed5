import { Button, Card, Heading, Ltr, Notice, Text } from '@tern/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { MailCodeField } from '../forms/MailCodeField.tsx';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { ResendCode, type ResendCodeProps } from '../ResendCode/ResendCode.tsx';
import { resetPasswordFormMessages } from '../ResetPasswordForm/resetPasswordForm.messages.ts';
import { setPasswordFormMessages } from '../SetPasswordForm/setPasswordForm.messages.ts';
import * as css from './ConfirmAddress.css.ts';
import { confirmAddressMessages as m } from './confirmAddress.messages.ts';

/** An error of the contract, or of the way to the service. */
export type ConfirmAddressError =
  | 'verification_failed'
  | 'code_expired'
  | 'email_known'
  | 'rate_limited'
  | 'network'
  | 'unknown';

const errors = {
  verification_failed: resetPasswordFormMessages.verificationFailed,
  code_expired: resetPasswordFormMessages.codeExpired,
  email_known: m.known,
  rate_limited: setPasswordFormMessages.rateLimited,
  network: setPasswordFormMessages.network,
  unknown: setPasswordFormMessages.unknown,
} satisfies Record<ConfirmAddressError, unknown>;

export interface ConfirmAddressProps {
  email: string;
  /** A code was sent; null: not yet. `minutes`: how long it holds. */
  sent: { minutes: number; resend: ResendCodeProps } | null;
  busy?: 'request' | 'code' | undefined;
  error?: ConfirmAddressError | undefined;
  /** The code was right. */
  done?: boolean;
  onRequest: () => void;
  onCode: (code: string) => void;
}

const digits = 8;

/** The person of an account shows that its mailbox is theirs, by a code that is mailed to it. */
export function ConfirmAddress(props: ConfirmAddressProps) {
  const { email, sent, busy, error, done = false, onRequest } = props;
  const { formatMessage } = useIntl();
  const place = useFocusKept<HTMLDivElement>(done ? 'done' : sent ? 'code' : 'request');
  const ofField = error === 'verification_failed' || error === 'code_expired';
  const address = <Ltr key="email">{email}</Ltr>;
  return (
    <div ref={place} tabIndex={-1}>
      {done ? (
        <Notice tone="success" live>
          {formatMessage(m.done)}
        </Notice>
      ) : (
        <Card as="section">
          <div className={css.stack}>
            <Heading level={2} size="h4">
              {formatMessage(m.title)}
            </Heading>
            <Text tone="muted" measure>
              {formatMessage(m.text, { email: address })}
            </Text>
            {error && !ofField && !busy ? (
              <Notice tone="danger" live>
                {formatMessage(errors[error])}
              </Notice>
            ) : null}
            {sent ? (
              <CodeStep {...props} sent={sent} />
            ) : (
              <Button variant="outline" busy={busy === 'request'} onClick={onRequest}>
                {formatMessage(m.send)}
              </Button>
            )}
          </div>
        </Card>
      )}
    </div>
  );
}

function CodeStep({
  email,
  sent,
  busy,
  error,
  onCode,
}: ConfirmAddressProps & { sent: NonNullable<ConfirmAddressProps['sent']> }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [code, setCode] = useState('');
  const wrong = error === 'verification_failed' || error === 'code_expired' ? error : undefined;
  const { formProps, errors: found } = useValidatedForm({
    fields: ['code'] as const,
    busy: busy === 'code',
    serverError: wrong && { field: 'code', message: formatMessage(errors[wrong]) },
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
        {formatMessage(m.sent, { email: <Ltr key="email">{email}</Ltr>, minutes: sent.minutes })}
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
        <ResendCode {...sent.resend} />
      </div>
      <Button type="submit" busy={busy === 'code'}>
        {formatMessage(m.submit)}
      </Button>
    </form>
  );
}
