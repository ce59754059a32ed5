import { Button, ErrorSummary, Heading, Ltr, Notice, PasswordField, Sentences, Text } from '@tern/ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { BackLink } from '../forms/BackLink.tsx';
import { MailCodeField } from '../forms/MailCodeField.tsx';
import * as css from '../forms/passwordForm.css.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { ResendCode, type ResendCodeProps } from '../ResendCode/ResendCode.tsx';
import { setPasswordFormMessages } from '../SetPasswordForm/setPasswordForm.messages.ts';
import { useNewPassword } from '../SetPasswordForm/useNewPassword.ts';
import { resetPasswordFormMessages as m } from './resetPasswordForm.messages.ts';

/** An error of the contract, or of the way to the service (spec sections 5 and 8). */
export type ResetPasswordError =
  | 'code_expired'
  | 'verification_failed'
  /** Something was bought with the address before it was confirmed: the form asks whose that is. */
  | 'purchase_found'
  | 'password_length'
  | 'password_classes'
  | 'password_common'
  | 'rate_limited'
  | 'network'
  | 'unknown';

type PurchaseAnswer = 'mine' | 'not_mine';

const serverMessages = {
  code_expired: m.codeExpired,
  verification_failed: m.verificationFailed,
  purchase_found: m.purchaseFound,
  password_length: setPasswordFormMessages.passwordLength,
  password_classes: setPasswordFormMessages.passwordClasses,
  password_common: setPasswordFormMessages.passwordCommon,
  rate_limited: setPasswordFormMessages.rateLimited,
  network: setPasswordFormMessages.network,
  unknown: setPasswordFormMessages.unknown,
} satisfies Record<ResetPasswordError, unknown>;

const fieldOf: Partial<Record<ResetPasswordError, 'code' | 'password'>> = {
  code_expired: 'code',
  verification_failed: 'code',
  password_length: 'password',
  password_classes: 'password',
  password_common: 'password',
};

export interface ResetPasswordFormProps {
  /** `code` is empty where there was no field for it. `purchase` answers `purchase_found`. */
  onSubmit: (values: { code: string; password: string; purchase?: PurchaseAnswer }) => void;
  /** The request runs. */
  busy?: boolean;
  error?: ResetPasswordError;
  /** The address of the account, also for password managers. */
  email?: string;
  /** Requires the code of the mail as well, with its number of digits. Without it the code was checked before. */
  code?: { length: number; resend?: ResendCodeProps };
  /** The code was traded for it before any script ran. */
  ticket?: string;
  /** The password is saved: what to do next is shown instead of the fields. */
  done?: boolean;
  /** The form took the place of another: its heading takes the focus. */
  entered?: boolean;
  loginHref: string;
  /** Where a new code is requested when this one has expired and this form cannot request one. */
  forgotHref: string;
  headingLevel?: 1 | 2;
}

/** The new password after the old one was forgotten (spec sections 2 and 5, resetPassword). */
export function ResetPasswordForm({ done = false, ...props }: ResetPasswordFormProps) {
  const { formatMessage } = useIntl();
  const told = useRef<HTMLDivElement>(null);
  const id = useId();
  const over = props.error === 'code_expired' && !props.code;
  const { headingLevel = 1, loginHref, forgotHref } = props;

  /* The fields are gone, and the focus with them. */
  useEffect(() => {
    if (done || over) told.current?.focus();
  }, [done, over]);

  if (done || over) {
    return (
      <div
        ref={told}
        tabIndex={-1}
        role="group"
        aria-labelledby={`${id}-title ${id}-text`}
        className={css.form}
      >
        <div className={css.head}>
          <Heading level={headingLevel} size="h1" id={`${id}-title`}>
            <Sentences text={formatMessage(done ? m.doneTitle : m.expiredTitle)} />
          </Heading>
          <Text tone="muted" id={`${id}-text`}>
            {formatMessage(done ? m.doneText : m.expiredText)}
          </Text>
        </div>
        <Button size="lg" block href={done ? loginHref : forgotHref}>
          {formatMessage(done ? m.signIn : m.askAgain)}
        </Button>
      </div>
    );
  }
  return <Fields {...props} />;
}

