import { defineMessages } from '@tern/i18n';

export const thirtyDaysMessages = defineMessages('thirtyDays', {
  title: [
    '{days, plural, =30 {Thirty days} one {# day} other {# days}} to change your mind.',
    'Heading above the picture of the money-back period. Write the number 30 as a word where that reads well',
  ],
  text: [
    'If {brand} is not for you, ask for your money back within {days, plural, one {# day} other {# days}} of a payment.',
    'What the money-back guarantee is. brand is the name of the product',
  ],
  picture: [
    '{days, plural, one {A scale of # day} other {A scale of # days}}, with the flight of a tern from the first to the last',
    'Describes the picture for people who do not see it',
  ],
});
