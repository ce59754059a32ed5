import { defineMessages } from '@tern/i18n';

export const placeChartMessages = defineMessages('placeChart', {
  you: ['You, {place}', 'On a map, beside the place of the visitor. {place} is the name of a city'],
  youUnnamed: ['You', 'On a map, beside the place of the visitor'],
  turned: [
    'Chart: {place}',
    'Describes a map to people who do not see it. {place} is a country or city, alone',
  ],
  whole: ['Chart of the places with servers', 'Describes a map of the world to people who do not see it'],
  from: ['From you', 'Term: how far a place is from the visitor'],
  delay: ['Least delay', 'Term: the shortest time that a signal can need to a place and back'],
  time: ['Time there', 'Term: the time of day at a place'],
  open: [
    'Open the sheet',
    'Link to the page of the country that the map has turned to; the pages are sheets of an atlas',
  ],
  hint: [
    'You are in the middle. Each ring is a delay, there and back in optical fiber.',
    'Below a map of the world with rings around the visitor',
  ],
});
