import { defineMessages } from '@tern/i18n';

export const invoiceMessages = defineMessages('invoice', {
  invoice: ['Invoice', 'Title of the PDF of a payment.'],
  creditNote: ['Credit note', 'Title of the PDF of a refund: it corrects an invoice.'],
  receipt: [
    'Receipt',
    'Title of the same PDF where another company is the seller and sends the tax invoice.',
  ],
  number: ['Number', 'Label of the number of an invoice.'],
  issued: ['Date of issue', 'Label of the day on which an invoice was issued.'],
  corrects: ['Corrects', 'Label on a credit note, before the number and the day of the invoice it corrects.'],
  correctsInvoice: [
    'Invoice {number} of {date}',
    'Value after “Corrects” on a credit note. {number} is the number of the invoice, {date} its day.',
  ],
  paid: ['Paid on', 'Label of the day of the payment on an invoice.'],
  order: ['Order', 'Label before the order number on an invoice.'],
  seller: ['Seller', 'Heading above the company that sells, on an invoice.'],
  buyer: ['Buyer', 'Heading above the name and address of the buyer, on an invoice.'],
  vatId: ['VAT ID: {id}', 'Line of a company on an invoice. {id} is its VAT identification number.'],
  what: [
    '{brand}, {plan}',
    'What was bought, on an invoice. {brand} is the name of the service, {plan} a length such as “12 months”.',
  ],
  period: ['{start} to {end}', 'The time that an invoice is for. Both are dates.'],
  net: ['Net', 'Label of the sum without tax on an invoice.'],
  tax: ['Tax', 'Label of the tax on an invoice.'],
  total: ['Total', 'Label of the whole sum on an invoice.'],
  refunded: ['Refunded', 'Label of the whole sum on a credit note.'],
  paddle: [
    '{seller} sells this plan in its own name and sends the tax invoice for it by email. This sheet confirms the payment.',
    'Note on the receipt of a payment whose seller is another company. {seller} is its name.',
  ],
});
