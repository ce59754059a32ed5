import { defineMessages } from '@tern/i18n';

export const factorRecoveryNoticeMessages = defineMessages('factorRecoveryNotice', {
  title: [
    'Two-step sign-in is about to be turned off',
    'Heading of the notice in the account, while somebody without a code turns it off',
  ],
  text: [
    'Somebody asked for it on {begun}, with your password and the link from an email. From {ready} it can be turned off. If this was not you, stop it, then choose a new password.',
    'Under that heading. {begun} and {ready} are days',
  ],
  stop: ['Stop it', 'Button of that notice: two-step sign-in stays on'],
  stopped: [
    'The request is stopped. Two-step sign-in stays on. If the request was not yours, somebody knows your password: <link>change it now</link>.',
    'In place of the notice after the button. The text between the <link> marks is a link to the form for another password',
  ],
  failed: [
    'The request could not be stopped. Check your connection, then try again.',
    'Error in the notice, after the button was pressed',
  ],
});
