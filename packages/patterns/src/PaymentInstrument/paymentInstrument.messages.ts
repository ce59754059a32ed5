import { defineMessages } from '@tern/i18n';

export const paymentInstrumentMessages = defineMessages('paymentInstrument', {
  title: ['Payment method', 'Heading of the part of the account that shows the card that pays next'],
  loading: ['Loading your payment method', 'Announced while the card that pays next is loaded'],
  failedToLoad: ['Your payment method could not be loaded.', 'Error in the account'],
  retry: ['Try again', 'Button after an error'],
  card: ['{brand} ending in {last4}', 'A card: {brand} such as Visa, {last4} the last four digits'],
  plainCard: ['Card ending in {last4}', 'A card without a known brand. {last4}: its last four digits'],
  paypalAccount: ['PayPal, {account}', 'A PayPal account. {account} is its address, partly hidden'],
  other: ['Another account', 'What pays is neither a card nor PayPal'],
  unknown: ['Unknown', 'In place of the card that pays: the payment company does not tell'],
  unknownNote: [
    '{provider} does not tell us which card or account pays.',
    'Below “Unknown”. {provider} is a payment company such as Paddle',
  ],
  removed: ['Removed', 'In place of a card that the person has removed'],
  removedNote: ['Nothing can be charged anymore.', 'Below “Removed”'],
  good: ['Good until {month}.', 'Below a card. {month} is its last month, such as 04/2029'],
  pays: ['Pays {price} on {date}.', 'Below a card: the next payment. {price} is a sum, {date} a day'],
  paysOverdue: ['The last payment with it failed.', 'Below a card, while a payment is overdue'],
  paysNothing: ['Nothing more is charged.', 'Below a card of a plan that does not renew'],
  endsEarly: [
    'This card expires before {date}, the day of the next payment. Add another one, and your plan continues without a break.',
    'Warning above a card. {date} is a day',
  ],
  change: ['Change', 'Button: to the page of the payment company where another card is given'],
  changeLabel: ['Change the payment method', 'The same button, as it is read aloud'],
  changeNote: [
    'You enter another card on the page of {provider}. Nothing is charged there, and the number never reaches {brand}.',
    'Below the card. {provider} is a payment company such as Stripe; {brand} the brand',
  ],
  changeOverdueNote: [
    'You enter another card on the page of {provider}, and what is overdue is charged to it. The number never reaches {brand}.',
    'The same while a payment is overdue',
  ],
  there: ['Open {provider}', 'Link to the person’s account at PayPal. {provider} is PayPal'],
  thereNote: [
    'Only you can choose the card or bank account behind it, in your own account at {provider}. To pay with something else, cancel the renewal and choose a plan once this one has ended.',
    'Below a PayPal account. {provider} is PayPal',
  ],
  remove: ['Remove', 'Button: the card is deleted at the payment company'],
  removeLabel: ['Remove the payment method', 'The same button, as it is read aloud'],
  keptNote: [
    'A plan that renews needs a payment method. To remove it, cancel the renewal first.',
    'Below the card of a plan that renews',
  ],
  done: [
    'Changed. From now on this pays: {instrument}. The one before is no longer charged.',
    'After the person came back from the payment company. {instrument} is a card or account, such as Visa ending in 4242',
  ],
  waiting: [
    '{provider} has not confirmed the change yet. You get an email when it has.',
    'After the person came back from the payment company, which has not answered. {provider} is such as Stripe',
  ],
  unchanged: ['Nothing was changed.', 'After the person came back without giving a card'],
  removedNow: ['Removed. Nothing can be charged to it anymore.', 'After the person removed a card'],
  look: ['Look again', 'Button: asks the payment company once more'],
  failed: ['That did not work. Try again.', 'A card could not be changed or removed'],
});
