import { isEmail } from '@tern/domain';
import { Button, Heading, Ltr, Notice, Sentences, Text, TextField } from '@tern/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { BackLink } from '../forms/BackLink.tsx';
import { MailCodeField } from '../forms/MailCodeField.tsx';
import * as css from '../forms/passwordForm.css.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { loginFormMessages } from '../LoginForm/loginForm.messages.ts';
import { ResendCode, type ResendCodeProps } from '../ResendCode/ResendCode.tsx';
import { resetPasswordFormMessages } from '../ResetPasswordForm/resetPasswordForm.messages.ts';
import { forgotPasswordFormMessages as m } from './forgotPasswordForm.messages.ts';

/** An error of the contract, or of the way to the service (spec sections 5 and 8). */
export type ForgotPasswordError =
  | 'email_not_registered'
  | 'code_expired'
  | 'verification_failed'
  | 'bot_check_unavailable'
  | 'bot_check_failed'
  | 'rate_limited'
  | 'network'
  | 'unknown';

const serverMessages = {
  email_not_registered: m.notRegistered,
  code_expired: resetPasswordFormMessages.codeExpired,
  verification_failed: resetPasswordFormMessages.verificationFailed,
  bot_check_unavailable: loginFormMessages.botCheckUnavailable,
  bot_check_failed: loginFormMessages.botCheckFailed,
  rate_limited: loginFormMessages.rateLimited,
  network: loginFormMessages.network,
  unknown: loginFormMessages.unknown,
} satisfies Record<ForgotPasswordError, unknown>;

interface Common {
  /** The request runs. */
  busy?: boolean;
  error?: ForgotPasswordError;
  loginHref: string;
  headingLevel?: 1 | 2;
}

export type ForgotPasswordFormProps = Common &
  (
    | {
        step: 'email';
        /** The address is normalised. */
        onRequest: (email: string) => void;
        defaultEmail?: string;
        /** Typed at the sign-in: fills an empty field once it is known. */
        carriedEmail?: string;
        /** The address was sent before any script ran, and refused as it is. */
        refused?: boolean;
      }
    | {
        step: 'code';
        /** Where the code went, if there is an account. */
        email: string;
        /** Number of digits. */
        codeLength: number;
        /** Seconds the code holds. */
        expiresIn?: number;
        onCode: (code: string) => void;
        resend: ResendCodeProps;
        /** Back to the address. */
        onBack: () => void;
      }
  );

/**
 * The way to a new password: the address, then the code of the mail (spec sections 2 and 5, forgetPassword). The
 * third step is `ResetPasswordForm`. No text reveals whether the address is known.
 */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  return props.step === 'email' ? <EmailStep {...props} /> : <CodeStep {...props} />;
}

type StepProps<Step extends ForgotPasswordFormProps['step']> = Extract<
  ForgotPasswordFormProps,
  { step: Step }
>;

function EmailStep({
  onRequest,
  defaultEmail,
  carriedEmail,
  refused = false,
  busy = false,
  error,
  loginHref,
  headingLevel = 1,
}: StepProps<'email'>) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (carriedEmail && field.current?.value === '') field.current.value = carriedEmail;
  }, [carriedEmail]);
  const ofField = error === 'email_not_registered';
  const { formProps, errors } = useValidatedForm({
    fields: ['username'] as const,
    busy,
    refused: refused ? { username: defaultEmail ?? '' } : undefined,
    serverError: ofField ? { field: 'username', message: formatMessage(serverMessages[error]) } : undefined,
    validate: ({ username }) => ({
      username: !username
        ? formatMessage(loginFormMessages.emailMissing)
        : !isEmail(username)
          ? formatMessage(loginFormMessages.emailInvalid)
          : undefined,
    }),
    onValid: ({ username }) => onRequest(username),
  });
  return (
    <form {...formProps} method="post" className={css.form}>
      <div className={css.head}>
        <BackLink href={loginHref}>{formatMessage(resetPasswordFormMessages.backToSignIn)}</BackLink>
        <Heading level={headingLevel} size="h1">
          <Sentences text={formatMessage(m.title)} />
        </Heading>
        <Text tone="muted">{formatMessage(m.text)}</Text>
      </div>
      {error && !ofField && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(serverMessages[error])}
        </Notice>
      ) : null}
      <TextField
        ref={field}
        id={`${id}-username`}
        name="username"
        type="email"
        label={formatMessage(loginFormMessages.email)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={defaultEmail}
        aria-required
        error={errors.username}
      />
      <Button type="submit" size="lg" block busy={busy}>
        {formatMessage(m.send)}
      </Button>
    </form>
  );
}

function CodeStep({
  email,
  codeLength,
  expiresIn,
  onCode,
  resend,
  onBack,
  busy = false,
  error,
  loginHref,
  headingLevel = 1,
}: StepProps<'code'>) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');

  /* The step before is gone, and the focus with it. */
  useEffect(() => field.current?.focus(), []);

  const ofField = error === 'code_expired' || error === 'verification_failed';
  const { formProps, errors } = useValidatedForm({
    fields: ['code'] as const,
    busy,
    serverError: ofField ? { field: 'code', message: formatMessage(serverMessages[error]) } : undefined,
    validate: ({ code }) => ({
      code: !code
        ? formatMessage(resetPasswordFormMessages.codeMissing)
        : code.length < codeLength
          ? formatMessage(resetPasswordFormMessages.codeShort, { length: codeLength })
          : undefined,
    }),
    onValid: ({ code }) => onCode(code),
  });
  return (
    <form {...formProps} method="post" className={css.form}>
      <div className={css.head}>
        <BackLink href={loginHref}>{formatMessage(resetPasswordFormMessages.backToSignIn)}</BackLink>
        <Heading level={headingLevel} size="h1">
          <Sentences text={formatMessage(m.codeTitle)} />
        </Heading>
        <Text tone="muted">{formatMessage(m.codeText, { email: <Ltr key="email">{email}</Ltr> })}</Text>
      </div>
      {error && !ofField && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(serverMessages[error])}
        </Notice>
      ) : null}
      <div className={css.code}>
        <MailCodeField
          ref={field}
          id={`${id}-code`}
          name="code"
          label={formatMessage(resetPasswordFormMessages.code)}
          length={codeLength}
          aria-required
          value={digits}
          onChange={setDigits}
          hint={
            expiresIn
              ? formatMessage(m.holds, { minutes: Math.max(1, Math.floor(expiresIn / 60)) })
              : undefined
          }
          error={errors.code}
        />
        <ResendCode {...resend} />
      </div>
      {/* For a browser without scripts, which begins anew with every form. */}
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="username" value={email} />
      <Button type="submit" size="lg" block busy={busy}>
        {formatMessage(m.check)}
      </Button>
      <Button variant="quiet" block disabled={busy} onClick={onBack} className={css.needsScript}>
        {formatMessage(m.otherAddress)}
      </Button>
    </form>
  );
}
