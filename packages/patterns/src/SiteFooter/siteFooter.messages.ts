import { defineMessages } from '@tern/i18n';

export const siteFooterMessages = defineMessages('siteFooter', {
  line: [
    'VPN and proxy for phones, computers, browsers and smart TVs.',
    'One line under the logo: what the product is',
  ],
  rights: [
    '© {year} {brand}. All rights reserved.',
    'Copyright line. {year} is a year such as 2026, {brand} the company or product name',
  ],
  language: ['Language', 'Name of the language picker for screen readers'],
  choices: [
    'Privacy choices',
    'Link in the footer of every page that opens the choice about cookies again: short',
  ],
  desktop: [
    'Desktop version',
    'Link in the phone version of the site that leads to the version for computers',
  ],
});
