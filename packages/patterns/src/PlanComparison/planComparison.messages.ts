import { defineMessages } from '@tern/i18n';

export const planComparisonMessages = defineMessages('planComparison', {
  title: ['Compare the plans.', 'Heading of the table that compares the plans. Ends with a full stop'],
  feature: ['Feature', 'Name of the first column of the table, for screen readers'],
  startTrial: ['Start free trial', 'Column of the table beside the plans: a link that starts the free trial'],
  perMonth: ['Price per month', 'Row of the table'],
  freeFor: [
    '{days, plural, one {# day} other {# days}} free',
    'Price of the free trial. {days} is its length',
  ],
  thenBilled: [
    'then {renewal}',
    'In the column of the free trial: charged after it. {renewal} is a price and how often, such as $45.00 every 12 months',
  ],
  billed: ['Billed', 'Row of the table: the sum that is charged, and how often'],
  devices: ['Devices at once', 'Row of the table'],
  servers: ['Servers', 'Row of the table'],
  countries: ['Countries', 'Row of the table'],
  orMore: ['{number}+', 'A number that is a lower bound: 6000+ means 6000 or more'],
  apps: ['All apps', 'Row of the table'],
  noLogs: ['No logs', 'Row of the table: the service keeps no logs'],
  streaming: ['Streaming with your own subscriptions', 'Row of the table'],
  moneyBack: ['{days, number}-day money-back guarantee', 'Row of the table'],
  yes: ['Yes', 'For screen readers, instead of a check mark in the table'],
  no: ['No', 'For screen readers, instead of a dash in the table'],
});
