import type { BillingDetails, Invoice } from '@tern/contract';
import type { Queries } from '../../db/connect.ts';
import { billingData } from './billingData.ts';
import { invoiceData } from './invoiceData.ts';
import { findBilling, listInvoices } from './invoices.repo.ts';

export { dropBilling } from './invoices.repo.ts';

/** The billing details of a person and their invoices, for the export of their data. */
export async function billingOf(
  db: Queries,
  userId: string,
): Promise<{ billing_details: BillingDetails; invoices: Invoice[] }> {
  return {
    billing_details: billingData(await findBilling(db, userId)),
    invoices: (await listInvoices(db, userId)).flatMap((row) => invoiceData(row) ?? []),
  };
}
