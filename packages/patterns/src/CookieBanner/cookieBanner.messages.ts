import { defineMessages } from '@tern/i18n';

export const cookieBannerMessages = defineMessages('cookieBanner', {
  label: ['Cookies', 'Name of the region with the choice about cookies, for screen readers'],
  title: ['Your cookie choices.', 'Heading of the choice about cookies'],
  text: [
    'With your consent we measure which pages and campaigns work. What is needed to sign in and pay is stored either way.',
    'Below the heading: what is asked, and what is stored in any case',
  ],
  accept: ['Accept', 'Button: yes to being measured'],
  decline: ['Decline', 'Button: no to being measured. As easy to press as Accept.'],
  more: ['Cookie policy', 'Link to the page that lists every cookie'],
  granted: [
    'You have accepted. You can change that at any time.',
    'The choice about cookies as it is now; also said by screen readers once Accept was pressed',
  ],
  denied: [
    'You have declined. You can change that at any time.',
    'The choice about cookies as it is now; also said by screen readers once Decline was pressed',
  ],
  signal: [
    'Your browser tells us not to track you. That counts as a no, whatever you choose here.',
    'In the choice about cookies, for browsers that send Global Privacy Control or Do Not Track',
  ],
});
