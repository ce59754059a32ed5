import { defineMessages } from '@tern/i18n';

export const paymentTermsMessages = defineMessages('paymentTerms', {
  shortRenews: [
    'Then {rhythm}',
    'Under the sum at the bottom of a small screen. rhythm is ready: “$34.76 every 12 months”',
  ],
  shortEnds: [
    'One payment, no renewal',
    'Under the sum at the bottom of a small screen, for a payment that does not repeat',
  ],
});
