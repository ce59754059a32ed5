import { defineMessages } from '@tern/i18n';

/** Mails say the same sentences: `orderSentences` puts them together. */
export const orderCardMessages = defineMessages('orderCard', {
  title: ['Your order in plain words', 'Heading of what happens now, what later, and how to stop'],
  today: ['Today', 'When a line of an order happens'],
  now: ['Now', 'When a line of an order happens, where no day is known'],
  until: ['Until {date}', 'When a line of an order holds. {date} is a day'],
  after: [
    '{unit, select, DAY {{count, plural, one {After # day} other {After # days}}} WEEK {{count, plural, one {After # week} other {After # weeks}}} YEAR {{count, plural, one {After # year} other {After # years}}} other {{count, plural, one {After # month} other {After # months}}}}',
    'When a line of an order happens, counted from today. {unit} is DAY, WEEK, MONTH or YEAR',
  ],
  pays: ['You pay {price} for {length}.', 'Line of an order. {length}: “12 months”'],
  paysOnce: [
    'You pay {price} once, for {length}.',
    'Line of an order that does not renew. {length}: “12 months”',
  ],
  paid: ['You paid {price} for {length}.', 'Line of an order that is paid. {length}: “12 months”'],
  trialRuns: [
    'You pay {price}. Everything works for {length}.',
    'Line of an order that begins with a free trial. {price} is $0.00, {length} “30 days”',
  ],
  trialBegins: [
    'Your free trial began. You paid {price}.',
    'Line of an order whose free trial has begun. {price} is $0.00',
  ],
  replaces: [
    'Your current plan, which runs until {date}, ends and is not charged again.{days, plural, =0 {} one { What is left of it becomes # free day.} other { What is left of it becomes # free days.}}',
    'Line of an order: it takes the place of another plan of the same buyer. {days} is 0 where nothing is left, or where it is taken off the price. Keep the space before each sentence in the braces',
  ],
  tookOver: [
    'Your earlier plan has ended and is not charged again.{days, plural, =0 {} one { What was left of it became # free day.} other { What was left of it became # free days.}}',
    'Line of an order that is paid, beside its day: it took the place of another plan of the same buyer. {days} is 0 where nothing was left, or where it was taken off the price. Keep the space before each sentence in the braces',
  ],
  moneyBack: [
    'Not for you? Ask for a refund in your account.',
    'Line of an order, beside the last day of the money-back guarantee',
  ],
  reminds: [
    'We write to you: the free trial ends soon.',
    'Line of an order that begins with a free trial: the reminder by email',
  ],
  trialEnds: [
    'The free trial ends. You pay {price} for {length}, and the same for every period after it.',
    'Line of an order: the first charge. {length}: “12 months”',
  ],
  renews: [
    'The plan renews by itself: you pay {price} for {length}.',
    'Line of an order: the next charge. {length}: “12 months”',
  ],
  stays: [
    'Your {days, plural, one {# free day stays} other {# free days stay}} after the paid period: cancel before the payment, and you keep {brand} until this day.',
    'Line of an order below the next payment, beside a later day. {days} days of an earlier plan are left; {brand} is the product name',
  ],
  next: [
    '{when}: {price}',
    'Under the sum at the bottom of a small screen: the next charge. {when}: “November 26, 2027” or “After 12 months”',
  ],
  ends: ['The plan ends by itself. Nothing more is charged.', 'Line of an order that does not renew'],
  cancelled: [
    'The renewal is canceled: the plan ends, and nothing more is charged.',
    'Line of an order whose renewal was cancelled',
  ],
  trialCancelled: [
    'The free trial is canceled: it ends, and nothing is charged.',
    'Line of an order whose free trial was cancelled',
  ],
  returned: [
    'Your money goes back to you, and the plan has ended.',
    'Line of an order whose payment was given back',
  ],
  stopRenewal: [
    'To stop: cancel in your account at any time before the next payment. Nothing more is charged.',
    'Below the lines of an order: how to stop it',
  ],
  stopTrial: [
    'To stop: cancel in your account, or with the link in our email, before the free trial ends. You pay nothing.',
    'Below the lines of an order that begins with a free trial: how to stop it',
  ],
  stopNothing: [
    'There is nothing to stop: it does not renew.',
    'Below the lines of an order that ends by itself',
  ],
});
