import { digitsOf } from '@tern/domain';
import { CodeField, type CodeFieldProps } from '@tern/ui';
import { useIntl } from 'react-intl';
import { resetPasswordFormMessages as m } from '../ResetPasswordForm/resetPasswordForm.messages.ts';

/** The field for the code of a mail, in the digits of every keyboard. */
export function MailCodeField(props: Omit<CodeFieldProps, 'digitsOf' | 'noDigits'>) {
  const { formatMessage } = useIntl();
  return (
    <CodeField
      {...props}
      digitsOf={digitsOf}
      noDigits={formatMessage(m.codeNoDigits, { length: props.length })}
    />
  );
}
