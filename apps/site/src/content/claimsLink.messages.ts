import { defineMessages } from '@tern/i18n';

export const claimsLinkMessages = defineMessages('claimsLink', {
  link: [
    'Where each number comes from',
    'Link beside the numbers that the site states, such as 6,000+ servers: leads to their proof',
  ],
});
