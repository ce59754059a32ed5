import { defineMessages } from '@tern/i18n';

export const cookieBannerMessages = defineMessages('cookieBanner', {
  label: ['Cookies', 'Name of the region with the choice about cookies, for screen readers'],
  title: ['Your choice about cookies.', 'Heading of the choice about cookies'],
  text: [
    'We count visits to see which pages help. That needs your yes. What signing in and paying need is stored either way.',
    'Below the heading: what is asked, and what is stored in any case',
  ],
  accept: ['Accept', 'Button: yes to counting visits'],
  decline: ['Decline', 'Button: no to counting visits. As easy to press as Accept.'],
  more: ['Cookie policy', 'Link to the page that lists every cookie'],
});
