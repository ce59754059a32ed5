import { defineMessages } from '@tern/i18n';

export const sessionDialogMessages = defineMessages('sessionDialog', {
  title: ['Confirm logout', 'Title of the dialog that opens when the session has ended'],
  text: [
    'You have been logged out, you can cancel to stay on this page, or log in again',
    'Text of the dialog that opens when the session has ended',
  ],
  signIn: ['Re-Login', 'Button: sign in again'],
  cancel: ['Cancel', 'Button: close the dialog and stay on this page'],
});
