import { brand, type Currency, type SellerName, sellerFacts } from '@tern/domain';
import { formatDate, formatMoney } from '@tern/i18n';
import { invoiceMessages as m } from './invoice.messages.ts';
import type { Voice } from './MailParts.ts';
import { mailMessages } from './mail.messages.ts';

/** The buyer as they want to be named; empty texts are left out. */
export interface InvoiceBuyer {
  name: string;
  company: string;
  address: string;
  vatId: string;
}

/** Dates are ISO 8601; amounts are in minor units, the tax included. */
export interface InvoiceFacts {
  kind: 'invoice' | 'credit_note';
  seller: SellerName;
  number: string;
  issuedAt: string;
  /** The invoice that a credit note corrects. */
  corrects?: { number: string; issuedAt: string } | undefined;
  orderId: string;
  paidAt: string | null;
  buyer: InvoiceBuyer | null;
  /** The address of the account. */
  email: string | null;
  intervalCount: number;
  intervalUnit: string;
  period: { start: string; end: string } | null;
  amount: number;
  /** Part of the amount; null where it is not known. */
  taxAmount: number | null;
  currency: Currency;
}

/** Finished texts of an invoice, in the order in which they are read. */
export interface InvoiceSheet {
  brand: string;
  title: string;
  facts: [label: string, value: string][];
  parties: { label: string; lines: string[] }[];
  item: { text: string; period: string | null; sum: string };
  sums: [label: string, value: string][];
  notes: string[];
}

const linesOf = (...texts: (string | null)[]) =>
  texts.flatMap((text) => (text ?? '').split('\n')).filter((line) => line.trim() !== '');

/** An invoice, a credit note or, of a seller that sends its own invoice, a receipt. Facts that are not there are left out. */
export function invoiceSheet(facts: InvoiceFacts, { language, say }: Voice): InvoiceSheet {
  const money = (amount: number) => formatMoney({ amount, currency: facts.currency }, language);
  const day = (date: string) => formatDate(date, language, 'long');
  const seller = sellerFacts(facts.seller);
  const vatLine = (id: string) => (id ? say(m.vatId, { id }) : null);
  const { buyer, corrects, period, taxAmount: tax } = facts;
  const credit = facts.kind === 'credit_note';
  const own = facts.seller === 'own';
  const plan = say(mailMessages.paidPlan, { count: facts.intervalCount, unit: facts.intervalUnit });
  return {
    brand: brand.name,
    title: say(credit ? m.creditNote : own ? m.invoice : m.receipt),
    facts: [
      [say(m.number), facts.number],
      [say(m.issued), day(facts.issuedAt)],
      ...(corrects
        ? ([
            [
              say(m.corrects),
              say(m.correctsInvoice, { number: corrects.number, date: day(corrects.issuedAt) }),
            ],
          ] satisfies [string, string][])
        : []),
      ...(facts.paidAt && !credit ? ([[say(m.paid), day(facts.paidAt)]] satisfies [string, string][]) : []),
      [say(m.order), facts.orderId],
    ],
    parties: [
      {
        label: say(m.seller),
        lines: linesOf(seller.name, seller.address, seller.registration, vatLine(seller.vatId)),
      },
      {
        label: say(m.buyer),
        lines: linesOf(
          ...(buyer ? [buyer.company, buyer.name, buyer.address, vatLine(buyer.vatId)] : []),
          facts.email,
        ),
      },
    ],
    item: {
      text: say(m.what, { brand: brand.name, plan }),
      period: period && say(m.period, { start: day(period.start), end: day(period.end) }),
      sum: money(facts.amount),
    },
    sums: [
      ...(tax
        ? ([
            [say(m.net), money(facts.amount - tax)],
            [say(m.tax), money(tax)],
          ] satisfies [string, string][])
        : []),
      [say(credit ? m.refunded : m.total), money(facts.amount)],
    ],
    notes: own ? [] : [say(m.paddle, { seller: seller.name })],
  };
}
