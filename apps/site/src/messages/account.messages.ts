import { defineMessages } from '@tern/i18n';

/** Short messages of the account pages. */
export const accountMessages = defineMessages('account', {
  passwordSet: ['Your password is set.', 'Short message after the first password of an account was saved'],
});
