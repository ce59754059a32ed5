import type { FastifyInstance } from 'fastify';
import type { Behaviour } from './Behaviour.ts';
import { billAmount } from './cardPage.ts';
import { html, page } from './html.ts';
import type { Ledger } from './ledger.ts';
import { ledgerRow } from './ledgerRow.ts';
import { actionLabels, type PaymentRow } from './paymentRow.ts';
import type { Books } from './providers/stripe/books.ts';
import type { Payments } from './providers/stripe/payments.ts';
import { createStripeRow } from './providers/stripe/stripeRow.ts';
import { type Knobs, noKnobs, type StateFile } from './state.ts';
import type { Webhooks } from './webhooks.ts';

const labels: Readonly<Record<keyof Knobs, string>> = {
  apiDelay: 'Answer API calls after … ms',
  apiFails: 'Answer every API call with an error',
  loseReplies: 'Do the work, then lose the reply',
  webhooksPaused: 'Hold webhooks back',
  webhookDelay: 'Send webhooks after … ms',
  webhookRepeats: 'Repeat every webhook … times',
  webhooksReversed: 'Send the webhooks of a payment in reverse order',
  tax: 'Tax in new prices, in per cent (Paddle, further provider, Stripe with STRIPE_TAX=on)',
  refundsWait: 'Refunds wait until they are decided',
  paddleKeepsOpen: 'Paddle cancels no transaction of a checkout',
  stunSilent: 'So many STUN servers do not answer',
  stunDelay: 'Answer STUN after … ms',
  stunAddress: 'IPv4 address that STUN tells',
  stunAddress6: 'IPv6 address that STUN tells',
  recaptchaAway: 'The script of reCAPTCHA does not come',
  recaptchaScore: 'Score that reCAPTCHA gives, 0 to 1',
  studentServiceAway: 'The student service does not respond',
  viesAway: 'The register of VAT ids is away',
  wordPress: 'WordPress is down, slow, html, short or unpaged',
  wordPressPosts: 'Posts of WordPress',
  analytics: 'Analytics tools are down, slow or failing',
  appConfig: 'The app config is down, slow, html or nothing',
  networkFeed:
    'The network feed is missing, down, slow, large, unsigned, forged, otherKey, torn, back, older, ahead, old, shrunk, cyclic, hostile, deep or wrong',
  provisioning: 'The host of WireGuard keys is down, hangs, late, refuses, hostile or large',
  networkOutage: 'City (jp-tyo) or country (JP) whose servers are down',
};

const groups: Readonly<Record<string, readonly (keyof Knobs)[]>> = {
  'What the providers answer': [
    'apiDelay',
    'apiFails',
    'loseReplies',
    'tax',
    'refundsWait',
    'paddleKeepsOpen',
  ],
  Webhooks: ['webhooksPaused', 'webhookDelay', 'webhookRepeats', 'webhooksReversed'],
  'Leak test': ['stunSilent', 'stunDelay', 'stunAddress', 'stunAddress6'],
  'Bot check': ['recaptchaAway', 'recaptchaScore'],
  Students: ['studentServiceAway'],
  'VAT ids': ['viesAway'],
  Blog: ['wordPress', 'wordPressPosts'],
  Analytics: ['analytics'],
  Downloads: ['appConfig'],
  Network: ['networkFeed', 'networkOutage', 'provisioning'],
};

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Takes what it knows from an unknown record; everything else keeps its value. */
function setKnobs(knobs: Knobs, wanted: Record<string, unknown>): void {
  for (const [name, neutral] of Object.entries(noKnobs) as [keyof Knobs, Knobs[keyof Knobs]][]) {
    const value = wanted[name];
    if (value === undefined) continue;
    if (typeof neutral === 'boolean')
      Object.assign(knobs, { [name]: value === true || value === 'true' || value === 'on' });
    else if (typeof neutral === 'string') Object.assign(knobs, { [name]: String(value).trim() });
    else if (Number.isFinite(Number(value))) Object.assign(knobs, { [name]: Math.max(0, Number(value)) });
  }
}

