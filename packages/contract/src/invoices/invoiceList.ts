import * as v from 'valibot';
import { currencyField, minorUnits, nothing, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** An invoice of a charge, or a credit note of a refund. Amounts in minor units. */
export const invoice = v.object({
  /** Unique, and without gaps for each seller. */
  number: v.string(),
  kind: v.picklist(['invoice', 'credit_note']),
  /** The number of the receipt of its charge. */
  receipt: v.string(),
  issued_at: timestamp,
  currency: currencyField,
  amount: minorUnits,
});
export type Invoice = v.InferOutput<typeof invoice>;

export const invoiceList = defineOperation({
  name: 'invoiceList',
  method: 'GET',
  path: '/api/mms/payment/v1/web/invoice_list',
  auth: 'bearer',
  summary: "The person's invoices and credit notes, newest first.",
  showsProgress: false,
  input: nothing,
  output: v.object({ invoices: v.array(invoice) }),
  errors: [],
});
