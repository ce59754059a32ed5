import { defineMessages } from '@tern/i18n';

export const pricingFaqMessages = defineMessages('pricingFaq', {
  title: ['Before you pay.', 'Heading of the questions about paying. Short, ends with a full stop'],
  switchQuestion: ['Can I switch to another plan later?', 'A question about paying'],
  switchAnswer: [
    'Yes, with “Change plan” in your account. The same plan cannot be bought twice.',
    'Answer to: Can I switch to another plan later?',
  ],
  currencyQuestion: ['Which currencies can I pay in?', 'A question about paying'],
  currencyAnswer: [
    'In {currencies}. Prices follow the currency you choose.',
    'Answer to: Which currencies can I pay in? {currencies} is a list of codes, such as “USD, EUR, and JPY”',
  ],
  paypalQuestion: [
    'What happens after I pay with PayPal?',
    'A question about paying. Shown where PayPal is offered',
  ],
  paypalAnswer: [
    'PayPal opens on a new page. Finish the payment there, come back and choose Completed.',
    'Answer to: What happens after I pay with PayPal? Completed is the label of a button (Payment messages)',
  ],
  afterQuestion: ['What happens after I pay?', 'A question about paying. Shown where PayPal is not offered'],
  afterAnswer: [
    'You come back to a page that shows your order. It says paid as soon as the payment provider confirms it. You can close the page in the meantime, and you never need to pay twice.',
    'Answer to: What happens after I pay?',
  ],
  whereQuestion: ['Where do I see my payments?', 'A question about paying'],
  whereAnswer: [
    'In your account, under “Subscriptions”. Each payment shows as “Paid”, “Success”, “Failed” or “Refunded”.',
    'Answer to: Where do I see my payments? The four words are the labels of payments in the account',
  ],
});
