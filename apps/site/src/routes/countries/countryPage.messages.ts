import { defineMessages } from '@tern/i18n';

export const countryPageMessages = defineMessages('countryPage', {
  factsTitle: ['{country} at a glance.', 'Heading above facts. {country} is the name of the country, alone'],
  capitalCities: ['Large cities', 'Term: large cities of the country'],
  zones: ['Local time', 'Term: the time in the country right now, by time zone'],
  zone: ['{zone}, {offset}', 'A time zone: {zone} is its name, {offset} its difference such as UTC+1'],
  language: ['{count, plural, one {Language} other {Languages}}', 'Term: languages of the country'],
  codeLabel: ['Country code', 'Term: two-letter code such as DE'],
  map: ['Map of {country} with its large cities', 'Describes the map to people who do not see it'],
  listTitle: ['Countries with a page of their own.', 'Heading above links to countries'],
  questionsTitle: ['Questions.', 'Heading above questions and answers'],
  moreTitle: ['Other countries.', 'Heading above links to other countries'],
});