function Fields({
  onSubmit,
  busy = false,
  error,
  email,
  code,
  ticket,
  entered = false,
  loginHref,
  headingLevel = 1,
}: Omit<ResetPasswordFormProps, 'done'>) {
  const { formatMessage } = useIntl();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void (entered && title.current?.focus()), [entered]);
  const [digits, setDigits] = useState('');
  const passwords = useNewPassword();
  const errorField = error && fieldOf[error];
  // The question and its answer stay for another try, when something else is refused.
  const [asked, setAsked] = useState(error === 'purchase_found');
  if (error === 'purchase_found' && !asked) setAsked(true);
  const answer = useRef<PurchaseAnswer>(undefined);
  const { formProps, errors, summary, attempt } = useValidatedForm({
    fields: ['code', 'password', 'confirm'] as const,
    busy,
    serverError:
      error && errorField ? { field: errorField, message: formatMessage(serverMessages[error]) } : undefined,
    validate: (values) => ({
      code: !code
        ? undefined
        : !values.code
          ? formatMessage(m.codeMissing)
          : values.code.length < code.length
            ? formatMessage(m.codeShort, { length: code.length })
            : undefined,
      ...passwords.validate(values),
    }),
    onValid: ({ code: typed, password }) =>
      onSubmit({ code: typed, password, ...(answer.current && { purchase: answer.current }) }),
  });
  const address = email ? <Ltr key="email">{email}</Ltr> : null;

  return (
    // `post`, so that a password sent before the script runs never lands in the address.
    <form {...formProps} method="post" className={css.form}>
      <div className={css.head}>
        <BackLink href={loginHref}>{formatMessage(m.backToSignIn)}</BackLink>
        <Heading level={headingLevel} size="h1" focusRef={title}>
          <Sentences text={formatMessage(m.title)} />
        </Heading>
        {address ? (
          <Text tone="muted">{formatMessage(code ? m.sentTo : m.forAccount, { email: address })}</Text>
        ) : null}
      </div>
      <ErrorSummary
        key={attempt}
        title={formatMessage(setPasswordFormMessages.errorSummary, { count: summary.length })}
        errors={summary.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message }))}
      />
      {error && error !== 'purchase_found' && !errorField && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(serverMessages[error])}
        </Notice>
      ) : null}
      {email ? (
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      ) : null}
      {/* For a browser without scripts, which begins anew with every form. */}
      <input type="hidden" name="step" value={code ? 'code' : 'password'} />
      {ticket ? <input type="hidden" name="ticket" value={ticket} /> : null}
      {code ? (
        <div className={css.code}>
          <MailCodeField
            id={`${id}-code`}
            name="code"
            label={formatMessage(m.code)}
            length={code.length}
            aria-required
            value={digits}
            onChange={setDigits}
            error={errors.code}
          />
          {code.resend ? <ResendCode {...code.resend} /> : null}
        </div>
      ) : null}
      <PasswordField {...passwords.newProps} id={`${id}-password`} name="password" error={errors.password} />
      <PasswordField {...passwords.confirmProps} id={`${id}-confirm`} name="confirm" error={errors.confirm} />
      <Text size="small" tone="muted">
        {formatMessage(m.endsSessions)}
      </Text>
      {asked ? (
        <PurchaseQuestion busy={busy} answer={answer} />
      ) : (
        <Button type="submit" size="lg" block busy={busy}>
          {formatMessage(setPasswordFormMessages.submit)}
        </Button>
      )}
    </form>
  );
}

/** Whose purchase it is: each answer sends the form. */
function PurchaseQuestion({
  busy,
  answer,
}: {
  busy: boolean;
  answer: RefObject<PurchaseAnswer | undefined>;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<PurchaseAnswer>();
  // It takes the place of the button that had the focus.
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} tabIndex={-1} role="group" aria-labelledby={id} className={css.question}>
      <Notice tone="data">
        <p id={id}>{formatMessage(m.purchaseFound)}</p>
        <p>{formatMessage(m.purchaseStays)}</p>
      </Notice>
      {(['mine', 'not_mine'] as const).map((purchase) => (
        <Button
          key={purchase}
          type="submit"
          name="purchase"
          value={purchase}
          variant={purchase === 'mine' ? 'primary' : 'outline'}
          size="lg"
          block
          busy={busy && pressed === purchase}
          onClick={() => {
            setPressed(purchase);
            answer.current = purchase;
          }}
        >
          {formatMessage(purchase === 'mine' ? m.purchaseMine : m.purchaseNotMine)}
        </Button>
      ))}
    </div>
  );
}
