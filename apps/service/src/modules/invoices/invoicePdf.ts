import { invoicePdf as operation } from '@tern/contract';
import { isCurrency } from '@tern/domain';
import { defineHandler, fail } from '../../handler.ts';
import { accountKey, hour, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { invoiceNumber, readInvoiceNumber } from './invoiceNumber.ts';
import { findBilling, findCorrected, findInvoice, fixBuyer } from './invoices.repo.ts';
import { sheetOf } from './sheetOf.ts';

const perUser: Limit = { counts: 'PDF files of invoices per account', count: 60, seconds: hour };

export const invoicePdf = defineHandler(operation, { limits: [perUser] }, async ({ context, input, who }) => {
  const { userId } = who;
  const { language } = input;
  const named = readInvoiceNumber(input.number);
  const found = named && (await findInvoice(context.db, { userId, ...named }));
  if (!found || !isCurrency(found.invoice.currency)) return fail(operation, 'order_unknown');
  await takeTry(context, perUser, 'invoice pdf', accountKey(userId));
  const { invoice } = found;
  const billing = (await findBilling(context.db, userId)) ?? null;
  const isNamed = billing !== null && Object.values(billing).some(Boolean);
  // Saved once with a buyer it is an invoice to that buyer, whatever is entered later.
  if (isNamed && !invoice.buyer) await fixBuyer(context.db, invoice, billing);
  const corrected = invoice.kind === 'credit_note' ? await findCorrected(context.db, invoice) : undefined;
  const sheet = sheetOf(found, { buyer: invoice.buyer ?? billing, corrected, language });
  // A library and fonts that few requests need.
  const { drawInvoice } = await import('./pdf/drawInvoice.ts');
  const pdf = await drawInvoice(sheet, language);
  return { file_name: `${invoiceNumber(invoice)}.pdf`, pdf: pdf.toString('base64') };
});
