import { defineMessages } from '@tern/i18n';

export const planComparisonMessages = defineMessages('planComparison', {
  title: ['Side by side.', 'Heading of the table that compares the plans. Ends with a full stop'],
  feature: ['Feature', 'Name of the first column of the table, for screen readers'],
  trial: ['Free trial', 'Column of the table: the free trial beside the plans'],
  perMonth: ['Price per month', 'Row of the table'],
  free: ['Free', 'Price of the free trial'],
  billed: ['Billed', 'Row of the table: the sum that is charged, and how often'],
  devices: ['Devices at once', 'Row of the table'],
  servers: ['Servers', 'Row of the table'],
  countries: ['Countries', 'Row of the table'],
  orMore: ['{number}+', 'A number that is a lower bound: 6000+ means 6000 or more'],
  apps: ['All apps', 'Row of the table'],
  noLogs: ['No logs', 'Row of the table: the service keeps no logs'],
  streaming: ['Streaming without restrictions', 'Row of the table'],
  moneyBack: ['{days, number}-day money-back guarantee', 'Row of the table'],
  yes: ['Yes', 'For screen readers, instead of a check mark in the table'],
  no: ['No', 'For screen readers, instead of a dash in the table'],
});
