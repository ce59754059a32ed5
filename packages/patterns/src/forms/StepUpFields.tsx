import { PasswordField, TextField } from '@tern/ui';
import { useIntl } from 'react-intl';
import { deleteAccountMessages } from '../DeleteAccount/deleteAccount.messages.ts';
import { setPasswordFormMessages } from '../SetPasswordForm/setPasswordForm.messages.ts';
import { secondCodeMessages } from './secondCode.messages.ts';

interface StepUpFieldsProps {
  /** Of the form: the fields are `{id}-password` and `{id}-code`. */
  id: string;
  password: boolean;
  code: boolean;
  errors: { password?: string | undefined; code?: string | undefined };
}

/** The password of the account and a code of the second factor, before something changes. */
export function StepUpFields({ id, password, code, errors }: StepUpFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {password ? (
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={formatMessage(deleteAccountMessages.password)}
          showLabel={formatMessage(setPasswordFormMessages.showPassword)}
          hideLabel={formatMessage(setPasswordFormMessages.hidePassword)}
          autoComplete="current-password"
          aria-required
          error={errors.password}
        />
      ) : null}
      {code ? (
        <TextField
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
      ) : null}
    </>
  );
}
