import { isCurrency, type Language } from '@tern/domain';
import { type InvoiceBuyer, type InvoiceSheet, invoiceSheet } from '@tern/mails';
import { sayIn } from '../mail/sayIn.ts';
import { invoiceNumber } from './invoiceNumber.ts';
import type { InvoiceAbout, InvoiceRow } from './invoices.repo.ts';

/** The texts of an invoice in a language. */
export function sheetOf(
  { invoice, charge, order, plan, email }: InvoiceAbout,
  also: { buyer: InvoiceBuyer | null; corrected: InvoiceRow | undefined; language: Language },
): InvoiceSheet {
  const { currency } = invoice;
  if (!isCurrency(currency)) throw new Error(`Nothing is sold in ${currency}.`);
  const { buyer, corrected, language } = also;
  return invoiceSheet(
    {
      kind: invoice.kind,
      seller: invoice.seller,
      number: invoiceNumber(invoice),
      issuedAt: invoice.issuedAt.toISOString(),
      corrects: corrected && {
        number: invoiceNumber(corrected),
        issuedAt: corrected.issuedAt.toISOString(),
      },
      orderId: order.id,
      paidAt: charge.paidAt?.toISOString() ?? null,
      buyer,
      email,
      intervalCount: plan.intervalCount,
      intervalUnit: plan.intervalUnit,
      period:
        charge.startsAt && charge.endsAt
          ? { start: charge.startsAt.toISOString(), end: charge.endsAt.toISOString() }
          : null,
      amount: invoice.amount,
      taxAmount: invoice.taxAmount,
      currency,
    },
    { language, say: sayIn(language) },
  );
}
