import { defineMessages } from '@tern/i18n';

export const authLayoutMessages = defineMessages('authLayout', {
  language: ['Language', 'Name of the language picker for screen readers'],
  rights: [
    '© {year} {brand}. All rights reserved.',
    'Copyright line. {year} is a year such as 2026, {brand} the company or product name',
  ],
});
