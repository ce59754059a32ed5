import { defineMessages } from '@tern/i18n';

export const scriptNeededMessages = defineMessages('scriptNeeded', {
  title: ['This page needs JavaScript.', 'Shown only where the browser runs no scripts'],
  text: [
    'Switch it on for this site in your browser, then load the page again.',
    'After “This page needs JavaScript.”',
  ],
});
