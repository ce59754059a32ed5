import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Behaviour } from './Behaviour.ts';
import {
  type Bill,
  bankPage,
  billAmount,
  billCard,
  cardPage,
  cards,
  cardWords,
  checkCard,
  noCard,
  readCard,
} from './cardPage.ts';
import { html, page } from './html.ts';
import type { Ledger } from './ledger.ts';
import type { Payment } from './payment.ts';
import type { StateFile } from './state.ts';
import { taxIn } from './taxIn.ts';

/** The page of a provider that knows its buyers: they agree, refuse, or go back. */
function consentPage(bill: Bill, late: boolean, problem?: string): string {
  return page(
    `Pay ${billAmount(bill)}`,
    html`<p class="muted">${bill.provider}</p><h1>Pay with ${bill.provider}</h1>${
      problem ? html`<p class="error" role="alert">${problem}</p>` : null
    }${billCard(bill)}
<form method="post"><label>Account<input type="email" name="account" value="${bill.email ?? ''}" placeholder="buyer@example.com"></label><button class="primary" name="answer" value="yes">Agree and pay ${billAmount(bill)}</button><p class="second"><button name="answer" value="decline">Agree with a card that is declined</button></p>${
      late
        ? html`<p class="second"><button name="answer" value="late">Agree and pay from a bank account, which takes days</button></p>`
        : null
    }</form>${
      bill.cancelUrl
        ? html`<p class="second"><a href="${bill.cancelUrl}">Cancel and return to the shop</a></p>`
        : null
    }`,
    { width: 'narrow' },
  );
}

const mayBeLate = (payment: Payment, behaviour: Behaviour) =>
  !payment.recurring && (behaviour.can?.includes('settle late') ?? false);

/** The hosted payment pages of every provider but Stripe: `/pay/{provider}/{payment}`. */
export function hostedPage(
  app: FastifyInstance,
  options: {
    state: StateFile;
    ledger: Ledger;
    behaviours: Readonly<Record<string, Behaviour>>;
    now: () => number;
  },
) {
  const { state, ledger, behaviours, now } = options;
  const send = (reply: FastifyReply, body: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);
  const bodyOf = (request: FastifyRequest) =>
    new URLSearchParams(typeof request.body === 'string' ? request.body : '');

  const find = (request: FastifyRequest) => {
    const { provider, id } = request.params as { provider: string; id: string };
    const payment = ledger.find(id);
    const behaviour = behaviours[provider];
    if (!payment || !behaviour || payment.provider !== provider) return null;
    if (payment.state === 'open' && payment.expiresAt && payment.expiresAt <= now()) {
      ledger.expire(payment);
      state.save();
    }
    const bill: Bill = {
      provider: behaviour.name,
      name: payment.name,
      amount: payment.trialDays ? 0 : payment.amount,
      currency: payment.currency,
      ...(behaviour.reportsTax && { tax: payment.trialDays ? 0 : taxIn(payment.amount, payment.taxPercent) }),
      email: payment.email,
      cancelUrl: payment.cancelUrl,
    };
    return { payment, behaviour, bill };
  };
  const unknown = (reply: FastifyReply) =>
    send(reply, page('Unknown page', html`<h1>There is no such payment.</h1>`, { width: 'narrow' }), 404);

  const ended = (reply: FastifyReply, payment: Payment, behaviour: Behaviour) => {
    if (payment.state !== 'expired') return reply.redirect(behaviour.backUrl(payment), 303);
    return send(
      reply,
      page(
        'This page has expired',
        html`<h1>This page has expired.</h1><p>Nothing was charged.</p>${
          payment.cancelUrl ? html`<p><a href="${payment.cancelUrl}">Back to the shop</a></p>` : null
        }`,
        { width: 'narrow' },
      ),
      410,
    );
  };

  app.get('/pay/:provider/:id', (request, reply) => {
    const found = find(request);
    if (!found) return unknown(reply);
    const { payment, behaviour, bill } = found;
    if (payment.state !== 'open') return ended(reply, payment, behaviour);
    const before = behaviour.before?.(payment);
    if (before) return reply.redirect(before, 303);
    return send(
      reply,
      behaviour.collects ? consentPage(bill, mayBeLate(payment, behaviour)) : cardPage(bill, noCard, {}),
    );
  });

  app.post('/pay/:provider/:id', (request, reply) => {
    const found = find(request);
    if (!found) return unknown(reply);
    const { payment, behaviour, bill } = found;
    if (payment.state !== 'open') return ended(reply, payment, behaviour);
    const before = behaviour.before?.(payment);
    if (before) return reply.redirect(before, 303);
    const sent = bodyOf(request);
    if (behaviour.collects) {
      if (sent.get('answer') === 'decline') {
        // A subscription is refused here; one payment when the shop collects it.
        if (payment.recurring) return send(reply, consentPage(bill, false, cardWords.declines), 402);
        payment.more.declines = 'yes';
      } else if (sent.get('answer') === 'late' && mayBeLate(payment, behaviour)) payment.more.late = 'yes';
      else if (sent.get('answer') !== 'yes') {
        return send(reply, consentPage(bill, mayBeLate(payment, behaviour)), 422);
      }
      // Buyers sign in with an account of their own.
      const account = sent.get('account');
      if (account && account !== payment.email) payment.more.account = account;
      ledger.approve(payment);
      state.save();
      return ended(reply, payment, behaviour);
    }
    const card = readCard(sent);
    const errors = checkCard(card, now());
    if (Object.keys(errors).length) return send(reply, cardPage(bill, card, errors), 422);
    const outcome = cards[card.number.replace(/\D/g, '')];
    if (outcome === 'declines' || outcome === 'no-funds' || outcome === 'expired') {
      return send(reply, cardPage(bill, card, { form: cardWords[outcome] }), 402);
    }
    if (outcome === 'three-d-secure') {
      return send(reply, bankPage(bill, `/pay/${payment.provider}/${payment.id}/confirm`));
    }
    ledger.pay(payment);
    state.save();
    return ended(reply, payment, behaviour);
  });

  app.post('/pay/:provider/:id/confirm', (request, reply) => {
    const found = find(request);
    if (!found) return unknown(reply);
    const { payment, behaviour, bill } = found;
    if (payment.state !== 'open') return ended(reply, payment, behaviour);
    if (bodyOf(request).get('answer') !== 'yes') {
      return send(
        reply,
        cardPage(bill, noCard, {
          form: 'We are unable to authenticate your payment method. Please try again.',
        }),
        402,
      );
    }
    ledger.pay(payment);
    state.save();
    return ended(reply, payment, behaviour);
  });
}
