import { defineMessages } from '@tern/i18n';

export const countryPageMessages = defineMessages('countryPage', {
  factsTitle: ['{country} at a glance.', 'Heading above facts. {country} is the name of the country, alone'],
  capitalCities: ['Large cities', 'Term: large cities of the country'],
  clockOf: ['{city}: {clock}', 'Where a country has several clocks: “New York: UTC−5 / UTC−4”'],
  clock: [
    'Time zone in January / July',
    'Term: the difference to UTC in January and in July; one value where the clock is never changed',
  ],
  language: ['{count, plural, one {Language} other {Languages}}', 'Term: languages of the country'],
  codeLabel: ['Country code', 'Term: two-letter code such as DE'],
  map: ['Map of {country} with its large cities', 'Describes the map to people who do not see it'],
  listTitle: ['Countries with a page of their own.', 'Heading above links to countries'],
  questionsTitle: ['Questions.', 'Heading above questions and answers'],
  moreTitle: ['Other countries.', 'Heading above links to other countries'],
  index: ['Servers', 'Breadcrumb: the page of all countries with servers'],
});
