import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Bill, billAmount, billCard } from '../../cardPage.ts';
import { html, page } from '../../html.ts';
import type { Ledger } from '../../ledger.ts';
import type { Payment } from '../../payment.ts';
import type { StateFile } from '../../state.ts';

const billOf = ({ name, amount, currency }: Payment): Bill => ({
  provider: 'BTCPay',
  name,
  amount,
  currency,
  email: null,
  cancelUrl: null,
});

const button = (answer: string, label: string) =>
  html`<p class="second"><button name="answer" value="${answer}">${label}</button></p>`;

function invoicePage(payment: Payment): string {
  const closed = payment.state === 'expired';
  const bill = billOf(payment);
  return page(
    closed ? 'This invoice has expired' : `Pay ${billAmount(bill)}`,
    html`<p class="muted">BTCPay</p><h1>${closed ? 'This invoice has expired.' : 'Pay with Bitcoin'}</h1>${billCard(bill)}
<form method="post">${
      closed
        ? html`${button('send-late', 'Send the whole sum all the same')}${button('send-late-unconfirmed', 'Send it with a low fee')}`
        : html`<button class="primary" name="answer" value="yes">Send ${billAmount(bill)}</button>${button('wait', 'Send it with a low fee, which takes long')}${button('send-half', 'Send half of it')}${button('over', 'Send a tenth too much')}`
    }</form>`,
    { width: 'narrow' },
  );
}

const claimPage = (amount: string, taken: boolean) =>
  page(
    'Claim a refund',
    html`<p class="muted">BTCPay</p><h1>Refund of ${amount}</h1>${
      taken
        ? html`<p>This refund has been claimed, or it was closed.</p>`
        : html`<form method="post"><label>Address<input name="address" required placeholder="bc1q…"></label><button class="primary">Claim ${amount}</button></form>`
    }`,
    { width: 'narrow' },
  );

/** The pages of BTCPay that a buyer sees: an invoice, and a refund to claim. */
export function btcpayPages(
  app: FastifyInstance,
  { state, ledger, now }: { state: StateFile; ledger: Ledger; now: () => number },
) {
  const send = (reply: FastifyReply, body: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);
  const sentOf = ({ body }: FastifyRequest) => new URLSearchParams(typeof body === 'string' ? body : '');
  const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;
  const unknown = (reply: FastifyReply) =>
    send(reply, page('Unknown page', html`<h1>There is nothing here.</h1>`, { width: 'narrow' }), 404);
  const find = (request: FastifyRequest) => {
    const payment = ledger.find(idOf(request));
    if (payment?.provider !== 'btcpay') return undefined;
    if (payment.state === 'open' && payment.expiresAt && payment.expiresAt <= now()) {
      ledger.expire(payment);
      state.save();
    }
    return payment;
  };
  const show = (reply: FastifyReply, payment: Payment, status = 200) =>
    payment.state === 'paid'
      ? reply.redirect(payment.returnUrl, 303)
      : send(reply, invoicePage(payment), payment.state === 'expired' ? 410 : status);

  app.get('/btcpay/i/:id', (request, reply) => {
    const payment = find(request);
    return payment ? show(reply, payment) : unknown(reply);
  });
  app.post('/btcpay/i/:id', (request, reply) => {
    const payment = find(request);
    if (!payment) return unknown(reply);
    const answer = sentOf(request).get('answer') ?? '';
    if (answer === 'yes') ledger.pay(payment);
    else if (answer === 'wait') ledger.pay(payment, true);
    else if (answer === 'over' && payment.state === 'open') {
      const price = payment.amount;
      // The charge is as large as what was sent.
      payment.amount = Math.round(price * 1.1);
      ledger.pay(payment);
      payment.amount = price;
    } else ledger.act(payment, answer);
    state.save();
    return show(reply, payment);
  });

  const findRefund = (request: FastifyRequest) => {
    const id = idOf(request);
    for (const payment of ledger.all()) {
      const refund = payment.charges[0]?.refunds?.find((each) => each.id === id);
      if (refund && payment.provider === 'btcpay') return { payment, refund };
    }
    return undefined;
  };
  const showRefund = (request: FastifyRequest, reply: FastifyReply) => {
    const found = findRefund(request);
    if (!found) return unknown(reply);
    const { payment, refund } = found;
    const taken = refund.state !== 'pending' || Boolean(payment.more[`claim ${refund.id}`]);
    return send(reply, claimPage(billAmount({ ...refund, currency: payment.currency }), taken));
  };
  app.get('/btcpay/pull-payments/:id', showRefund);
  app.post('/btcpay/pull-payments/:id', (request, reply) => {
    const found = findRefund(request);
    if (found) ledger.act(found.payment, 'claim-refund');
    state.save();
    return showRefund(request, reply);
  });
}
