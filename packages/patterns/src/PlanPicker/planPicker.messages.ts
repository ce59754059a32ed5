import { defineMessages } from '@tern/i18n';

export const planPickerMessages = defineMessages('planPicker', {
  title: [
    'Pick a length. The rest is the same.',
    'Heading of the plans page. Two short sentences: the plans differ in length only',
  ],
  lead: [
    'Every plan has every app, every location and {devices, plural, =6 {six devices} one {# device} other {# devices}} at once.',
    'Under the heading of the plans page. Write the number 6 as a word where that reads well',
  ],
  recommended: ['Recommended', 'On the upper edge of the recommended plan'],
  perMonth: ['per month', 'After the price of one month'],
  perMonthShort: ['/mo', 'After the price of one month on a small screen: the shortest form of "per month"'],
  planPrice: ['{plan}, {price}', 'One item of a list for screen readers: "12 months, $2.90 per month"'],
  pricesNow: [
    'Prices in {currency}: {prices}',
    'For screen readers, once another currency was chosen. prices is a list such as "12 months, $2.90 per month"',
  ],
  paidMonthly: [
    '<was>{price}</was> paid monthly',
    'Beside a lower price: what a month costs without a longer plan. The text in was is struck out',
  ],
  saving: ['You keep {amount} compared with paying monthly.', 'Second sentence under the price of a plan'],
  choose: ['Choose {plan}', 'Button of a plan. plan is its length, such as "12 months"'],
  trialQuestion: ['Not sure yet?', 'Before the link to the free trial'],
  guaranteeLink: [
    'You have {days, plural, one {# day} other {# days}} to ask for your money back',
    'Link below the plans, after “Not sure yet?”. {days} is how long the money is given back',
  ],
  trialLink: [
    'Try everything free for {days, plural, one {# day} other {# days}}',
    'Link to the free trial, under the plans',
  ],
  upTo: ['Up to {percent} off', 'While the plans are on their way. percent is ready, such as 62%'],
});
