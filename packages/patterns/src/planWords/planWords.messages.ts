import { defineMessages } from '@tern/i18n';

export const planWordsMessages = defineMessages('planWords', {
  nameDay: ['{count, plural, one {# day} other {# days}}', 'Name of a plan by its length in days'],
  nameWeek: ['{count, plural, one {# week} other {# weeks}}', 'Name of a plan by its length in weeks'],
  nameMonth: ['{count, plural, one {# month} other {# months}}', 'Name of a plan by its length in months'],
  nameYear: ['{count, plural, one {# year} other {# years}}', 'Name of a plan by its length in years'],
  billedDay: [
    '{count, plural, =1 {{price} billed every day.} other {{price} billed every # days.}}',
    'Under the price of a plan. price is the whole sum of one period, with its currency',
  ],
  billedWeek: [
    '{count, plural, =1 {{price} billed every week.} other {{price} billed every # weeks.}}',
    'Under the price of a plan. price is the whole sum of one period, with its currency',
  ],
  billedMonth: [
    '{count, plural, =1 {{price} billed every month.} other {{price} billed every # months.}}',
    'Under the price of a plan. price is the whole sum of one period, with its currency',
  ],
  billedYear: [
    '{count, plural, =1 {{price} billed every year.} other {{price} billed every # years.}}',
    'Under the price of a plan. price is the whole sum of one period, with its currency',
  ],
  everyDay: [
    '{count, plural, =1 {{price} every day} other {{price} every # days}}',
    'In a table: what is billed and how often. No full stop',
  ],
  everyWeek: [
    '{count, plural, =1 {{price} every week} other {{price} every # weeks}}',
    'In a table: what is billed and how often. No full stop',
  ],
  everyMonth: [
    '{count, plural, =1 {{price} every month} other {{price} every # months}}',
    'In a table: what is billed and how often. No full stop',
  ],
  everyYear: [
    '{count, plural, =1 {{price} every year} other {{price} every # years}}',
    'In a table: what is billed and how often. No full stop',
  ],
  percentOff: ['{percent} off', 'Discount of a plan, on a small badge. percent is ready, such as 62%'],
});