/** The sandbox's own screens: overview, payments with their actions, faults. */
export function sandboxPages(
  app: FastifyInstance,
  {
    state,
    books,
    payments,
    ledger,
    webhooks,
    behaviours,
    now,
  }: {
    state: StateFile;
    books: Books;
    payments: Payments;
    ledger: Ledger;
    webhooks: Webhooks;
    behaviours: Readonly<Record<string, Behaviour>>;
    now: () => number;
  },
) {
  const { stripe, knobs } = state.data;
  const stripeRow = createStripeRow({ state, books, payments });
  // Stripe's pages are its own: it has no behaviour.
  const nameOf = (code: string) => behaviours[code]?.name ?? 'Stripe';

  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          'Sandbox',
          html`<h1>Sandbox</h1><p class="muted">The outside world on one machine: a mail inbox and the payment providers.</p><div class="card"><dl><div><dt><a href="/inbox">Inbox</a></dt><dd>${counted(state.data.mails.length, 'mail')}</dd></div><div><dt><a href="/payments">Payments</a></dt><dd>${counted(rows().length, 'order')}</dd></div><div><dt><a href="/knobs">Faults</a></dt><dd>${Object.entries(noKnobs).some(([name, neutral]) => knobs[name as keyof Knobs] !== neutral) ? 'on' : 'none'}</dd></div></dl></div>`,
        ),
      ),
  );

  /** Every payment of every provider as one row, newest first. */
  const rows = (): PaymentRow[] =>
    [
      ...Object.values(stripe.purchases).map(stripeRow),
      ...ledger.all().map((payment) => ledgerRow(ledger, behaviours[payment.provider], payment)),
    ].sort((one, other) => other.at - one.at);

  app.get('/payments', (_request, reply) => {
    const known = rows();
    return reply.type('text/html; charset=utf-8').send(
      page(
        'Payments',
        html`<h1>Payments</h1>${
          known.length
            ? html`<div class="scroll"><table><thead><tr><th>Order</th><th>What</th><th>Amount</th><th>State</th><th></th></tr></thead><tbody>${known.map(
                (row) =>
                  html`<tr><td><code>${row.order}</code><br><span class="muted">${row.provider}</span></td><td>${row.name}<br><span class="muted">${row.email}</span></td><td>${billAmount(row)}</td><td>${row.state.join(', ')}</td><td><div class="actions">${Object.entries(
                    row.actions,
                  )
                    .filter(([, act]) => act)
                    .map(
                      ([name]) =>
                        html`<form method="post" action="/payments/${row.id}/${name}"><button>${actionLabels[name] ?? name}</button></form>`,
                    )}</div></td></tr>`,
              )}</tbody></table></div>`
            : html`<p class="muted">No payment yet.</p>`
        }<h2>Webhooks</h2>${
          state.data.deliveries.length
            ? html`<div class="scroll"><table><thead><tr><th>Event</th><th>Type</th><th>State</th><th>Tries</th><th></th></tr></thead><tbody>${state.data.deliveries
                .toReversed()
                .slice(0, 100)
                .map(
                  (delivery) =>
                    html`<tr><td><code>${delivery.id}</code><br><span class="muted">${nameOf(delivery.provider)}</span></td><td>${delivery.type}</td><td>${delivery.delivered ? 'delivered' : delivery.dueAt ? 'waiting' : 'not delivered'}</td><td>${delivery.tries === 1 ? '1 try' : `${delivery.tries} tries`}</td><td><div class="actions"><form method="post" action="/webhooks/${delivery.id}/resend"><button>Send again</button></form><form method="post" action="/webhooks/${delivery.id}/resend?delay=30000"><button>Send in 30 s</button></form></div></td></tr>`,
                )}</tbody></table></div>`
            : html`<p class="muted">None yet.</p>`
        }`,
      ),
    );
  });

  app.get('/payments.json', () =>
    rows().map(({ actions, ...row }) => ({
      ...row,
      actions: Object.keys(actions).filter((name) => actions[name]),
    })),
  );

  // Webhooks that are still to be delivered.
  app.get('/webhooks.json', () =>
    state.data.deliveries
      .filter(({ dueAt }) => dueAt !== null)
      .map(({ id, provider, type, dueAt, tries }) => ({
        id,
        provider,
        type,
        /** Sent now for the first time, and not as a test or a hand decides. */
        underway: tries === 0 && Number(dueAt) <= now() && !knobs.webhooksPaused,
      })),
  );

  app.post('/payments/:id/:action', (request, reply) => {
    const { id, action } = request.params as { id: string; action: string };
    const row = rows().find((known) => known.id === id);
    if (!row) return reply.code(404).send({ error: 'There is no such payment.' });
    const act = Object.hasOwn(row.actions, action) && row.actions[action];
    if (!act) {
      return reply
        .code(409)
        .send({ error: `"${action}" cannot be done to a payment that is ${row.state[0]}.` });
    }
    const told = state.data.deliveries.length;
    act();
    if ('silent' in (request.query as object)) {
      // Nobody hears of it.
      state.data.deliveries.splice(told);
      webhooks.wake();
    }
    state.save();
    return reply.redirect('/payments', 303);
  });

  app.post('/webhooks/:id/resend', (request, reply) => {
    const { delay } = request.query as { delay?: string };
    const found = webhooks.resend((request.params as { id: string }).id, Number(delay) || 0);
    return found
      ? reply.redirect('/payments', 303)
      : reply.code(404).send({ error: 'There is no such event.' });
  });

  app.get('/knobs.json', () => knobs);
  app.post('/knobs.json', (request) => {
    setKnobs(
      knobs,
      JSON.parse(typeof request.body === 'string' ? request.body : '{}') as Record<string, unknown>,
    );
    state.save();
    webhooks.wake();
    return knobs;
  });
  const knobField = (name: keyof Knobs) => {
    const label = html`<label for="${name}">${labels[name]}</label>`;
    const neutral = noKnobs[name];
    if (typeof neutral === 'boolean') {
      return html`<div class="knob">${label}<input type="hidden" name="${name}" value="false"><input id="${name}" type="checkbox" name="${name}" value="true"${knobs[name] ? html` checked` : null}></div>`;
    }
    return typeof neutral === 'string'
      ? html`<div class="knob">${label}<input id="${name}" name="${name}" value="${String(knobs[name])}"></div>`
      : html`<div class="knob">${label}<input id="${name}" name="${name}" type="number" min="0" value="${Number(knobs[name])}"></div>`;
  };
  app.get('/knobs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          'Faults',
          html`<h1>Faults</h1><p class="muted">What the outside world does, until it is told otherwise.</p><form method="post">${Object.entries(groups).map(([title, names]) => html`<fieldset><legend>${title}</legend>${names.map(knobField)}</fieldset>`)}<div class="bar"><button class="primary">Save</button><button name="reset" value="all">Back to none</button></div></form>`,
          { width: 'medium' },
        ),
      ),
  );
  app.post('/knobs', (request, reply) => {
    // A checked box sends its hidden "false" first and its "true" last.
    const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    setKnobs(knobs, sent.has('reset') ? { ...noKnobs } : Object.fromEntries(sent));
    state.save();
    webhooks.wake();
    return reply.redirect('/knobs', 303);
  });
}
