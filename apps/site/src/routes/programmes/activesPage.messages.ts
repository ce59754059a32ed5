import { defineMessages } from '@tern/i18n';

export const activesPageMessages = defineMessages('activesPage', {
  activesTitle: ['Time-limited offers.', 'Heading on the pages of time-limited campaigns'],
  activesLead: [
    'Each offer has its own page, its own clock and its own terms.',
    'Below the main heading of the pages of time-limited campaigns',
  ],
  inviteTitle: ['An invitation from a friend.', 'Heading on the pages of time-limited campaigns'],
  inviteLead: [
    'Somebody who uses {brand} thought of you. Here is what the invitation contains and how to use it.',
    'Below the main heading of the pages of time-limited campaigns',
  ],
  netflixTitle: ['For evenings with Netflix.', 'Heading on the pages of time-limited campaigns'],
  netflixLead: [
    'A line of your own for the series you follow, at home and on the road.',
    'Below the main heading of the pages of time-limited campaigns',
  ],
  aboutTitle: ['About our offers.', 'Heading on the pages of time-limited campaigns'],
  aboutLead: [
    'What they have in common, and what they never do.',
    'Below the main heading of the pages of time-limited campaigns',
  ],
  termsTitle: ['Terms, in short.', 'Heading on the pages of time-limited campaigns'],
  t1Title: ['Who can use it', 'Heading on the pages of time-limited campaigns'],
  t1Text: [
    'Everyone who can buy a plan. One offer per purchase; offers are not added together.',
    'Text on the pages of time-limited campaigns',
  ],
  t2Title: ['How long', 'Heading on the pages of time-limited campaigns'],
  t2Text: ['Until the clock on the page is at zero.', 'Text on the pages of time-limited campaigns'],
  t3Title: ['Afterwards', 'Heading on the pages of time-limited campaigns'],
  t3Text: [
    'The plan renews at the price shown at the checkout, until you switch renewal off.',
    'Text on the pages of time-limited campaigns',
  ],
});
