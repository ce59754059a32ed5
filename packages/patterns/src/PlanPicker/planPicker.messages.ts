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
  ownerTitle: [
    'You have {plan}, until {date}.',
    'Heading of the plans page for somebody who has a plan. plan is its length, such as "12 months". date such as November 26, 2027',
  ],
  pausedTitle: [
    'You have {plan}, with a pause until {date}.',
    'Heading of the plans page for somebody whose plan is paused, or will be. plan is its length, such as "12 months". date such as November 26, 2027',
  ],
  renewsLead: [
    'On that day it renews by itself: {renewal}. There is nothing you have to do.',
    'Below: You have 12 months, until November 26, 2027. renewal such as "$34.76 every 12 months"',
  ],
  endsLead: [
    'On that day it ends by itself, and nothing more is charged.',
    'Below: You have 12 months, until November 26, 2027.',
  ],
  trialTitle: [
    'Your free trial runs until {date}.',
    'Heading of the plans page for somebody on a free trial. date such as December 26, 2026',
  ],
  trialLead: [
    'Then {renewal}, unless you cancel before then.',
    'Below: Your free trial runs until December 26, 2026. renewal such as "$34.76 every 12 months"',
  ],
  overdueTitle: [
    'The last charge of your plan failed.',
    'Heading of the plans page for somebody whose renewal could not be charged',
  ],
  overdueLead: [
    'You can pay it until {date}. Then the plan ends.',
    'Below: The last charge of your plan failed. date such as December 3, 2026',
  ],
  giftTitle: [
    'A friend gives you {percent}.',
    'Heading of the plans page for somebody whom a friend has invited. percent such as 20%',
  ],
  giftLead: [
    'Off the first period, with every plan. Where an offer costs less, you get the offer: the two cannot be combined.',
    'Below: A friend gives you 20%.',
  ],
  giftBadge: [
    'Gift, {percent}',
    'Above the price of a plan that the invitation of a friend makes cheaper. percent such as 20%',
  ],
  offerBeatsGift: [
    'The offer is worth more than the gift here: {offer} instead of {other}.',
    'Second sentence under the price of a plan, for somebody whom a friend has invited. offer and other are prices, other the one with the gift',
  ],
  studentTitle: [
    '{plan} for {price}, as a student.',
    'Heading of the plans page for a student. plan is its length, such as "12 months"; price such as $31.50',
  ],
  studentLead: [
    'You have confirmed that you are a student. The student price is for the first period.',
    'Below: 12 months for $31.50, as a student.',
  ],
  studentBadge: ['Student price', 'Above the price of a plan, for a student'],
  offerBeatsStudent: [
    'The offer costs less than the student price here: {offer} instead of {other}.',
    'Second sentence under the price of a plan, for a student. offer and other are prices, other the one of students',
  ],
  firstPeriod: [
    '{price} for the first period, then {later}.',
    'Under the price of a plan that a code makes cheaper. price such as $31.50, later such as "$45.00 every 12 months"',
  ],
  paid: ['You paid {amount}.', 'Under the price of the plan that this person has. amount such as $34.76'],
  changeTo: [
    'Change to {plan}',
    'Button of a plan, for somebody who has another one. plan is its length, such as "6 months"',
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
  saving: ['You save {amount} compared with paying monthly.', 'Second sentence under the price of a plan'],
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
