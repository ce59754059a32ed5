import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Bill,
  bankPage,
  billAmount,
  billCard,
  cardExpiry,
  cardPage,
  cardWords,
  checkCard,
  noCard,
  readCard,
} from '../../cardPage.ts';
import { html, page } from '../../html.ts';
import type { StateFile } from '../../state.ts';
import { taxIn } from '../../taxIn.ts';
import { cardOutcome } from './cardOutcome.ts';
import { dueToday } from './objects/sessionObject.ts';
import type { Payments } from './payments.ts';
import type { Purchase } from './records.ts';
import { stripeSetupPage } from './setupPage.ts';
import type { SetupSessions } from './setupSessions.ts';

const returnTo = (url: string, session: Purchase) => url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

export const billOf = (session: Purchase): Bill => ({
  provider: 'Stripe',
  name: session.name,
  amount: dueToday(session),
  currency: session.currency,
  tax: taxIn(dueToday(session), session.tax_percent ?? 0),
  email: session.email,
  cancelUrl: session.cancel_url && returnTo(session.cancel_url, session),
});

/** Google Pay and Apple Pay: the device confirms instead of a card form. */
function walletPage(bill: Bill, problem?: string): string {
  return page(
    `Pay ${billAmount(bill)}`,
    html`<p class="muted">Stripe</p><h1>Pay with Google Pay or Apple Pay</h1>${
      problem ? html`<p class="error" role="alert">${problem}</p>` : null
    }${billCard(bill)}<form method="post"><button class="primary" name="answer" value="yes">Pay ${billAmount(bill)} with the wallet</button><p class="second"><button name="answer" value="no">Refuse</button></p></form>${
      bill.cancelUrl
        ? html`<p class="second"><a href="${bill.cancelUrl}">Back to the shop without paying</a></p>`
        : null
    }`,
    { width: 'narrow' },
  );
}

/** The provider's hosted payment page: `/stripe/pay/{session}`. */
export function stripeHostedPage(
  app: FastifyInstance,
  {
    state,
    payments,
    setups,
    now,
  }: { state: StateFile; payments: Payments; setups: SetupSessions; now: () => number },
) {
  stripeSetupPage(app, { state, setups, now });
  const sessionOf = (request: FastifyRequest) => {
    const session = state.data.stripe.purchases[(request.params as { id: string }).id];
    return session?.fields ? undefined : session;
  };
  const send = (reply: FastifyReply, body: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);
  const bodyOf = (request: FastifyRequest) =>
    new URLSearchParams(typeof request.body === 'string' ? request.body : '');

  /** An ended session cannot be paid again: say how it ended and lead back. */
  const ended = (reply: FastifyReply, session: Purchase) => {
    if (session.status === 'complete' && session.success_url) {
      return reply.redirect(returnTo(session.success_url, session), 303);
    }
    return send(
      reply,
      page(
        'This page has expired',
        html`<h1>This page has expired.</h1><p>Nothing was charged.</p>${
          session.cancel_url
            ? html`<p><a href="${returnTo(session.cancel_url, session)}">Back to the shop</a></p>`
            : null
        }`,
        { width: 'narrow' },
      ),
      410,
    );
  };
  const unknown = (reply: FastifyReply) =>
    send(reply, page('Unknown page', html`<h1>There is no such payment.</h1>`, { width: 'narrow' }), 404);

  /** The cards that a bank is asked about. */
  const asked = new Map<string, string>();

  app.get('/stripe/pay/:id', (request, reply) => {
    const session = sessionOf(request);
    if (!session) return unknown(reply);
    if (session.status !== 'open') return ended(reply, session);
    const bill = billOf(session);
    return send(reply, session.metadata.method === 'gap' ? walletPage(bill) : cardPage(bill, noCard, {}));
  });

  app.post('/stripe/pay/:id', (request, reply) => {
    const session = sessionOf(request);
    if (!session) return unknown(reply);
    if (session.status !== 'open') return ended(reply, session);
    const sent = bodyOf(request);
    if (session.metadata.method === 'gap') {
      if (sent.get('answer') !== 'yes')
        return send(reply, walletPage(billOf(session), 'The wallet refused the payment.'), 402);
      payments.pay(session, { number: '4242424242424242', wallet: true });
      return ended(reply, session);
    }
    const card = readCard(sent);
    const errors = checkCard(card, now());
    if (Object.keys(errors).length) return send(reply, cardPage(billOf(session), card, errors), 422);
    const number = card.number.replace(/\D/g, '');
    const outcome = cardOutcome(number, session.trial_end === null ? 'payment' : 'setup');
    if (outcome === 'declines' || outcome === 'no-funds' || outcome === 'expired') {
      return send(reply, cardPage(billOf(session), card, { form: cardWords[outcome] }), 402);
    }
    if (outcome === 'three-d-secure') {
      asked.set(session.id, number);
      return send(reply, bankPage(billOf(session), `/stripe/pay/${session.id}/confirm`));
    }
    payments.pay(session, { number, wallet: false, ...cardExpiry(card) });
    return ended(reply, session);
  });

  app.post('/stripe/pay/:id/confirm', (request, reply) => {
    const session = sessionOf(request);
    if (!session) return unknown(reply);
    if (session.status !== 'open') return ended(reply, session);
    if (bodyOf(request).get('answer') !== 'yes') {
      return send(
        reply,
        cardPage(billOf(session), noCard, {
          form: 'We are unable to authenticate your payment method. Please try again.',
        }),
        402,
      );
    }
    payments.pay(session, { number: asked.get(session.id) ?? '4000002500003155', wallet: false });
    return ended(reply, session);
  });
}
