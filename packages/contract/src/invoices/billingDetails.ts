import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** The buyer's details on invoices. Empty texts where nothing was entered. */
export const billingFields = v.object({
  name: v.string(),
  company: v.string(),
  /** One or more lines. */
  address: v.string(),
  vat_id: v.string(),
});
export type BillingDetails = v.InferOutput<typeof billingFields>;

export const billingDetails = defineOperation({
  name: 'billingDetails',
  method: 'GET',
  path: '/api/mms/payment/v1/web/billing_details',
  auth: 'bearer',
  summary: "The person's name, company, address and VAT id for invoices.",
  showsProgress: false,
  input: nothing,
  output: billingFields,
  errors: [],
});
