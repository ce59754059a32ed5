import { defineMessages } from '@tern/i18n';

export const invoiceFilesMessages = defineMessages('invoiceFiles', {
  invoice: ['Save as PDF', 'Button that saves the invoice of a payment as a PDF file'],
  creditNote: [
    'Credit note {number} as PDF',
    'Button that saves the credit note of a refund as a PDF file. {number} is its number.',
  ],
  failed: [
    'The PDF could not be made. Try again.',
    'Error after a PDF file of an invoice was asked for and did not come',
  ],
});
