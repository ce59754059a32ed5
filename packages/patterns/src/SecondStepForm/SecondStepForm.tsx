import { Button, Checkbox, Heading, Notice, Sentences, Text, TextField } from '@tern/ui';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { factorRecoveryFormMessages } from '../FactorRecoveryForm/factorRecoveryForm.messages.ts';
import { BackLink } from '../forms/BackLink.tsx';
import * as css from '../forms/passwordForm.css.ts';
import { secondCodeMessages } from '../forms/secondCode.messages.ts';
import { codeMessages, wayMessages } from '../forms/secondCodeErrors.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { loginFormMessages } from '../LoginForm/loginForm.messages.ts';
import { secondStepFormMessages as m } from './secondStepForm.messages.ts';

/** An error of the contract, or of the way to the service. */
export type SecondStepError =
  | 'verification_failed'
  | 'code_used'
  | 'code_clock'
  | 'rate_limited'
  | 'network'
  | 'unknown';

export interface SecondStepFormProps {
  onSubmit: (values: { code: string; remember: boolean }) => void;
  /** Days for which the browser can be remembered. Not offered where no script runs. */
  rememberDays: number;
  busy?: boolean;
  error?: SecondStepError | undefined;
  /** Of the first step, for a browser without scripts, which begins anew with every form. */
  ticket: string;
  /** The first step. */
  loginHref: string;
  onBack?: () => void;
  /** Neither the app nor a recovery code is at hand: `FactorRecoveryForm` follows. */
  onLost?: () => void;
}

/** The second step of a sign-in: a code of an app, or a recovery code. */
export function SecondStepForm({
  onSubmit,
  rememberDays,
  busy = false,
  error,
  ticket,
  loginHref,
  onBack,
  onLost,
}: SecondStepFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /* The step before is gone, and the focus with it. */
  useEffect(() => field.current?.focus(), []);
  const ofCode = error && codeMessages[error as keyof typeof codeMessages];
  const { formProps, errors } = useValidatedForm({
    fields: ['code', 'remember'] as const,
    busy,
    serverError: ofCode && { field: 'code', message: formatMessage(ofCode) },
    validate: ({ code }) => ({ code: code ? undefined : formatMessage(secondCodeMessages.anyCodeMissing) }),
    // A box that is not ticked sends nothing.
    onValid: ({ code, remember }) => onSubmit({ code, remember: remember !== '' }),
  });
  const code = (
    <form {...formProps} method="post" className={css.form}>
      <div className={css.head}>
        <BackLink href={loginHref} onClick={onBack}>
          {formatMessage(m.back)}
        </BackLink>
        <Heading level={1}>
          <Sentences text={formatMessage(m.title)} />
        </Heading>
        <Text tone="muted">{formatMessage(m.text)}</Text>
      </div>
      {error && !ofCode && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(wayMessages[error as keyof typeof wayMessages] ?? wayMessages.unknown)}
        </Notice>
      ) : null}
      <TextField
        ref={field}
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
      <div className={css.needsScript}>
        <Checkbox
          name="remember"
          label={formatMessage(m.remember, { days: rememberDays })}
          hint={formatMessage(m.rememberHint)}
        />
      </div>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="ticket" value={ticket} />
      <Button type="submit" size="lg" block busy={busy}>
        {formatMessage(loginFormMessages.submit)}
      </Button>
    </form>
  );
  return (
    <div className={css.form}>
      {code}
      {/* A form of its own: without scripts it leads to a page. */}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onLost?.();
        }}
      >
        <input type="hidden" name="step" value="lost" />
        <input type="hidden" name="ticket" value={ticket} />
        <Button type="submit" variant="quiet" block>
          {formatMessage(factorRecoveryFormMessages.open)}
        </Button>
      </form>
    </div>
  );
}
