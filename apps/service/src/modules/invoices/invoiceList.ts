import { invoiceList as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { invoiceData } from './invoiceData.ts';
import { listInvoices } from './invoices.repo.ts';

export const invoiceList = defineHandler(operation, async ({ context, who }) => ({
  invoices: (await listInvoices(context.db, who.userId)).flatMap((row) => invoiceData(row) ?? []),
}));
