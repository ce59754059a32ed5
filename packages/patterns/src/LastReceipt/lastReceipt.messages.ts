import { defineMessages } from '@tern/i18n';

export const lastReceiptMessages = defineMessages('lastReceipt', {
  title: ['Last receipt', 'Heading of the card about the newest payment'],
  paid: ['Paid', 'State of the payment: the money has arrived'],
  refunded: ['Refunded', 'State of the payment: the money was given back'],
  refundedInPart: ['Refunded in part', 'State of the payment: a part of the money was given back'],
  disputed: ['Disputed', 'State of the payment: the customer’s bank has taken the money back'],
  open: ['Receipt', 'Button that leads to the receipt, where it can be printed and saved as a PDF file'],
  all: ['All payments', 'Link to the list of payments'],
  none: ['Nothing has been paid yet.', 'In place of the payment'],
  loading: ['Loading your subscriptions', 'For screen readers while the card loads'],
});
