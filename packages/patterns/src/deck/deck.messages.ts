import { defineMessages } from '@tern/i18n';

export const deckMessages = defineMessages('deck', {
  card: ['Card', 'Way of paying: credit or debit card'],
  wallet: ['Google Pay or Apple Pay', 'Way of paying; the names are not translated'],
  other: ['Other', 'Way of paying that has no name of its own here'],
});
