import { defineMessages } from '@tern/i18n';

export const statusLinkMessages = defineMessages('statusLink', {
  link: [
    'See what works now',
    'Link or button that leads to the status page, on pages of help and of errors',
  ],
});
