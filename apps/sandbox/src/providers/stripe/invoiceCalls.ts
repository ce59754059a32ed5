import type { FastifyInstance } from 'fastify';
import { formAt } from './parseForm.ts';
import { inList, readCall } from './readCall.ts';
import type { InvoiceRecord } from './records.ts';
import type { StripeApiOptions } from './StripeApiOptions.ts';
import { createStripeCall } from './stripeCall.ts';
import { declined, invalid, missing } from './stripeError.ts';

/** Invoices, and the payments that belong to them. */
export function invoiceCalls(app: FastifyInstance, { state, books, payments, now }: StripeApiOptions) {
  const { stripe } = state.data;
  const respond = createStripeCall(state);
  const invoiceAt = (id: string): InvoiceRecord => {
    const invoice = stripe.invoices[id];
    if (!invoice) throw missing('invoice', id, 'invoice');
    return invoice;
  };
  /** A page of a list, newest first, from its beginning or after one of its entries. */
  const listOf = <T>(
    url: string,
    found: InvoiceRecord[],
    form: Parameters<typeof formAt>[0],
    show: (each: InvoiceRecord) => T,
  ) => {
    const most = Number(formAt(form, 'limit') ?? 10);
    // Of one second, the one that was made last comes first.
    const newest = found.toReversed().sort((one, other) => other.created - one.created);
    const after = formAt(form, 'starting_after');
    const rest = after === undefined ? newest : newest.slice(newest.indexOf(invoiceAt(after)) + 1);
    return {
      object: 'list',
      data: rest.slice(0, most).map(show),
      has_more: rest.length > most,
      url,
    };
  };

  app.get(
    '/v1/invoices',
    respond((request) => {
      const { form, expand } = readCall(request);
      const [subscription, status] = [formAt(form, 'subscription'), formAt(form, 'status')];
      const found = Object.values(stripe.invoices).filter(
        (invoice) =>
          (subscription === undefined || invoice.subscription === subscription) &&
          (status === undefined || invoice.status === status),
      );
      return listOf('/v1/invoices', found, form, (each) => books.invoice(each, inList(expand)));
    }),
  );
  app.get(
    '/v1/invoices/:id',
    respond((request) => {
      const { id, expand } = readCall(request);
      return books.invoice(invoiceAt(id), expand);
    }),
  );
  app.post(
    '/v1/invoices/:id/void',
    respond((request) => {
      const { id, expand } = readCall(request);
      const invoice = invoiceAt(id);
      if (invoice.status !== 'open')
        throw invalid('You can only pass in open invoices. This invoice isn’t open.');
      const subscription = stripe.subscriptions[invoice.subscription];
      const purchase = subscription && books.purchaseOf(subscription);
      if (purchase?.status === 'open') payments.expire(purchase);
      else
        Object.assign(invoice, { status: 'void', voided_at: Math.floor(now() / 1000), next_attempt: null });
      return books.invoice(invoice, expand);
    }),
  );
  app.post(
    '/v1/invoices/:id/pay',
    respond((request) => {
      const { id, expand } = readCall(request);
      const invoice = invoiceAt(id);
      if (invoice.status !== 'open') throw invalid('Invoice is already paid');
      const subscription = stripe.subscriptions[invoice.subscription];
      if (subscription) payments.renew(books.purchaseOf(subscription));
      if (invoiceAt(id).status === 'open') throw declined();
      return books.invoice(invoiceAt(id), expand);
    }),
  );
  app.get(
    '/v1/invoice_payments',
    respond((request) => {
      const { form, expand } = readCall(request);
      const [invoice, status] = [formAt(form, 'invoice'), formAt(form, 'status')];
      const intent = formAt(form, 'payment', 'payment_intent');
      const states = { draft: 'open', open: 'open', paid: 'paid', void: 'canceled' };
      const found = Object.values(stripe.invoices).filter(
        (each) =>
          each.intent !== null &&
          (invoice === undefined || each.id === invoice) &&
          (intent === undefined || each.intent === intent) &&
          (status === undefined || states[each.status] === status),
      );
      return listOf('/v1/invoice_payments', found, form, (each) =>
        books.invoicePayment(each, inList(expand)),
      );
    }),
  );
}
