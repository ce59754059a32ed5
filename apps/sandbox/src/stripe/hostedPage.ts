import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, page } from '../html.ts';
import type { StateFile } from '../state.ts';
import type { CheckoutSession } from './objects.ts';
import type { Payments } from './payments.ts';

/** Stripe's public test cards, by what they do. */
export const cards: Readonly<Record<string, 'succeeds' | 'declines' | 'no-funds' | 'three-d-secure'>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '4000000000000002': 'declines',
  '4000000000009995': 'no-funds',
  '4000002500003155': 'three-d-secure',
};

const words = {
  declines: 'Your card was declined.',
  'no-funds': 'Your card has insufficient funds.',
} as const;

function luhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    let digit = Number(digits[digits.length - 1 - index]);
    if (index % 2) {
      digit *= 2;
      if (digit > 9) digit -= 9;
    }
    sum += digit;
  }
  return digits.length >= 13 && sum % 10 === 0;
}

const amountOf = (session: CheckoutSession) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: session.currency }).format(
    session.amount_total / 100,
  );

const returnTo = (url: string, session: CheckoutSession) =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

/** The first thing wrong with each field; empty when the card can be tried. */
function check(card: CardForm, now: number): Partial<Record<keyof CardForm, string>> {
  const errors: Partial<Record<keyof CardForm, string>> = {};
  const digits = card.number.replace(/\D/g, '');
  if (!luhn(digits)) errors.number = 'Your card number is invalid.';
  else if (!cards[digits]) errors.number = 'The stand-in takes the test cards listed below.';
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(card.expiry) ?? [];
  if (!month || Number(month) < 1 || Number(month) > 12)
    errors.expiry = 'Your card’s expiration date is incomplete.';
  else if (Date.UTC(2000 + Number(year), Number(month)) <= now) errors.expiry = 'Your card has expired.';
  if (!/^\d{3,4}$/.test(card.cvc.trim())) errors.cvc = 'Your card’s security code is incomplete.';
  if (!card.name.trim()) errors.name = 'Enter the name on the card.';
  return errors;
}

function form(
  session: CheckoutSession,
  card: CardForm,
  errors: Partial<Record<keyof CardForm | 'form', string>>,
) {
  const field = (
    name: keyof CardForm,
    label: string,
    autocomplete: string,
    inputmode = 'text',
    placeholder = '',
  ) =>
    html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${card[name]}" autocomplete="${autocomplete}" inputmode="${inputmode}" placeholder="${placeholder}"${
      errors[name] ? html` aria-invalid="true" aria-describedby="${name}-error"` : null
    }>${errors[name] ? html`<p class="error" id="${name}-error">${errors[name]}</p>` : null}</div>`;
  return page(
    `Pay ${amountOf(session)}`,
    html`<h1>Pay by card</h1>
<div class="card"><dl><div><dt>${session.sandbox.name}</dt><dd>${amountOf(session)}</dd></div><div><dt>Email</dt><dd>${session.customer_email ?? ''}</dd></div><div class="total"><dt>Total today</dt><dd>${amountOf(session)}</dd></div></dl></div>
<form method="post" novalidate>${errors.form ? html`<p class="error" role="alert">${errors.form}</p>` : null}
${field('number', 'Card number', 'cc-number', 'numeric', '4242 4242 4242 4242')}
<div class="row">${field('expiry', 'Expiry', 'cc-exp', 'numeric', 'MM / YY')}${field('cvc', 'Security code', 'cc-csc', 'numeric', 'CVC')}</div>
${field('name', 'Name on card', 'cc-name')}
<button class="primary" type="submit">Pay ${amountOf(session)}</button></form>
${session.cancel_url ? html`<p style="text-align:center;margin-block-start:1rem"><a href="${returnTo(session.cancel_url, session)}">Back to the shop without paying</a></p>` : null}
<h2>Test cards</h2><dl><div><dt><code>4242 4242 4242 4242</code></dt><dd>succeeds</dd></div><div><dt><code>4000 0000 0000 0002</code></dt><dd>is declined</dd></div><div><dt><code>4000 0000 0000 9995</code></dt><dd>has no funds</dd></div><div><dt><code>4000 0025 0000 3155</code></dt><dd>asks for 3-D Secure</dd></div></dl>`,
    { narrow: true },
  );
}

/** The provider's hosted payment page: `/stripe/pay/{session}`. */
export function stripeHostedPage(
  app: FastifyInstance,
  { state, payments, now }: { state: StateFile; payments: Payments; now: () => number },
) {
  const sessionOf = (request: FastifyRequest) =>
    state.data.stripe.sessions[(request.params as { id: string }).id];
  const send = (reply: FastifyReply, body: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);
  const bodyOf = (request: FastifyRequest) =>
    new URLSearchParams(typeof request.body === 'string' ? request.body : '');

  /** An ended session cannot be paid again: say how it ended and lead back. */
  const ended = (reply: FastifyReply, session: CheckoutSession) => {
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
        { narrow: true },
      ),
      410,
    );
  };
  const unknown = (reply: FastifyReply) =>
    send(reply, page('Unknown page', html`<h1>There is no such payment.</h1>`, { narrow: true }), 404);
  const noCard: CardForm = { number: '', expiry: '', cvc: '', name: '' };

  app.get('/stripe/pay/:id', (request, reply) => {
    const session = sessionOf(request);
    if (!session) return unknown(reply);
    return session.status === 'open' ? send(reply, form(session, noCard, {})) : ended(reply, session);
  });

  app.post('/stripe/pay/:id', (request, reply) => {
    const session = sessionOf(request);
    if (!session) return unknown(reply);
    if (session.status !== 'open') return ended(reply, session);
    const sent = bodyOf(request);
    const card: CardForm = {
      number: sent.get('number') ?? '',
      expiry: sent.get('expiry') ?? '',
      cvc: sent.get('cvc') ?? '',
      name: sent.get('name') ?? '',
    };
    const errors = check(card, now());
    if (Object.keys(errors).length) return send(reply, form(session, card, errors), 422);
    const outcome = cards[card.number.replace(/\D/g, '')];
    if (outcome === 'declines' || outcome === 'no-funds') {
      return send(reply, form(session, card, { form: words[outcome] }), 402);
    }
    if (outcome === 'three-d-secure') {
      return send(
        reply,
        page(
          '3-D Secure',
          html`<h1>Is it you?</h1><p>Your bank asks you to confirm ${amountOf(session)}.</p><form method="post" action="/stripe/pay/${session.id}/confirm"><button class="primary" name="answer" value="yes">Complete</button><p style="text-align:center;margin-block-start:1rem"><button name="answer" value="no">Fail</button></p></form>`,
          { narrow: true },
        ),
      );
    }
    payments.pay(session);
    return ended(reply, session);
  });

  app.post('/stripe/pay/:id/confirm', (request, reply) => {
    const session = sessionOf(request);
    if (!session) return unknown(reply);
    if (session.status !== 'open') return ended(reply, session);
    if (bodyOf(request).get('answer') !== 'yes') {
      return send(
        reply,
        form(session, noCard, {
          form: 'We are unable to authenticate your payment method. Please try again.',
        }),
        402,
      );
    }
    payments.pay(session);
    return ended(reply, session);
  });
}
