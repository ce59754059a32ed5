import { defineMessages } from '@tern/i18n';

export const endCallMessages = defineMessages('endCall', {
  title: [
    '{days, plural, =30 {Thirty days} one {# day} other {# days}} to decide.',
    'Heading at the end of the home page. {days} is the length of the money-back guarantee; write thirty as a word',
  ],
  lead: [
    'Start with the free trial, or buy a plan with a {days, plural, one {#-day} other {#-day}} money-back guarantee.',
    'Under the heading. {days} is how long the money is given back',
  ],
  leadWithoutTrial: [
    'Every plan has a {days, plural, one {#-day} other {#-day}} money-back guarantee. No reason needed.',
    'Under the heading where there is no free trial. {days} is how long the money is given back',
  ],
  picture: [
    'The south polar region, where the flight of the tern ends',
    'Describes the map to people who do not see it',
  ],
});
