import { defineMessages } from '@tern/i18n';

export const endCallMessages = defineMessages('endCall', {
  title: [
    '{days, plural, =30 {Thirty days} one {# day} other {# days}}. Then decide.',
    'Heading at the end of the home page. {days} is the length of the money-back guarantee; write thirty as a word',
  ],
  lead: [
    'Start with the free trial, or buy a plan with a {days, plural, one {#-day} other {#-day}} money-back guarantee.',
    'Under the heading. {days} is how long the money is given back',
  ],
  trial: [
    'Start {days, plural, one {#-day} other {#-day}} free trial',
    'Button. {days} is the length of the trial',
  ],
  plans: ['See plans', 'Button that leads to the plans'],
  picture: [
    'The south polar region, where the flight of the tern ends',
    'Describes the map to people who do not see it',
  ],
});
