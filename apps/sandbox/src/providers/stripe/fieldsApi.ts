import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { billAmount, luhn } from '../../cardPage.ts';
import { Html, html } from '../../html.ts';
import type { StateFile } from '../../state.ts';
import type { Books } from './books.ts';
import { cardOutcome } from './cardOutcome.ts';
import { fieldsFrame, sheetFrame } from './fieldsFrame.ts';
import { wordsOf } from './fieldsWords.ts';
import { intentObject, setupObject } from './objects/paymentObjects.ts';
import { dueToday } from './objects/sessionObject.ts';
import type { Payments } from './payments.ts';
import type { IntentError, Purchase } from './records.ts';
import { standInScript } from './standInScript.ts';

const refusals = {
  declines: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  'no-funds': {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired: { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' },
} as const satisfies Record<string, IntentError>;

const notAuthenticated: IntentError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different one and try again.',
};

const notAuthenticatedSetup: IntentError = {
  ...notAuthenticated,
  code: 'setup_intent_authentication_failure',
};

const style = `*{box-sizing:border-box}html{background:none}body{margin:0;padding:2px;color:var(--color-text,#0a1a2f);font:400 var(--font-size-base,16px)/1.4 var(--font-family,system-ui,sans-serif)}
[hidden]{display:none!important}.row{display:grid;grid-template-columns:1fr 1fr;gap:16px}.field{margin-block-end:16px;min-width:0}.Label{display:block;margin-block-end:8px;font-size:.9375rem;font-weight:500}
.Input{width:100%;min-height:48px;padding:8px 16px;border:1px solid #74899c;border-radius:var(--border-radius,8px);background:var(--color-background,#fff);color:inherit;font:inherit}
.Input::placeholder{color:var(--color-text-placeholder,#566b82);opacity:1}.Input:focus-visible,button:focus-visible{outline:2px solid var(--color-primary,#1c6aa3);outline-offset:0}
.Input--invalid{border-color:var(--color-danger,#a3164a);box-shadow:inset 0 0 0 1px var(--color-danger,#a3164a)}.Error{color:var(--color-danger,#a3164a);font-size:.875rem;margin:8px 0 0}.Error:empty{display:none}
[dir=rtl] .Input{direction:ltr;text-align:end}.test{font-size:.8125rem;color:var(--color-text-secondary,#566b82);margin:0}
.wallet{width:100%;min-height:56px;border:0;border-radius:var(--border-radius,8px);background:var(--color-text,#0a1a2f);color:var(--color-background,#fff);font:600 1rem/1 system-ui,sans-serif;cursor:pointer}
.sheet{padding:24px;color:#0a1a2f}.sheet h1{margin:0 0 12px;font-size:1.5rem;font-weight:550;letter-spacing:-.02em}.sheet p{margin:0 0 24px}.sheet button{display:block;width:100%;min-height:48px;margin-block-end:12px;border:1px solid #0a1a2f;border-radius:8px;background:none;color:inherit;font:550 1rem system-ui,sans-serif;cursor:pointer}
.sheet button.primary{border-color:#d63626;background:#d63626;color:#fff}.ribbon{margin:-24px -24px 24px;padding:8px 24px;background:#ffb020;font-size:.875rem}`;

const frame = (locale: string, title: string, body: Html, script: string, shown = false) =>
  `<!doctype html>${
    html`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${new Html(style)}</style><style id="appearance"></style></head><body${shown ? new Html(' class="sheet"') : new Html(' hidden')}>${body}<script>${new Html(script.replaceAll('</script', '<\\/script'))}</script></body></html>`
      .text
  }`;

/** A browser's requests to Stripe for fields on the shop's page: the script, its frames, and the payment itself. */
export function fieldsApi(
  app: FastifyInstance,
  {
    state,
    books,
    payments,
    origin,
    now,
  }: { state: StateFile; books: Books; payments: Payments; origin: () => string; now: () => number },
) {
  const send = (reply: FastifyReply, body: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);
  const queryOf = (request: FastifyRequest) => request.query as Record<string, string | undefined>;
  const sentBy = (request: FastifyRequest) =>
    new URLSearchParams(typeof request.body === 'string' ? request.body : '');

  app.get('/stripe.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`(${standInScript.toString()})(${JSON.stringify(origin())})`),
  );

  app.get('/stripe/fields/payment', (request, reply) => {
    const { locale, words } = wordsOf(queryOf(request).locale);
    const field = (name: string, label: string, autocomplete: string, placeholder: string) =>
      html`<div class="field"><label class="Label" for="${name}">${label}</label><input class="Input" id="${name}" name="${name}" autocomplete="${autocomplete}" inputmode="numeric" placeholder="${placeholder}" aria-describedby="${name}-error"><p class="Error" id="${name}-error" role="alert"></p></div>`;
    const body = html`${field('number', words.number, 'cc-number', '1234 1234 1234 1234')}<div class="row">${field('expiry', words.expiry, 'cc-exp', words.monthYear)}${field('cvc', words.cvc, 'cc-csc', 'CVC')}</div><p class="test" lang="en" dir="ltr">Sandbox. 4242 4242 4242 4242 pays, …0002 is declined, …3155 asks for 3-D Secure.</p>`;
    return send(
      reply,
      frame(
        locale,
        words.number,
        body,
        `(${fieldsFrame.toString()})('payment',${JSON.stringify({ ...words })})`,
      ),
    );
  });

  app.get('/stripe/fields/expressCheckout', (request, reply) => {
    const { locale, words } = wordsOf(queryOf(request).locale);
    const body = html`<button class="wallet" id="wallet" type="button" lang="en">Google Pay (sandbox)</button>`;
    return send(
      reply,
      frame(
        locale,
        'Google Pay',
        body,
        `(${fieldsFrame.toString()})('expressCheckout',${JSON.stringify({ ...words })})`,
      ),
    );
  });

  app.get('/stripe/fields/bank', (request, reply) => {
    const { locale, words } = wordsOf(queryOf(request).locale);
    const body = html`<div class="ribbon" lang="en" dir="ltr">Sandbox: no money moves.</div><h1>${words.bankTitle}</h1><p>${words.bankText}</p><button class="primary" value="yes">${words.complete}</button><button value="no">${words.fail}</button>`;
    return send(reply, frame(locale, '3-D Secure', body, `(${sheetFrame.toString()})()`, true));
  });

  app.get('/stripe/fields/wallet', (request, reply) => {
    const { amount = '0', currency = 'usd' } = queryOf(request);
    const sum = billAmount({ amount: Number(amount), currency });
    const body = html`<div class="ribbon">Sandbox: no money moves.</div><h1>Google Pay</h1><p>Pay ${sum} with the card in your wallet.</p><button class="primary" value="yes">Pay ${sum}</button><button value="no">Cancel</button>`;
    return send(reply, frame('en', 'Google Pay', body, `(${sheetFrame.toString()})()`, true));
  });

  /** Only a holder of the secret may pay. */
  const purchaseOf = (secret: string): Purchase | undefined =>
    Object.values(state.data.stripe.purchases).find(
      (purchase) =>
        purchase.fields &&
        secret !== '' &&
        (books.setupOf(purchase) ?? books.intentOf(purchase))?.secret === secret,
    );
  const answered = (purchase: Purchase, error: IntentError | null = null) => {
    const setup = books.setupOf(purchase);
    const intent = books.intentOf(purchase);
    if (setup) {
      const shown = setupObject(setup);
      return error ? { error: { ...error, setup_intent: shown } } : { setupIntent: shown };
    }
    const shown = intent && intentObject(intent);
    return error ? { error: { ...error, payment_intent: shown } } : { paymentIntent: shown };
  };
  const unknown = {
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'No such payment_intent.',
    },
  };
  const over = (purchase: Purchase) => {
    const setup = books.setupOf(purchase);
    const { status = '' } = setup ?? books.intentOf(purchase) ?? {};
    return answered(purchase, {
      type: 'invalid_request_error',
      code: setup ? 'setup_intent_unexpected_state' : 'payment_intent_unexpected_state',
      message: `This payment is ${status} and cannot be confirmed.`,
    });
  };

  /** The cards that a bank is asked about. */
  const asked = new Map<string, string>();
  const post = (path: string, work: (purchase: Purchase, sent: URLSearchParams) => object): void => {
    app.post(`/stripe/fields/${path}`, async (request, reply) => {
      reply.header('access-control-allow-origin', '*');
      const { knobs } = state.data;
      if (knobs.apiDelay) await new Promise((done) => setTimeout(done, knobs.apiDelay));
      const sent = sentBy(request);
      const purchase = /^pk_test_/.test(sent.get('key') ?? '')
        ? purchaseOf(sent.get('client_secret') ?? '')
        : undefined;
      const answer = purchase ? work(purchase, sent) : unknown;
      state.save();
      return answer;
    });
  };

  post('intent', (purchase) => answered(purchase));

  post('confirm', (purchase, sent) => {
    if (purchase.status !== 'open') return over(purchase);
    const amount = sent.get('amount');
    if (amount && Number(amount) !== dueToday(purchase)) {
      return answered(purchase, {
        type: 'invalid_request_error',
        code: 'amount_mismatch',
        message: 'The amount of the elements is not the amount of the payment.',
      });
    }
    if (sent.get('kind') === 'expressCheckout') {
      payments.pay(purchase, { number: '4242424242424242', wallet: true });
      return answered(purchase);
    }
    const number = (sent.get('number') ?? '').replace(/\D/g, '');
    const [, month, year] = /^(\d{2}) \/ (\d{2})$/.exec(sent.get('expiry') ?? '') ?? [];
    const inTime = month && Date.UTC(2000 + Number(year), Number(month)) > now();
    if (!luhn(number) || !inTime || !/^\d{3,4}$/.test(sent.get('cvc') ?? '')) {
      return answered(purchase, {
        type: 'card_error',
        code: luhn(number) ? 'invalid_expiry_year' : 'incorrect_number',
        message: 'Your card number is invalid.',
      });
    }
    const outcome = cardOutcome(number, books.setupOf(purchase) ? 'setup' : 'payment');
    if (outcome === 'three-d-secure') {
      asked.set(purchase.id, number);
      payments.hold(purchase, null);
    } else if (outcome === 'succeeds') payments.pay(purchase, { number, wallet: false });
    else {
      payments.hold(purchase, refusals[outcome]);
      return answered(purchase, refusals[outcome]);
    }
    return answered(purchase);
  });

  post('authenticate', (purchase, sent) => {
    const setup = books.setupOf(purchase);
    const { status } = setup ?? books.intentOf(purchase) ?? {};
    if (purchase.status !== 'open' || status !== 'requires_action') return over(purchase);
    if (sent.get('answer') === 'yes') {
      payments.pay(purchase, { number: asked.get(purchase.id) ?? '4000002500003155', wallet: false });
      return answered(purchase);
    }
    const refusal = setup ? notAuthenticatedSetup : notAuthenticated;
    payments.hold(purchase, refusal);
    return answered(purchase, refusal);
  });
}
