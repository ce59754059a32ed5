import { defineMessages } from '@tern/i18n';

export const leaveActsMessages = defineMessages('leaveActs', {
  lead: [
    'Turning renewal off keeps what you paid for. The other ways give the money back and end the plan.',
    'Below the heading of the account page on which somebody stops a plan',
  ],
  leadPause: [
    'A pause and turning renewal off keep what you paid for. The other ways give the money back and end the plan.',
    'Below the heading of the account page on which somebody stops a plan, where it can be paused as well',
  ],
  emptyTitle: ['No plan is running.', 'Heading where there is nothing to stop'],
  emptyText: ['Nothing is charged. What you did before is below.', 'Where there is nothing to stop'],
  off: ['Turn renewal off', 'Way to leave: the plan ends with the paid time. Name of the row, and button'],
  offWay: [
    'Your plan then works until {date}, and nothing more is charged.',
    'In the row of the renewal, which is on: what follows when it is turned off. {date} is a day',
  ],
  offText: [
    'Your plan works until {date}. Nothing more is charged.',
    'On the receipt, after the renewal was turned off. {date} is a day',
  ],
  offNone: [
    'There is none: your plan ends by itself on {date}.',
    'In the row of the renewal, for a plan that was paid once. {date} is a day',
  ],
  on: ['Turn renewal on again', 'Takes the cancelled renewal back. Name of the row, and button'],
  onText: [
    'It is off: your plan ends on {date}. If you turn it on again, {amount} is charged then.',
    'In the row of a renewal that was cancelled. {amount} is a price, {date} a day',
  ],
  onNever: [
    'It is off: your plan ends on {date}. PayPal cannot turn it on again; you can buy the plan again once it has ended.',
    'In the row of a renewal that was cancelled with PayPal, which takes nothing back. {date} is a day',
  ],
  offStillText: [
    'Your plan is paused: it ends at once, and nothing more is charged.',
    'What follows when the renewal of a paused plan is turned off',
  ],
  pause: [
    'Pause the plan',
    'Way in place of leaving: nothing is charged for some months. Name of the row, and button',
  ],
  pauseOpen: [
    'It works until {date}. Then it is paused, and nothing is charged, for up to {months, plural, one {# month} other {# months}}.',
    'In the row of the pause. {date} is the last day that is paid for, {months} the longest pause',
  ],
  pauseUsed: [
    'You have used all the months of pause that you have within a year.',
    'In the row of the pause, for people who have paused for as long as is possible',
  ],
  pausedUntil: [
    'Paused until {date}',
    'Name of the row of a paused plan. {date} is the day of the next payment',
  ],
  pauseWaits: [
    'It works until {last}, then it is paused. On {date}, {amount} is charged and it continues.',
    'In the row of a plan whose pause begins later, and on a receipt. {last} and {date} are days, {amount} is a price',
  ],
  pauseStill: [
    'It has been paused since {last}. On {date}, {amount} is charged and it continues.',
    'In the row of a paused plan. {last} and {date} are days, {amount} is a price',
  ],
  goOn: ['End the pause', 'Button: a paused plan goes on before its time'],
  money: ['Money back', 'Way to leave: the money-back guarantee. Name of the row'],
  moneyOpen: [
    '{amount}, within {days, plural, one {# day} other {# days}} of the payment, without a reason. The last day is {date}.',
    'In the row of the money-back guarantee. {amount} is a price, {days} its length, {date} its last day',
  ],
  moneyOver: [
    'Within {days, plural, one {# day} other {# days}} of a payment. The last day was {date}.',
    'In the row of the money-back guarantee, when it is over. {days} is its length, {date} its last day',
  ],
  moneyUsed: [
    'You have had a refund here before. Write to us, and a person will look at it.',
    'In the row of the money-back guarantee, for people who have used the button lately',
  ],
  moneyRenewal: [
    'Your last payment was for a renewal. Write to us, and a person will look at it.',
    'In the row of the money-back guarantee, when the last payment was not the first one',
  ],
  moneyAsked: ['{amount} is on its way back.', 'The refund was asked for. {amount} is a price'],
  moneyPerson: [
    'Write to us, and a person will look at it.',
    'In the row of a refund that the page cannot make by itself',
  ],
  moneyNone: ['Nothing has been paid for this plan yet.', 'In the row of the money-back guarantee'],
  moneyAction: ['Ask for a refund', 'Button in the row of the money-back guarantee'],
  notAnyMore: ['No longer possible', 'In place of the button, when the last day is over'],
  write: ['Write to us', 'Link to the contact form, in place of a button'],
  withdraw: [
    'Withdraw from the contract',
    'Way to leave: the right of consumers by law. Name of the row, and heading. In languages of the European Union use the words of Directive 2011/83/EU',
  ],
  withdrawOpen: [
    'Within {days, plural, one {# day} other {# days}} of buying, by law, without a reason. The last day is {date}.',
    'In the row of the right of withdrawal. {days} is its length, {date} its last day',
  ],
  withdrawOver: [
    'Within {days, plural, one {# day} other {# days}} of buying, by law. The last day was {date}.',
    'In the row of the right of withdrawal, when it is over. {days} is its length, {date} its last day',
  ],
  giftOf: [
    'Gift: {plan}',
    'Heading above the ways out of a gift that was bought. {plan} is a length such as "12 months"',
  ],
  giftSend: [
    'We ask for {amount} to be sent back the way you paid.',
    'In the list of what happens after a withdrawal from the contract about a gift. {amount} is a price',
  ],
  giftEnds: [
    '{redeemed, select, yes {Days of the gift that are not used yet leave the plan of the person who redeemed it, once the refund is done. An email tells them.} other {The code can no longer be redeemed.}}',
    'In that list. {redeemed} is yes where somebody has redeemed the gift',
  ],
  giftFailed: [
    'The refund did not work. A person will look at it, and the gift stays.',
    'On the receipt of a withdrawal from the contract about a gift, when the refund has failed',
  ],
  withdrawAction: [
    'Withdraw from contract here',
    'Button. The law fixes its words: use those of article 11a of Directive 2011/83/EU in your language',
  ],
  step: ['Step {step} of {steps}', 'Small line above a question. {step} and {steps} are numbers'],
  changes: ['What happens, in plain words', 'Heading of a list of days and what happens on them'],
  today: ['Today', 'In that list: the day'],
  until: ['Until {date}', 'In that list: the time until a day'],
  later: ['In the days after', 'In that list: some days later'],
  afterwards: ['After that', 'In that list: the time after'],
  payNothing: ['You pay nothing.', 'In the list of what happens'],
  worksOn: ['{brand} works as it does now.', 'In the list of what happens. {brand} is the product'],
  endsUnpaid: [
    'It ends. The payment of {amount} is not taken.',
    'In the list of what happens when the renewal is turned off. {amount} is a price',
  ],
  takeBack: [
    'To undo this, turn it on again here on any day before then.',
    'Below the list of what happens when the renewal is turned off',
  ],
  takeBackNever: [
    'PayPal cannot undo this: afterward you can only buy the plan again, once it has ended.',
    'Below the list of what happens when the renewal is turned off, for plans paid by PayPal',
  ],
  offTitle: ['Turn renewal off?', 'Question before the renewal is turned off'],
  keep: ['Keep renewing', 'Leaves the renewal as it is'],
  onTitle: ['Turn renewal on again?', 'Question before a cancelled renewal is taken back'],
  paysAgain: [
    '{amount} is charged, and again for each period until you turn renewal off.',
    'In the list of what happens when the renewal is turned on again. {amount} is a price',
  ],
  leaveOff: ['Leave it off', 'Leaves the renewal cancelled'],
  pauseTitle: ['Pause the plan?', 'Question before a plan is paused'],
  pauseLength: ['How long', 'Name of the choice between one, two and three months'],
  pauseChoice: [
    '{months, plural, one {# month} other {# months}}, until {date}',
    'Choice in that list. {months} is the length of the pause, {date} the day of the next payment',
  ],
  standsStill: [
    'It is paused: {brand} does not connect, and nothing is charged.',
    'In the list of what happens when a plan is paused. {brand} is the product',
  ],
  paysAndGoesOn: [
    '{amount} is charged, and the plan continues.',
    'In the list of what happens, at the end of a pause. {amount} is a price',
  ],
  pauseStop: [
    'To continue earlier, or to turn renewal off, come back here on any day before then.',
    'Below the list of what happens when a plan is paused',
  ],
  pauseConfirm: [
    'Pause for {months, plural, one {# month} other {# months}}',
    'Button. {months} is the length of the pause',
  ],
  goOnTitle: ['End the pause?', 'Question before a pause is ended early'],
  goOnSoon: [
    '{amount} is charged within a few hours, and then the plan continues.',
    'In the list of what happens when the pause of a plan that stands still is ended. {amount} is a price',
  ],
  stayPaused: ['Stay paused', 'Leaves the pause as it is'],
  moneyTitle: ['Get your money back?', 'Question before the money-back guarantee is used'],
  moneyLead: ['Until {date} you need no reason.', 'Below that question. {date} is a day'],
  weSend: [
    'We ask for {amount} to be sent back the way you paid. Renewal is off at once.',
    'In the list of what happens. {amount} is a price',
  ],
  planEnds: [
    'Your plan ends when the refund goes out. An email says so.',
    'In the list of what happens, a line with the day "Today"',
  ],
  bankDecides: [
    'When you see the money depends on your bank. This page shows how far along it is.',
    'In the list of what happens',
  ],
  accountStays: [
    'Nothing more is charged. Your account and your receipts stay.',
    'In the list of what happens',
  ],
  planBefore: [
    'The plan that you had before works again until its own end, without a renewal.',
    'Below the list of what happens, for somebody who had changed from another plan',
  ],
  moneyConfirm: ['Get {amount} back', 'Button. {amount} is a price'],
  keepPlan: ['Keep the plan', 'Leaves everything as it is'],
  withdrawTitle: ['Confirm your withdrawal.', 'Heading of the second step of a withdrawal from a contract'],
  contract: ['Contract', 'Label before the plan and the order'],
  contractOf: [
    '{plan}, order {order}',
    '{plan} is the length of a plan such as "12 months", {order} the number of the order',
  ],
  bought: ['Bought', 'Label before a day'],
  mailTo: ['Confirmation goes to', 'Label before an email address'],
  withdrawConfirm: [
    'Confirm withdrawal',
    'Button. The law fixes its words: use those of article 11a of Directive 2011/83/EU in your language',
  ],
  goBack: ['Go back', 'Leaves everything as it is'],
  offDone: ['Renewal is off.', 'Heading of a receipt'],
  onDone: ['Renewal is on again.', 'Heading of a receipt'],
  pauseDone: ['Your plan pauses.', 'Heading of a receipt'],
  goOnDone: ['The pause ends.', 'Heading of a receipt'],
  goOnText: [
    'On {date}, {amount} is charged and your plan continues.',
    'On the receipt of a pause that was ended. {date} is a day, {amount} a price',
  ],
  moneyDone: [
    '{state, select, done {{amount} has been sent back.} failed {The refund did not work. A person will look at it, and your plan stays.} other {{amount} is on its way back.}}',
    'Heading of a receipt. {state} is done, failed or another value while the money is on its way; {amount} is a price',
  ],
  withdrawDone: ['Your withdrawal has arrived.', 'Heading of a receipt'],
  number: ['Number', 'Label before the number of a receipt'],
  mailed: [
    'A copy is on its way to {email}. Keep it: it is your receipt.',
    'Below a receipt. {email} is an address',
  ],
  print: ['Print this', 'Button below a receipt'],
  back: ['Back to all options', 'Link from a receipt to the page before'],
  whyTitle: ['Tell us why, if you like', 'Opens a list of reasons, after somebody has left'],
  why: ['Reason, optional', 'Name of the list of reasons'],
  whyUnused: ['I do not use it enough', 'Reason why somebody left'],
  whySlow: ['It is too slow where I am', 'Reason why somebody left'],
  whyBroken: ['Something did not work', 'Reason why somebody left'],
  whyPrice: ['It costs too much', 'Reason why somebody left'],
  whyOther: ['Another reason', 'Reason why somebody left'],
  send: ['Send', 'Sends the reason'],
  thanks: ['Thank you. It is noted.', 'After the reason was sent'],
  receipts: ['Receipts', 'Heading of the list of what somebody did before'],
  kindCancel: ['Renewal turned off', 'In the list of receipts'],
  kindResume: ['Renewal turned on again', 'In the list of receipts'],
  kindPause: ['Plan paused', 'In the list of receipts'],
  kindGoOn: ['Pause ended', 'In the list of receipts'],
  kindRefund: ['Money back', 'In the list of receipts'],
  kindWithdraw: ['Withdrawal from the contract', 'In the list of receipts'],
  failed: ['That did not work. Try again.', 'After a call that failed'],
  impossible: [
    'That is no longer possible. This is how things are now.',
    'After something was pressed that could not be done any more',
  ],
  loading: ['Loading your plan', 'Said to screen readers while the page loads'],
  failedToLoad: ['Your plan could not be loaded.', 'The page could not load'],
  retry: ['Try again', 'Loads the page again'],
});
