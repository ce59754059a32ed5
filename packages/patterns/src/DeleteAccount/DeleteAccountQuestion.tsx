import { brand, emailKeyOf } from '@tern/domain';
import { ErrorSummary, Notice, TextField } from '@tern/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmWithPasskey, isByPasskey, PasskeyDialogNotice } from '../forms/ConfirmWithPasskey.tsx';
import { passkeyMessages } from '../forms/passkeyErrors.ts';
import { StepUpFields } from '../forms/StepUpFields.tsx';
import { secondCodeMessages } from '../forms/secondCode.messages.ts';
import { codeMessages } from '../forms/secondCodeErrors.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import * as css from './DeleteAccount.css.ts';
import type { DeleteAccountError, DeleteAccountProps } from './DeleteAccountProps.ts';
import { deleteAccountMessages as m } from './deleteAccount.messages.ts';

const serverMessages = {
  incorrect_password: m.incorrect,
  ...codeMessages,
  ...passkeyMessages,
  rate_limited: m.rateLimited,
  unknown: m.failed,
} satisfies Record<DeleteAccountError, unknown>;

/** All that is typed before the deletion is requested: the address, the password, a code; or a passkey for the last two. */
export function DeleteAccountQuestion({
  id,
  email,
  passwordSet,
  secondFactor: isOn = false,
  onDelete,
  passkey,
  busy,
  error,
}: DeleteAccountProps & { id: string }) {
  const { formatMessage } = useIntl();
  // Where there is no password the passkey is the only way.
  const onlyPasskey = Boolean(passkey) && !passwordSet;
  const secondFactor = isOn && !onlyPasskey;
  const byPasskey = useRef(onlyPasskey);
  const ofField =
    error === 'incorrect_password' ? 'password' : error && error in codeMessages ? 'code' : null;
  const { formProps, errors, summary, attempt } = useValidatedForm({
    fields: ['address', 'password', 'code'] as const,
    busy: busy === 'delete',
    serverError:
      error && ofField ? { field: ofField, message: formatMessage(serverMessages[error]) } : undefined,
    validate: ({ address, password, code }) => ({
      address: emailKeyOf(address) === emailKeyOf(email) ? undefined : formatMessage(m.addressDiffers),
      password: passwordSet && !byPasskey.current && !password ? formatMessage(m.passwordMissing) : undefined,
      code:
        secondFactor && !byPasskey.current && !code
          ? formatMessage(secondCodeMessages.anyCodeMissing)
          : undefined,
    }),
    onValid: ({ password, code }) =>
      byPasskey.current && passkey ? passkey.onConfirm() : onDelete({ password, code }),
  });
  return (
    // `post`, so that a password sent before the script runs never lands in the address.
    <form
      {...formProps}
      onSubmit={(event) => {
        byPasskey.current = onlyPasskey || isByPasskey(event);
        formProps.onSubmit(event);
      }}
      id={`${id}-form`}
      method="post"
      className={css.stack}
    >
      <ErrorSummary
        key={attempt}
        title={formatMessage(m.errorSummary, { count: summary.length })}
        errors={summary.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message }))}
      />
      {error && !ofField && busy !== 'delete' ? (
        <Notice tone="danger" live>
          {formatMessage(serverMessages[error], { brand: brand.name })}
        </Notice>
      ) : null}
      {passkey ? <PasskeyDialogNotice open={passkey.open} /> : null}
      <TextField
        id={`${id}-address`}
        name="address"
        type="email"
        label={formatMessage(m.typeAddress, {
          email: (
            <bdi key="email" dir="ltr" className={css.address}>
              {email}
            </bdi>
          ),
        })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        error={errors.address}
      />
      {/* Password managers need the user name to fill in the password. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      <StepUpFields id={id} password={passwordSet} code={secondFactor} errors={errors} />
      {passkey && passwordSet ? (
        <div>
          <ConfirmWithPasskey open={passkey.open} busy={busy === 'delete'} />
        </div>
      ) : null}
    </form>
  );
}
