import { defineMessages } from '@tern/i18n';

export const trustFactsMessages = defineMessages('trustFacts', {
  label: ['Facts', 'Names the row of four figures for screen readers'],
  atLeast: ['{count, number}+', 'A figure that is at least this much, such as 6000+'],
  servers: ['servers', 'Under the number of servers'],
  countries: ['countries', 'Under the number of countries'],
  devices: ['devices at once', 'Under the number of devices one account may use at the same time'],
  days: [
    '{days, plural, one {# <unit>day</unit>} other {# <unit>days</unit>}}',
    'How long the money is given back. The unit is set smaller than the number',
  ],
  moneyBack: ['money-back guarantee', 'Under the number of days'],
});
