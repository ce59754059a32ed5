import { brand } from '@tern/domain';
import { Button, ErrorSummary, Heading, Ltr, Notice, PasswordField, Text } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { FormResult } from '../forms/FormResult.tsx';
import { passkeyErrorMessages } from '../forms/passkeyErrors.messages.ts';
import { type PasskeyError, passkeyMessages } from '../forms/passkeyErrors.ts';
import * as css from '../forms/passwordForm.css.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { setPasswordFormMessages as m } from './setPasswordForm.messages.ts';
import { useNewPassword } from './useNewPassword.ts';

/** An error of the contract, or of the way to the service (spec sections 5 and 8). */
export type SetPasswordError =
  | 'password_length'
  | 'password_classes'
  | 'password_common'
  | 'password_already_set'
  | PasskeyError
  | 'passkey_not_made'
  | 'rate_limited'
  | 'network'
  | 'unknown';

const serverMessages = {
  ...passkeyMessages,
  passkey_not_made: m.passkeyNotMade,
  password_length: m.passwordLength,
  password_classes: m.passwordClasses,
  password_common: m.passwordCommon,
  password_already_set: m.alreadySet,
  rate_limited: m.rateLimited,
  network: m.network,
  unknown: m.unknown,
} satisfies Record<SetPasswordError, unknown>;

const ofField = new Set<SetPasswordError>(['password_length', 'password_classes', 'password_common']);

export interface SetPasswordFormProps {
  onSubmit: (values: { password: string }) => void;
  /** The request runs. */
  busy?: boolean;
  error?: SetPasswordError;
  /** The password is set, or a passkey made in its place: the result takes the place of the form. */
  saved?: boolean | 'passkey' | undefined;
  /** Offers to make a passkey in place of the password, when given. */
  onPasskey?: (() => void) | undefined;
  /** The dialog of the browser is open, or what it gave is on its way. */
  passkeyBusy?: boolean;
  /** The account has a passkey: the browser asks for it before the password is saved. */
  confirmed?: boolean;
  /** The email of the account, so that password managers know which one it is. */
  email?: string;
  /** The place of the heading in the outline. */
  headingLevel?: 1 | 2 | 3;
  /** Another button of the page is the main one. */
  secondary?: boolean;
}

/** The first password of an account that was opened at the checkout (spec section 5). */
export function SetPasswordForm({
  onSubmit,
  busy = false,
  error,
  saved = false,
  onPasskey,
  passkeyBusy = false,
  confirmed = false,
  email,
  headingLevel = 1,
  secondary = false,
}: SetPasswordFormProps) {
  const { formatMessage } = useIntl();
  const result = useFocusKept<HTMLDivElement>(Boolean(saved));
  const id = useId();
  const passwords = useNewPassword();
  const fieldError = error && ofField.has(error) ? error : undefined;
  const { formProps, errors, summary, attempt } = useValidatedForm({
    fields: ['password', 'confirm'] as const,
    busy: busy || passkeyBusy,
    serverError: fieldError
      ? { field: 'password', message: formatMessage(serverMessages[fieldError]) }
      : undefined,
    validate: passwords.validate,
    onValid: ({ password }) => onSubmit({ password }),
  });

  if (saved) {
    return (
      <FormResult place={result}>
        {formatMessage(saved === 'passkey' ? m.passkeySaved : m.saved, { brand: brand.name })}
      </FormResult>
    );
  }
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
        {confirmed && (
          <Text tone="muted" size="small">
            {formatMessage(m.confirmed)}
          </Text>
        )}
      </div>
      <ErrorSummary
        key={attempt}
        title={formatMessage(m.errorSummary, { count: summary.length })}
        errors={summary.map(({ field: name, message }) => ({ fieldId: `${id}-${name}`, message }))}
      />
      {passkeyBusy ? (
        <Notice live>{formatMessage(passkeyErrorMessages.waiting)}</Notice>
      ) : error && !fieldError && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(serverMessages[error], { brand: brand.name })}
        </Notice>
      ) : null}
      {email && <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />}
      <PasswordField {...passwords.newProps} id={`${id}-password`} name="password" error={errors.password} />
      <PasswordField {...passwords.confirmProps} id={`${id}-confirm`} name="confirm" error={errors.confirm} />
      <Button type="submit" variant={secondary ? 'outline' : 'primary'} size="lg" block busy={busy}>
        {formatMessage(m.submit)}
      </Button>
      {onPasskey && <PasskeyOffer onPasskey={onPasskey} busy={passkeyBusy} waits={busy} />}
    </form>
  );
}

interface PasskeyOfferProps {
  onPasskey: () => void;
  busy: boolean;
  /** The form is on its way. */
  waits: boolean;
}

/** In place of a password. Apps of the product have no passkeys: it says so. */
function PasskeyOffer({ onPasskey, busy, waits }: PasskeyOfferProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.question}>
      <Text size="small" tone="muted">
        {formatMessage(m.passkeyText, { brand: brand.name })}
      </Text>
      <Button
        variant="outline"
        size="lg"
        block
        busy={busy}
        onClick={() => {
          if (!waits) onPasskey();
        }}
      >
        {formatMessage(m.passkey)}
      </Button>
    </div>
  );
}
