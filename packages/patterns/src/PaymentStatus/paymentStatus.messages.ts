import { defineMessages } from '@tern/i18n';

export const paymentStatusMessages = defineMessages('paymentStatus', {
  processingTitle: ['Confirming your payment.', 'The payment is on its way. Ends with a full stop'],
  processingText: [
    'The payment provider tells us as soon as it is through; this page changes by itself.',
    'Under: Confirming your payment.',
  ],
  processingSafe: [
    'It is safe to close this page. Do not pay again.',
    'What to do, and what not to do, while a payment is on its way',
  ],
  settlingTitle: [
    'Your payment is on its way.',
    'The bank takes days for this payment. Ends with a full stop',
  ],
  settlingText: [
    'Your bank takes a few working days for it, until {date} at the latest. Your plan starts by itself when the money arrives, and an email tells you so.',
    'Under: Your payment is on its way. {date} is a day',
  ],
  lateTitle: [
    'This payment is taking longer than usual.',
    'The provider should have said by now how the payment went. Ends with a full stop',
  ],
  lateText: [
    'The payment provider has still not said whether it went through, and we are looking into it. You can pay again: if both payments arrive, one of them is refunded by itself.',
    'Under: This payment takes longer than usual.',
  ],
  paidTitle: ['Paid.', 'The payment has arrived. One word and a full stop'],
  paidText: ['Your payment of {amount} has arrived. Your plan is active.', 'Under: Paid.'],
  paidTextPlain: ['Your payment has arrived. Your plan is active.', 'Under: Paid. Without the amount'],
  failedTitle: ['Payment failed.', 'The provider did not take the payment'],
  failedText: [
    'The payment provider did not take the payment. Nothing was charged for this order. Check the card or choose another method, and try again.',
    'Under: Payment Failed.',
  ],
  refusedTitle: [
    'Your free trial has not begun.',
    'The person or the card has had a free trial before, or the person has a plan. Ends with a full stop',
  ],
  refusedText: [
    'A free trial was used before, by you or with this payment method: it is one per person. Nothing was charged.',
    'Under: Your free trial has not begun.',
  ],
  refusedBesidePlan: [
    'You have a plan already, and a free trial is for people without one. Nothing was charged or will be.',
    'Under: Your free trial has not begun. The person has bought a plan since the page of the trial was opened',
  ],
  withoutTrial: ['Buy this plan without a trial', 'Button after a free trial was refused'],
  expiredTitle: ['This order has expired.', 'The order was not paid in time. Ends with a full stop'],
  expiredText: [
    "It was not paid in time. Nothing was charged for it. Start again with today's price.",
    'Under: This order has expired.',
  ],
  returningTitle: [
    'Your money is on its way back.',
    'A refund that is not complete yet. Ends with a full stop',
  ],
  returningText: [
    'The refund to the payment method of this order is not complete yet. If it takes more than five days, or does not arrive, a person here will look into it.',
    'Under: Your money is on its way back.',
  ],
  refundedTitle: ['Refunded.', 'The money went back to the buyer. One word and a full stop'],
  refundedText: [
    '{amount} went back to the payment method of this order. When it shows there is up to the bank.',
    'Under: Refunded.',
  ],
  refundedTextPlain: [
    'The money went back to the payment method of this order. When it shows there is up to the bank.',
    'Under: Refunded. Without the amount',
  ],
  disputedTitle: ['This payment is disputed.', 'The buyer asked the bank to take the payment back'],
  disputedText: [
    'The bank is looking into it. There is nothing to pay now. Write to us if you did not ask for this.',
    'Under: This payment is disputed.',
  ],
  unknownTitle: [
    'We do not know yet whether the payment went through.',
    'There was no answer. Not a failure. Ends with a full stop',
  ],
  unknownText: [
    'There is no answer yet. This page keeps asking, and your account shows the result as soon as it is known.',
    'Under: We do not know yet whether the payment went through.',
  ],
  unknownSafe: [
    'It is safe to close this page. Do not pay again: the first payment may still arrive.',
    'What to do, and what not to do, while nobody knows',
  ],
  loadingTitle: ['Looking up your payment.', 'While the state of an order is loaded. Ends with a full stop'],
  missingTitle: ['There is no payment to show.', 'The address names no order. Ends with a full stop'],
  missingText: [
    'This address leads to no order. What you have paid is in your account.',
    'Under: There is no payment to show.',
  ],
  notFoundTitle: [
    'This order is not in your account.',
    'The order is unknown, or somebody else’s. Ends with a full stop',
  ],
  notFoundText: [
    'Either the address is incomplete, or the order was made with another email address: then sign in with that one. Nothing is charged on this page.',
    'Under: This order is not in your account.',
  ],
  signedOutTitle: ['Sign in to see this payment.', 'Nobody is signed in. Ends with a full stop'],
  signedOutText: [
    'Open this page from the app: it signs you in. A payment that you have made is safe.',
    'Under: Sign in to see this payment. The page belongs to the app for Windows',
  ],
  check: ['Check now', 'Button: ask for the state of the payment again. It pays nothing'],
  checking: ['Checking', 'For screen readers, while the state of the payment is asked for'],
  retry: ['Pay again', 'Button after a failed payment: opens the checkout'],
  restart: ['Choose a plan', 'Button after an expired order: opens the checkout'],
  account: ['Go to your account', 'Link to the account'],
  orderNumber: ['Order number', 'Label of the number of an order'],
  amount: ['Amount', 'Label of the sum of an order'],
  started: ['Started', 'Label of the time a payment was started'],
  utc: ['{time} UTC', 'A date and time in the universal time zone'],
  support: [
    'Questions? Write to {email} and name the order number.',
    'Under the state of a payment. email is a link',
  ],
});
