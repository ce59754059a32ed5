import { defineMessages } from '@tern/i18n';

export const sessionDialogMessages = defineMessages('sessionDialog', {
  title: ['You have been signed out', 'Title of the dialog that opens when the session has ended'],
  text: [
    'Sign in again, or stay on this page without your account.',
    'Text of the dialog that opens when the session has ended',
  ],
  signIn: ['Sign in again', 'Button: sign in again'],
  cancel: ['Cancel', 'Button: close the dialog and stay on this page'],
});
