import { defineMessages } from '@tern/i18n';

export const secondStepFormMessages = defineMessages('secondStepForm', {
  title: ['One more step.', 'Heading of the second step of the sign-in, after the password'],
  text: [
    'Your password is right. Now enter the code that your authenticator app shows, or one of your recovery codes.',
    'Under the heading',
  ],
  back: ['Back to sign-in', 'Link above the heading, to the first step of the sign-in'],
});
