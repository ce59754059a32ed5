import {
  type PasswordRuleId,
  passwordMaxLength,
  passwordMinLength,
  passwordProblem,
  passwordRules,
} from '@tern/domain';
import { Button, ErrorSummary, Heading, Ltr, Notice, PasswordField, Text } from '@tern/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import * as css from './SetPasswordForm.css.ts';
import { setPasswordFormMessages as m } from './setPasswordForm.messages.ts';

/** An error of the contract, or of the way to the service (spec sections 5 and 8). */
export type SetPasswordError =
  | 'password_length'
  | 'password_classes'
  | 'password_already_set'
  | 'rate_limited'
  | 'network'
  | 'unknown';

const serverMessages = {
  password_length: m.passwordLength,
  password_classes: m.passwordClasses,
  password_already_set: m.alreadySet,
  rate_limited: m.rateLimited,
  network: m.network,
  unknown: m.unknown,
} satisfies Record<SetPasswordError, unknown>;

const problems = {
  passwordEmpty: m.passwordMissing,
  passwordShort: m.passwordShort,
  passwordLength: m.passwordLength,
  passwordPrintable: m.passwordPrintable,
  passwordMix: m.passwordClasses,
} satisfies Record<NonNullable<ReturnType<typeof passwordProblem>>, unknown>;

const ofField = new Set<SetPasswordError>(['password_length', 'password_classes']);

export interface SetPasswordFormProps {
  onSubmit: (values: { password: string }) => void;
  /** The request runs. */
  busy?: boolean;
  error?: SetPasswordError;
  /** The address of the account; tells password managers which one it is. */
  email?: string;
  /** The place of the heading in the outline. */
  headingLevel?: 1 | 2 | 3;
}

/** The first password of an account that was opened at the checkout (spec section 5). */
export function SetPasswordForm({
  onSubmit,
  busy = false,
  error,
  email,
  headingLevel = 1,
}: SetPasswordFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');

  /* Something may stand in the field before the page is ready. */
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  const fieldError = error && ofField.has(error) ? error : undefined;
  const { formProps, errors, summary } = useValidatedForm({
    fields: ['password', 'confirm'] as const,
    busy,
    serverError: fieldError
      ? { field: 'password', message: formatMessage(serverMessages[fieldError]) }
      : undefined,
    validate: ({ password, confirm }) => {
      const problem = passwordProblem(password);
      return {
        password: problem ? formatMessage(problems[problem]) : undefined,
        confirm: !confirm
          ? formatMessage(m.confirmMissing)
          : confirm !== password
            ? formatMessage(m.mismatch)
            : undefined,
      };
    },
    onValid: ({ password }) => onSubmit({ password }),
  });
  const rules = passwordRules(typed);
  const met = (...ids: PasswordRuleId[]) => rules.every((rule) => rule.met || !ids.includes(rule.id));

  return (
    // `post`, so that a password sent before the script runs never lands in the address.
    <form {...formProps} method="post" className={css.form}>
      <div className={css.head}>
        <Heading level={headingLevel} size={headingLevel === 1 ? 'h1' : 'h3'}>
          {formatMessage(m.title)}
        </Heading>
        {email && (
          <Text tone="muted">{formatMessage(m.intro, { email: <Ltr key="email">{email}</Ltr> })}</Text>
        )}
      </div>
      <ErrorSummary
        title={formatMessage(m.errorSummary, { count: summary.length })}
        errors={summary.map(({ field: name, message }) => ({ fieldId: `${id}-${name}`, message }))}
      />
      {error && !fieldError && !busy && (
        <Notice tone="danger" live>
          {formatMessage(serverMessages[error])}
        </Notice>
      )}
      {email && <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />}
      <PasswordField
        ref={field}
        id={`${id}-password`}
        name="password"
        label={formatMessage(m.newPassword)}
        showLabel={formatMessage(m.showPassword)}
        hideLabel={formatMessage(m.hidePassword)}
        autoComplete="new-password"
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={errors.password}
        rules={[
          {
            text: formatMessage(m.ruleLength, { min: passwordMinLength, max: passwordMaxLength }),
            met: met('length'),
          },
          { text: formatMessage(m.ruleLetters), met: met('lowercase', 'uppercase') },
          { text: formatMessage(m.ruleSymbol), met: met('symbol') },
        ]}
        metLabel={formatMessage(m.ruleMet)}
        unmetLabel={formatMessage(m.ruleUnmet)}
      />
      <PasswordField
        id={`${id}-confirm`}
        name="confirm"
        label={formatMessage(m.confirm)}
        showLabel={formatMessage(m.showPassword)}
        hideLabel={formatMessage(m.hidePassword)}
        autoComplete="new-password"
        error={errors.confirm}
      />
      <Button type="submit" size="lg" block busy={busy}>
        {formatMessage(m.submit)}
      </Button>
    </form>
  );
}
