import { defineMessages } from '@tern/i18n';

export const planCardMessages = defineMessages('planCard', {
  until: [
    '{plan}, until {date}',
    'Heading of the card about the plan. {plan} is a length such as “12 months”, {date} a day',
  ],
  from: [
    '{plan}, from {date}',
    'Name of a plan that begins later. {plan} is a length such as “12 months”, {date} a day',
  ],
  trialUntil: [
    'Free trial, until {date}',
    'Heading of the card about the plan while its free trial runs. {date} is a day',
  ],
  missing: [
    '{plan}, a payment is missing',
    'Heading of the card about the plan when its renewal could not be charged. {plan} is a length such as “12 months”',
  ],
  pausedUntil: [
    'Paused until {date}',
    'Heading of the card about a paused plan. {date} is the day of the next payment',
  ],
  endedOn: ['Ended on {date}', 'Heading of the card about a plan that has ended. {date} is a day'],
  none: ['No subscription yet.', 'Heading of the card about the plan of somebody who never had one'],
  noneText: ['Every plan has every app and every location.', 'Below that heading'],
  active: ['Active', 'Badge: the plan runs and renews by itself'],
  trial: ['Free trial', 'Badge: the free trial runs'],
  off: [
    'Renewal off',
    'Badge: the plan ends with the time that is paid for, because its renewal was turned off',
  ],
  once: ['Paid once', 'Badge: the plan ends by itself and never renews'],
  given: ['A gift', 'Badge: nobody pays for the plan, and it never renews'],
  paused: ['Paused', 'Badge: the plan stands still, or will'],
  overdue: ['Overdue', 'Badge: a payment of the plan could not be taken'],
  waiting: ['Begins later', 'Badge: the plan begins when the one before it ends'],
  ended: ['Ended', 'Badge: the plan has ended'],
  refunded: ['Refunded', 'Badge: the money for the plan was given back, and it has ended'],
  disputed: [
    'Disputed',
    'Badge: the customer’s bank has taken the money for the plan back, and it has ended',
  ],
  next: ['Next payment', 'Small label above the sum and the day of the next payment'],
  first: ['First payment', 'Small label above the sum and the day of the first payment after a free trial'],
  amountOn: ['{amount} on {date}', 'A sum and the day on which it is charged, below “Next payment”'],
  nothing: ['None', 'Below “Next payment”: nothing more is charged'],
  reminder: ['We write to you', 'Small label above the day on which a reminder of the first payment is sent'],
  method: ['Payment method', 'Small label above the way of paying, such as “Card”'],
  works: ['Active until', 'Small label above the last day of the plan'],
  pauseWaits: [
    'It works until {last}, then it is paused. On {date}, {amount} is charged and it continues.',
    'Of a plan whose pause begins later. {last} and {date} are days, {amount} is a price',
  ],
  pauseStill: [
    'It has been paused since {last}. On {date}, {amount} is charged and it continues.',
    'Of a paused plan. {last} and {date} are days, {amount} is a price',
  ],
  overduePay: [
    'Your plan works until {date}. If you pay before then, it continues without a break.',
    'A renewal failed and can be paid on the page that the button below opens. {date} is a day',
  ],
  overdueRetry: [
    'Your plan works until {date}. The payment is tried again before then: check that there is enough money for it.',
    'A renewal failed, and the payment provider tries it again by itself. {date} is a day',
  ],
  several: [
    'More than one plan of yours renews, and each is charged. You need only one: cancel the renewal of the others. What is paid for stays, and we are looking into it.',
    'Above the plans of an account, where two or more renew by themselves. It should not happen',
  ],
  deletion: ['Your account will be deleted on {date}.', 'Notice: the person asked for it. {date} is a day'],
  keep: ['Cancel the deletion', 'Link in that notice, to the page on which that is done'],
  pay: ['Pay now', 'Button: opens the page where the payment of a plan is made good'],
  change: ['Change plan', 'Button that leads to the plans that this one can be changed to'],
  turnOff: ['Turn renewal off', 'Link to the question before it: the plan ends with the paid time'],
  turnOn: ['Turn renewal on again', 'Link to the question before it: the plan goes on'],
  stopTrial: ['Cancel trial', 'Link to the question before it: nothing is charged after the trial'],
  goOn: ['End the pause', 'Link to the question before it: a paused plan goes on before its time'],
  paying: ['Payment method', 'Link to the card or account that pays next'],
  plans: ['See plans', 'Button that leads to the plans and prices'],
  loading: ['Loading your subscriptions', 'Said to screen readers while the card loads'],
  failed: ['Your subscriptions could not be loaded.', 'In place of the card'],
  retry: ['Try again', 'Loads the card again'],
});
