import { defineMessages } from '@tern/i18n';

/** Words of the frame around every page. */
export const shellMessages = defineMessages('shell', {
  skip: ['Skip to content', 'First link of every page, for keyboards: jumps over the header'],
  notifications: ['Notifications', 'Name of the region where short messages appear, for screen readers'],
  dismiss: ['Dismiss', 'Label of the button that closes a short message'],
});
