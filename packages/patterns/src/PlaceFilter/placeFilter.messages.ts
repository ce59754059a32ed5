import { defineMessages } from '@tern/i18n';

export const placeFilterMessages = defineMessages('placeFilter', {
  search: ['Country or city', 'Label of a search field on the page of all places with servers'],
  searchHint: [
    'In any of {languages, number} languages, also as UK, Holland or USA.',
    'Below that field. The names are examples; use short or everyday names that are usual in your language',
  ],
  order: ['Order', 'Label of the choice how a list is sorted'],
  byName: ['A to Z', 'Choice: sorted by name'],
  byDistance: ['Nearest first', 'Choice: sorted by the distance from the visitor'],
  filter: ['Filters', 'Opens the conditions that servers have to meet'],
  feature: ['Feature', 'Label of a condition: what a server can do'],
  protocol: ['Protocol', 'Label of a condition: the VPN protocol'],
  machine: ['Ownership', 'Label of a condition: whether the server is owned or rented'],
  owned: ['Owned by us', 'Choice: servers that the company owns'],
  rented: ['Rented', 'Choice: servers that the company rents'],
  any: ['Any', 'Choice: a condition does not count'],
  failed: [
    'The list could not be loaded. Press “Show” to try again.',
    'Error while somebody types into the search of places. “Show” is the button below it: use the same text',
  ],
  show: ['Show', 'Button: shows the places that fit the form'],
});
