import { defineMessages } from '@tern/i18n';

export const readoutMessages = defineMessages('readout', {
  month: ['A month', 'Above a large price: what the chosen plan costs a month'],
  today: ['Today', 'Above the price that is paid at once'],
  moneyBack: [
    'All of it back, if you ask within {days, plural, one {# day} other {# days}}.',
    'Under the price that is paid at once: the money-back guarantee. {days} is how long it applies',
  ],
  after: [
    '{unit, select, DAY {{count, plural, one {After # day} other {After # days}}} WEEK {{count, plural, one {After # week} other {After # weeks}}} YEAR {{count, plural, one {After # year} other {After # years}}} other {{count, plural, one {After # month} other {After # months}}}}',
    'Above the price of the next payment: when it comes, counted from today. {unit} is DAY, WEEK, MONTH or YEAR',
  ],
  renews: [
    'It renews by itself, unless you cancel before.',
    'Second sentence under the price of the next payment. It: the plan',
  ],
  next: [
    'Continue with {plan}',
    'Button: to the checkout of the chosen plan. plan is its length, such as "12 months"',
  ],
  again: [
    'You see the full price again before you pay.',
    'Under the button that leads to the checkout: nothing is bought by pressing it',
  ],
  changeNote: [
    'The checkout shows what is left of your plan, and what you pay.',
    'Under the button that changes the plan of somebody who has one',
  ],
  said: [
    '{plan}: {today} today, then {renewal}.',
    'For screen readers, once another plan was chosen. plan such as "12 months", today such as $34.76, renewal such as "$34.76 every 12 months"',
  ],
});
