import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { billAmount, billCard } from '../../cardPage.ts';
import { Html, html, page } from '../../html.ts';
import { Refusal } from '../../jsonApi.ts';
import type { Ledger } from '../../ledger.ts';
import type { Payment } from '../../payment.ts';
import type { StateFile } from '../../state.ts';
import { createChangePage, telling } from './paddleChangePage.ts';
import type { Parties } from './paddleParties.ts';
import { paddleScript } from './paddleScript.ts';
import { isDraft } from './paddleTransaction.ts';

const standInCountries = ['US', 'GB', 'DE', 'IE', 'SE', 'JP', 'AE'];

const billOf = (payment: Payment) => ({ ...payment, amount: payment.trialDays ? 0 : payment.amount });

function detailsPage(payment: Payment, error?: string): string {
  const email = payment.email
    ? null
    : html`<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email">`;
  return page(
    `Pay ${billAmount(billOf(payment))}`,
    html`<p class="muted">Paddle</p><h1>Your details</h1>${billCard({ ...billOf(payment), provider: 'Paddle' }, ['Email', payment.email])}
<form method="post" novalidate>${error ? html`<p class="error" role="alert">${error}</p>` : null}${email}
<label for="country">Country</label><select id="country" name="country">${standInCountries.map((code) => html`<option>${code}</option>`)}</select>
<label for="postal_code">ZIP or postal code</label><input id="postal_code" name="postal_code" autocomplete="postal-code">
<button class="primary" type="submit">Continue</button></form>
<script>${new Html("parent.postMessage({paddle:'checkout.loaded'},'*')")}</script>`,
    { width: 'narrow' },
  );
}

/** The pages of Paddle's frame: first the buyer's details where they are missing, then the card. */
export function paddlePages(
  app: FastifyInstance,
  options: { state: StateFile; ledger: Ledger; parties: Parties; origin: () => string; now: () => number },
): void {
  const { state, ledger, parties, origin, now } = options;
  const send = (reply: FastifyReply, body: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);
  const find = (request: FastifyRequest) => {
    const payment = ledger.find((request.params as { id: string }).id);
    return payment?.provider === 'pd' ? payment : undefined;
  };
  const changePage = createChangePage({ state, ledger, now, send });
  const card = (payment: Payment) => `/pay/pd/${payment.id}`;

  app.get('/paddle/paddle.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`(${paddleScript.toString()})(${JSON.stringify(origin())})`),
  );

  app.get('/paddle/checkout/:id', (request, reply) => {
    if (changePage.show(request, reply)) return reply;
    const payment = find(request);
    if (!payment || payment.state === 'expired') {
      return send(reply, telling('Not found', 'This payment cannot be opened.', 'checkout.error'), 404);
    }
    return payment.state === 'open' && isDraft(payment)
      ? send(reply, detailsPage(payment))
      : reply.redirect(card(payment), 303);
  });

  app.post('/paddle/checkout/:id', (request, reply) => {
    if (changePage.take(request, reply)) return reply;
    const payment = find(request);
    if (!payment)
      return send(reply, telling('Not found', 'This payment cannot be opened.', 'checkout.error'), 404);
    if (payment.state !== 'open' || !isDraft(payment)) return reply.redirect(card(payment), 303);
    const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    try {
      const email = payment.email ?? sent.get('email') ?? '';
      const customer =
        payment.more.customer ??
        parties.customersBy(email).find((known) => known.email === email)?.id ??
        parties.createCustomer({ email }).id;
      const address = parties.createAddress(customer, {
        country_code: sent.get('country') ?? '',
        postal_code: sent.get('postal_code') ?? '',
      });
      Object.assign(payment.more, { customer, address: address.id });
      payment.email = email;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return send(reply, detailsPage(payment, 'Enter an email address, a country and its postal code.'), 422);
    }
    state.save();
    return reply.redirect(card(payment), 303);
  });

  app.get('/paddle/done/:id', (request, reply) => {
    const paid = find(request)?.state === 'paid';
    return paid
      ? send(reply, telling('Paid', 'Thank you.', 'checkout.completed'))
      : send(reply, telling('Not paid', 'Nothing was charged.', 'checkout.error'), 404);
  });
}
