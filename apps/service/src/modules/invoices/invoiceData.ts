import type { Invoice } from '@tern/contract';
import { isCurrency } from '@tern/domain';
import { receiptNumber } from '../payment/ledger/chargeData.ts';
import { invoiceNumber } from './invoiceNumber.ts';
import type { InvoiceAbout } from './invoices.repo.ts';

/** An invoice as the contract shows one; null for a currency that is no longer sold in. */
export function invoiceData({ invoice, charge }: InvoiceAbout): Invoice | null {
  const { currency } = invoice;
  if (!isCurrency(currency)) return null;
  return {
    number: invoiceNumber(invoice),
    kind: invoice.kind,
    receipt: receiptNumber(charge),
    issued_at: invoice.issuedAt.toISOString(),
    currency,
    amount: invoice.amount,
  };
}
