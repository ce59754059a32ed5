import { defineMessages } from '@tern/i18n';

export const paymentReceiptMessages = defineMessages('paymentReceipt', {
  title: ['Receipt', 'Heading of the receipt of a payment, to print or to keep'],
  back: ['Back to your subscriptions', 'Link above the receipt, with an arrow'],
  print: ['Print', 'Button that prints the receipt'],
  seller: ['From', 'Label of the company that received the money'],
  buyer: ['To', 'Label of the person who paid'],
  number: ['Receipt number', 'Label of the number of the receipt'],
  status: ['Status', 'Label of what became of the payment'],
  what: [
    '{brand}, {plan}',
    'What was bought: the name of the service and of the plan, such as “Tern, 12 months”',
  ],
  total: ['Total', 'Label of the sum'],
  loading: ['The receipt is loading', 'For screen readers while the receipt loads'],
  missing: ['There is no such receipt in your account.', 'The receipt is not known, or of somebody else'],
  loadFailed: ['The receipt could not be loaded.', 'The receipt did not come'],
  retry: ['Try again', 'Button after something did not come'],
});
