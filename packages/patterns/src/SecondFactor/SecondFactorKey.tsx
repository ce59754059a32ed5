import { digitsOf } from '@tern/domain';
import { Button, CopyField, Notice, Text, TextField } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { codeMessages, wayMessages } from '../forms/secondCodeErrors.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import * as css from './SecondFactor.css.ts';
import type { SecondFactorProps } from './SecondFactorProps.ts';
import { secondFactorMessages as m } from './secondFactor.messages.ts';

interface SecondFactorKeyProps
  extends Pick<SecondFactorProps, 'busy' | 'error' | 'onSubmit' | 'onStep' | 'Qr'> {
  secret: string;
  uri: string;
}

const codeLength = 6;

/** The key for the app, and the code that shows that the app has it. */
export function SecondFactorKey({
  secret,
  uri,
  busy = false,
  error,
  onSubmit,
  onStep,
  Qr,
}: SecondFactorKeyProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const ofCode = error && codeMessages[error as keyof typeof codeMessages];
  const { formProps, errors } = useValidatedForm({
    fields: ['code'] as const,
    busy,
    serverError: ofCode && { field: 'code', message: formatMessage(ofCode) },
    validate: ({ code }) => ({
      code: digitsOf(code).length === codeLength ? undefined : formatMessage(m.appCodeMissing),
    }),
    onValid: ({ code }) => onSubmit({ password: '', code: digitsOf(code) }),
  });
  return (
    <>
      <Text size="small" tone="muted" measure>
        {formatMessage(m.scan)}
      </Text>
      <div className={css.key}>
        <div className={css.picture}>
          <Qr value={uri} label={formatMessage(m.qrLabel)} />
        </div>
        <CopyField
          label={formatMessage(m.key)}
          value={secret.replace(/.{4}(?=.)/g, '$& ')}
          copyLabel={formatMessage(m.copyKey)}
          copiedLabel={formatMessage(m.copied)}
          selectedLabel={formatMessage(m.selected)}
        />
      </div>
      <form {...formProps} method="post" className={css.form}>
        {error && !ofCode && !busy ? (
          <Notice tone="danger" live>
            {formatMessage(wayMessages[error as keyof typeof wayMessages] ?? wayMessages.unknown)}
          </Notice>
        ) : null}
        <TextField
          id={`${id}-code`}
          name="code"
          dir="ltr"
          label={formatMessage(m.appCode)}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-required
          hint={formatMessage(m.consequence)}
          error={errors.code}
        />
        <div className={css.acts}>
          <Button type="submit" size="sm" busy={busy}>
            {formatMessage(m.turnOn)}
          </Button>
          <Button variant="quiet" size="sm" disabled={busy} onClick={() => onStep('off')}>
            {formatMessage(m.cancel)}
          </Button>
        </div>
      </form>
    </>
  );
}
