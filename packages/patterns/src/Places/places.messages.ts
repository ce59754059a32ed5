import { defineMessages } from '@tern/i18n';

export const placesMessages = defineMessages('places', {
  title: [
    'Choose from {countries, number}+ countries.',
    'Heading over a list of countries with servers; a play on a bird that lands. {countries} is at least how many there are',
  ],
  more: ['And more', 'Last entry of a list of countries'],
});
