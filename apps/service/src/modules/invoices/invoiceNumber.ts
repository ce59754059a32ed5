import type { SellerName } from '@tern/domain';
import type { InvoiceRow } from './invoices.repo.ts';

const prefixes: Readonly<Record<SellerName, string>> = { own: '', paddle: 'P' };

/** The number on an invoice: the seller, the year and the count, which goes on over the years. */
export const invoiceNumber = ({
  seller,
  number,
  issuedAt,
}: Pick<InvoiceRow, 'seller' | 'number' | 'issuedAt'>): string =>
  `${prefixes[seller]}${issuedAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`;

/** Reads it again; null for what is no such number. */
export function readInvoiceNumber(text: string): { seller: SellerName; number: number } | null {
  const [, prefix, count] = /^(P?)\d{4}-(\d{6,9})$/.exec(text) ?? [];
  if (count === undefined) return null;
  return { seller: prefix === prefixes.paddle ? 'paddle' : 'own', number: Number(count) };
}
