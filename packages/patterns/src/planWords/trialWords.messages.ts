import { defineMessages } from '@tern/i18n';

export const trialWordsMessages = defineMessages('trialWords', {
  start: [
    'Start the trial, {price} today',
    'Link that leads to the order of a free trial. price is what is paid today, with its currency: $0.00',
  ],
  today: [
    'Today {price}.',
    'The first sentence about a free trial. price is what is paid today, with its currency: $0.00',
  ],
  thenDay: [
    '{count, plural, =1 {On {date}: {price}, then every day.} other {On {date}: {price}, then every # days.}}',
    'The second sentence about a free trial: date is the day of the first charge, such as December 21; price its sum',
  ],
  thenWeek: [
    '{count, plural, =1 {On {date}: {price}, then every week.} other {On {date}: {price}, then every # weeks.}}',
    'The second sentence about a free trial: date is the day of the first charge, such as December 21; price its sum',
  ],
  thenMonth: [
    '{count, plural, =1 {On {date}: {price}, then every month.} other {On {date}: {price}, then every # months.}}',
    'The second sentence about a free trial: date is the day of the first charge, such as December 21; price its sum',
  ],
  thenYear: [
    '{count, plural, =1 {On {date}: {price}, then every year.} other {On {date}: {price}, then every # years.}}',
    'The second sentence about a free trial: date is the day of the first charge, such as December 21; price its sum',
  ],
  thenOther: [
    'On {date}: {price}, then {renewal}.',
    'The second sentence about a free trial where later charges differ from the first. renewal is a price and how often, such as $45.00 every 12 months',
  ],
  cancel: [
    'Cancel before then and pay nothing.',
    'The last sentence about a free trial: who cancels before the day of the first charge pays nothing',
  ],
});
