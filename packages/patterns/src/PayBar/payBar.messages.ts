import { defineMessages } from '@tern/i18n';

export const payBarMessages = defineMessages('payBar', {
  next: ['Continue', 'Button at the bottom of a small screen: leads to the checkout of the chosen plan'],
  planOff: [
    '{plan}, {off}',
    'Under the price at the bottom of a small screen. plan: "12 months", off: "62% off"',
  ],
});
