import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cardPage, cardWords, checkCard, noCard, readCard } from '../../cardPage.ts';
import { html, page } from '../../html.ts';
import type { StateFile } from '../../state.ts';
import type { Books } from './books.ts';
import { cardOutcome } from './cardOutcome.ts';
import { billOf } from './hostedPage.ts';
import { dueOf } from './newInvoice.ts';
import type { Payments } from './payments.ts';
import type { InvoiceRecord, SubscriptionRecord } from './records.ts';

/** The page of an invoice, `/stripe/invoice/{id}`, where a buyer pays or confirms a later period. */
export function stripeInvoicePage(
  app: FastifyInstance,
  { state, books, payments, now }: { state: StateFile; books: Books; payments: Payments; now: () => number },
) {
  const { stripe } = state.data;
  const send = (reply: FastifyReply, body: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);
  const said = (reply: FastifyReply, words: string, status = 200) =>
    send(reply, page(words, html`<h1>${words}</h1>`, { width: 'narrow' }), status);
  const invoiceOf = (request: FastifyRequest): InvoiceRecord | undefined =>
    stripe.invoices[(request.params as { id: string }).id];
  const purchaseOf = (invoice: InvoiceRecord) =>
    books.purchaseOf(stripe.subscriptions[invoice.subscription] as SubscriptionRecord);
  const bill = (invoice: InvoiceRecord) => ({
    ...billOf(purchaseOf(invoice)),
    amount: dueOf(invoice),
    cancelUrl: null,
  });

  app.get('/stripe/invoice/:id', (request, reply) => {
    const invoice = invoiceOf(request);
    if (!invoice) return said(reply, 'There is no such invoice.', 404);
    if (invoice.status !== 'open') return said(reply, `This invoice is ${invoice.status}.`);
    return send(reply, cardPage(bill(invoice), noCard, {}));
  });

  app.post('/stripe/invoice/:id', (request, reply) => {
    const invoice = invoiceOf(request);
    if (!invoice) return said(reply, 'There is no such invoice.', 404);
    const card = readCard(new URLSearchParams(typeof request.body === 'string' ? request.body : ''));
    const number = card.number.replace(/\D/g, '');
    const errors = checkCard(card, now());
    if (Object.keys(errors).length > 0) return send(reply, cardPage(bill(invoice), card, errors), 422);
    if (cardOutcome(number, 'payment') !== 'succeeds') {
      return send(reply, cardPage(bill(invoice), card, { form: cardWords.declines }), 402);
    }
    payments.payOverdue(purchaseOf(invoice), number);
    state.save();
    return reply.redirect(`/stripe/invoice/${invoice.id}`, 303);
  });
}
