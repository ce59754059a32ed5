import { defineMessages } from '@tern/i18n';

export const forgotPasswordFormMessages = defineMessages('forgotPasswordForm', {
  title: ['Forgot your password?', 'Heading of the first step: enter the email address'],
  text: [
    'Enter the email address of your account. We will send a code there.',
    'Under the heading of the first step',
  ],
  send: ['Send the code', 'Button of the first step'],
  codeTitle: ['Enter the code.', 'Heading of the second step: the code from the mail'],
  codeText: [
    'If {email} has an account, an email with a code is on its way there.',
    'Under the heading of the second step. It does not say whether the address is known',
  ],
  holds: [
    '{minutes, plural, one {It is valid for # minute.} other {It is valid for # minutes.}}',
    'Below the field for the code: how long the code can be used',
  ],
  check: ['Continue', 'Button of the second step, checks the code'],
  otherAddress: ['Use another address', 'Button that goes back to the first step'],
  notRegistered: [
    'This address is not registered.',
    'Error: no account has this address. Shown only to a signed-in person about their own data',
  ],
});
