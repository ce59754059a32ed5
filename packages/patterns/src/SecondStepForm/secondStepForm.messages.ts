import { defineMessages } from '@tern/i18n';

export const secondStepFormMessages = defineMessages('secondStepForm', {
  title: ['One more step.', 'Heading of the second step of the sign-in, after the password'],
  text: [
    'Your password is right. Now enter the code that your authenticator app shows, or one of your recovery codes.',
    'Under the heading',
  ],
  back: ['Back to sign-in', 'Link above the heading, to the first step of the sign-in'],
  remember: [
    'Do not ask for a code in this browser for {days, plural, one {# day} other {# days}}',
    'Label of a box below the code, not ticked',
  ],
  rememberHint: [
    'Only where nobody else uses it. The password is still needed.',
    'Under the box. “It” is the browser',
  ],
});
