import { defineMessages } from '@tern/i18n';

export const daysEarnedMessages = defineMessages('daysEarned', {
  title: [
    '{days, plural, one {# day earned} other {# days earned}}',
    'Heading of the card about invitations: days that friends have brought',
  ],
  none: ['No days earned yet', 'Heading of the card about invitations, as long as nobody has brought a day'],
  lead: [
    'A friend who buys a plan with your code pays {percent} less for the first period. Once the {guarantee, plural, one {# day} other {# days}} of the guarantee are over, your own plan continues for {days, plural, one {# more day} other {# more days}}.',
    'Below the heading. percent: “20%”; guarantee: length of the money-back guarantee; days: what an invitation earns',
  ],
  waiting: [
    '{days, plural, one {# more day waits} other {# more days wait}} until a guarantee is over.',
    'Below the heading: days that are not certain yet',
  ],
  invite: ['Invite friends', 'Link to the page with the own invitation'],
  loading: ['Loading your invitation', 'For screen readers, while the card loads'],
  failed: ['Your invitation could not be loaded.', 'In place of the card'],
  retry: ['Try again', 'Loads the card again'],
});
