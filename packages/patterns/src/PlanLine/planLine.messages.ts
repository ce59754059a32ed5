import { defineMessages } from '@tern/i18n';

export const planLineMessages = defineMessages('planLine', {
  picture: [
    'From {from} to {to}; today lies between them, {days, plural, =0 {on the last day} one {# day before the end} other {# days before the end}}.',
    'Text alternative of a drawing: the time of a plan as a line with the present day on it. {from} and {to} are days',
  ],
  today: ['Today', 'Below a line that stands for the time of a plan, at the present day'],
  left: [
    '{days, plural, =0 {last day} one {# day left} other {# days left}}',
    'Below “Today”: how many days of the plan are left',
  ],
  free: [
    '{days, plural, one {# free day before it} other {# free days before it}}',
    'At the end of that line, below the day and the sum of the next payment: days of the plan that come before this payment',
  ],
});
