import { defineMessages } from '@tern/i18n';

export const planComparisonMessages = defineMessages('planComparison', {
  title: ['What differs.', 'Heading of the table of what differs between the plans. Ends with a full stop'],
  plan: ['Plan', 'Name of the first column of the table, for screen readers'],
  trial: ['Free trial', 'Row of the table, below the plans'],
  perMonth: ['Price per month', 'Column of the table'],
  freeFor: [
    '{days, plural, one {# day} other {# days}} free',
    'Price of the free trial. {days} is its length',
  ],
  paidToday: ['Paid today', 'Column of the table: the price that is paid at once'],
  paidAgain: ['Paid again', 'Column of the table: when the next payment comes, and how much it is'],
  again: ['{when}: {price}', 'In the column “Paid again”. {when}: “November 26, 2027” or “After 12 months”'],
  perDay: [
    'A day, for {devices, plural, =6 {six devices} one {# device} other {# devices}}',
    'Column of the table: what a day of the plan costs. Write the number 6 as a word where that reads well',
  ],
});
