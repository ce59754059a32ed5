import { defineMessages } from '@tern/i18n';

export const authLayoutMessages = defineMessages('authLayout', {
  language: ['Language', 'Name of the language picker for screen readers'],
  help: [
    'Need help? <faq>Read the answers</faq> or <contact>write to us</contact>.',
    'Below every form for signing in and recovering a password. faq leads to questions and answers, contact to the contact form',
  ],
  rights: [
    '© {year} {brand}. All rights reserved.',
    'Copyright line. {year} is a year such as 2026, {brand} the company or product name',
  ],
});
