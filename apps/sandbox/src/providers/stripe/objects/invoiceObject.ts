import type Stripe from 'stripe';
import { dueOf } from '../newInvoice.ts';
import type { IntentRecord, InvoiceRecord, Purchase, SubscriptionRecord } from '../records.ts';
import { decimal } from './catalogueObjects.ts';

export interface InvoiceParts {
  purchase: Purchase;
  subscription: SubscriptionRecord;
  intent: IntentRecord | undefined;
  origin: string;
}

const totalOf = ({ subtotal, off, added = 0 }: InvoiceRecord) => subtotal - off + added;

type Tax = Pick<Stripe.Invoice.TotalTax, 'amount' | 'taxable_amount' | 'type'> & {
  tax_behavior: 'exclusive' | 'inclusive';
  tax_rate_details: null;
  taxability_reason: 'standard_rated';
};

const taxOf = (invoice: InvoiceRecord, amount: number, behavior: Tax['tax_behavior']): Tax => ({
  amount,
  tax_behavior: behavior,
  tax_rate_details: null,
  taxability_reason: 'standard_rated',
  taxable_amount: totalOf(invoice) - amount,
  type: 'tax_rate_details',
});

const taxesOf = (invoice: InvoiceRecord): Tax[] => {
  if (invoice.added) return [taxOf(invoice, invoice.added, 'exclusive')];
  return invoice.tax ? [taxOf(invoice, invoice.tax, 'inclusive')] : [];
};

const discountOf = (invoice: InvoiceRecord) => `di_${invoice.id.slice(3)}`;

const lineObject = (
  invoice: InvoiceRecord,
  { purchase, subscription }: InvoiceParts,
): Stripe.InvoiceLineItem => ({
  id: `il_${invoice.id.slice(3)}`,
  object: 'line_item',
  amount: invoice.subtotal,
  currency: purchase.currency,
  description: invoice.subtotal ? `1 × ${purchase.name}` : `Free trial for 1 × ${purchase.name}`,
  discount_amounts: invoice.off ? [{ amount: invoice.off, discount: discountOf(invoice) }] : [],
  discountable: true,
  discounts: [],
  invoice: invoice.id,
  livemode: false,
  metadata: purchase.subscription_metadata,
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: false,
      proration_details: null,
      subscription: subscription.id,
      subscription_item: subscription.item,
    },
    type: 'subscription_item_details',
  },
  period: { start: invoice.period_start, end: invoice.period_end },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: purchase.price, product: purchase.product },
    type: 'price_details',
    unit_amount_decimal: decimal(invoice.subtotal),
  },
  quantity: 1,
  quantity_decimal: decimal(1),
  subscription: subscription.id,
  subtotal: invoice.subtotal,
  taxes: taxesOf(invoice),
});

export function invoicePaymentObject(
  invoice: InvoiceRecord,
  { purchase }: Pick<InvoiceParts, 'purchase'>,
  expanded?: Stripe.Invoice,
): Stripe.InvoicePayment {
  const total = dueOf(invoice);
  return {
    id: `inpay_${invoice.id.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: invoice.status === 'paid' ? total : null,
    amount_requested: total,
    created: invoice.finalized_at ?? invoice.created,
    currency: purchase.currency,
    invoice: expanded ?? invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: invoice.intent ?? '', type: 'payment_intent' },
    status: { draft: 'open', open: 'open', paid: 'paid', void: 'canceled' }[invoice.status],
    status_transitions: { canceled_at: invoice.voided_at, paid_at: invoice.paid_at },
  };
}

/** Fields that no sale of the shop gives a value of its own. */
const unused = {
  account_country: 'US',
  account_name: 'Sandbox',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  due_date: null,
  footer: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  on_behalf_of: null,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_pretax_credit_amounts: [],
  livemode: false,
} satisfies Partial<Stripe.Invoice>;

/** `expand` has Stripe's names: `payments`, `confirmation_secret`. */
export function invoiceObject(
  invoice: InvoiceRecord,
  parts: InvoiceParts,
  expand: readonly string[] = [],
): Stripe.Invoice {
  const { purchase, subscription, intent, origin } = parts;
  const total = totalOf(invoice);
  const due = dueOf(invoice);
  const paid = invoice.status === 'paid' ? due : 0;
  const listUrl = `/v1/invoices/${invoice.id}/lines`;
  const page = invoice.finalized_at === null ? null : `${origin}/stripe/invoice/${invoice.id}`;
  const waiting = invoice.status === 'open' && intent;
  return {
    ...unused,
    id: invoice.id,
    object: 'invoice',
    amount_due: due,
    amount_paid: paid,
    amount_remaining: due - paid,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.status === 'draft' || invoice.status === 'open',
    automatic_tax: {
      disabled_reason: null,
      enabled: purchase.tax_percent !== null,
      liability: purchase.tax_percent === null ? null : { type: 'self' },
      provider: purchase.tax_percent === null ? null : 'stripe',
      status: purchase.tax_percent === null ? null : 'complete',
    },
    automatically_finalizes_at: invoice.finalizes_at,
    billing_reason: invoice.reason,
    ...(expand.includes('confirmation_secret') && {
      confirmation_secret: waiting ? { client_secret: intent.secret, type: 'payment_intent' } : null,
    }),
    created: invoice.created,
    currency: purchase.currency,
    customer: subscription.customer,
    customer_email: purchase.email,
    discounts: invoice.off ? [discountOf(invoice)] : [],
    effective_at: invoice.finalized_at,
    ending_balance: invoice.finalized_at === null ? null : 0,
    hosted_invoice_url: page,
    invoice_pdf: page && `${page}/pdf`,
    issuer: { type: 'self' },
    lines: { object: 'list', data: [lineObject(invoice, parts)], has_more: false, url: listUrl },
    metadata: {},
    next_payment_attempt: invoice.next_attempt,
    number: invoice.finalized_at === null ? null : `${invoice.id.slice(-8).toUpperCase()}-0001`,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: purchase.subscription_metadata,
        subscription: subscription.id,
      },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: purchase.fields ? ['card'] : null,
    },
    ...(expand.includes('payments') && {
      payments: {
        object: 'list',
        data: intent ? [invoicePaymentObject(invoice, parts)] : [],
        has_more: false,
        url: '/v1/invoice_payments',
      },
    }),
    period_end: invoice.created,
    period_start: invoice.created,
    starting_balance: invoice.credit ? -invoice.credit : 0,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.finalized_at,
      marked_uncollectible_at: null,
      paid_at: invoice.paid_at,
      voided_at: invoice.voided_at,
    },
    subtotal: invoice.subtotal,
    subtotal_excluding_tax: invoice.subtotal - (invoice.added ? 0 : invoice.tax),
    total,
    total_discount_amounts: invoice.off ? [{ amount: invoice.off, discount: discountOf(invoice) }] : [],
    total_excluding_tax: total - (invoice.added ?? invoice.tax),
    total_taxes: taxesOf(invoice),
    webhooks_delivered_at: invoice.created,
  };
}
