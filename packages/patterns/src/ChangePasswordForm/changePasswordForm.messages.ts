import { defineMessages } from '@tern/i18n';

export const changePasswordFormMessages = defineMessages('changePasswordForm', {
  current: ['Current password', 'Label of the field'],
  forgot: ['Forgot it?', 'Short link beside the label “Current password”'],
  endsSessions: [
    'Saving it signs you out everywhere else, and we tell you by email.',
    'Below the fields: what follows from a new password',
  ],
  currentMissing: ['Enter your current password.', 'Error: the field is empty'],
  incorrect: ['Incorrect password', 'Error: the current password is not right'],
  unchanged: ['This is your current password.', 'Error: the new password is the current one'],
  saved: [
    'Your password is changed. You are signed out everywhere else.',
    'Stands above the form once the new password was saved',
  ],
});
