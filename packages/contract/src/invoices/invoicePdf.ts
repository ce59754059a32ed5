import * as v from 'valibot';
import { idField, languageField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** A saved invoice has the buyer's details from then on: they do not change any more. */
export const invoicePdf = defineOperation({
  name: 'invoicePdf',
  method: 'POST',
  path: '/api/mms/payment/v1/web/invoice_pdf',
  auth: 'bearer',
  summary: 'One invoice or credit note as a PDF.',
  showsProgress: true,
  input: v.object({ number: idField, language: languageField }),
  output: v.object({
    file_name: v.string(),
    /** Base64. */
    pdf: v.string(),
  }),
  errors: ['order_unknown'],
});
