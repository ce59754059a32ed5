import type { FastifyInstance } from 'fastify';
import { html, page } from './html.ts';
import { type Knobs, noKnobs, type StateFile } from './state.ts';
import type { Payments } from './stripe/payments.ts';
import type { Webhooks } from './stripe/webhooks.ts';

const labels: Readonly<Record<keyof Knobs, string>> = {
  apiDelay: 'Answer API calls after … ms',
  apiFails: 'Answer every API call with an error',
  loseReplies: 'Do the work, then lose the reply',
  webhooksPaused: 'Hold webhooks back',
  webhookDelay: 'Send webhooks after … ms',
  webhookRepeats: 'Repeat every webhook … times',
  webhooksReversed: 'Send the webhooks of a payment in reverse order',
  stunSilent: 'So many STUN servers do not answer',
  stunDelay: 'Answer STUN after … ms',
  stunAddress: 'IPv4 address that STUN tells',
  stunAddress6: 'IPv6 address that STUN tells',
};

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
  { state, payments, webhooks }: { state: StateFile; payments: Payments; webhooks: Webhooks },
) {
  const { stripe, knobs } = state.data;

  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          'Sandbox',
          html`<h1>Sandbox</h1><p class="muted">The outside world on one machine: a mail inbox and the payment provider.</p><div class="card"><dl><div><dt><a href="/inbox">Inbox</a></dt><dd>${state.data.mails.length} mails</dd></div><div><dt><a href="/payments">Payments</a></dt><dd>${Object.keys(stripe.sessions).length} checkouts</dd></div><div><dt><a href="/knobs">Faults</a></dt><dd>${Object.values(knobs).some(Boolean) ? 'on' : 'none'}</dd></div></dl></div>`,
        ),
      ),
  );

  app.get('/payments', (_request, reply) => {
    const sessions = Object.values(stripe.sessions).toReversed();
    return reply.type('text/html; charset=utf-8').send(
      page(
        'Payments',
        html`<h1>Payments</h1>${
          sessions.length
            ? html`<div class="scroll"><table><thead><tr><th>Order</th><th>What</th><th>Amount</th><th>State</th><th></th></tr></thead><tbody>${sessions.map(
                (session) => {
                  const charge = Object.values(stripe.charges).find(
                    (known) => known.payment_intent === session.payment_intent,
                  );
                  const action = (name: string, label: string) =>
                    html`<form method="post" action="/payments/${session.id}/${name}"><button>${label}</button></form>`;
                  return html`<tr><td><code>${session.client_reference_id ?? session.id}</code></td><td>${session.sandbox.name}<br><span class="muted">${session.customer_email ?? ''}</span></td><td>${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}</td><td>${session.status}, ${session.payment_status}${charge?.refunded ? ', refunded' : ''}${charge?.disputed ? ', disputed' : ''}</td><td class="actions">${
                    session.status === 'open' ? action('expire', 'Expire') : null
                  }${charge && !charge.refunded ? action('refund', 'Refund') : null}${
                    charge && !charge.disputed ? action('dispute', 'Dispute') : null
                  }</td></tr>`;
                },
              )}</tbody></table></div>`
            : html`<p class="muted">No payment yet.</p>`
        }<h2>Webhooks</h2>${
          stripe.deliveries.length
            ? html`<div class="scroll"><table><thead><tr><th>Event</th><th>Type</th><th>Delivered</th><th>Tries</th><th></th></tr></thead><tbody>${stripe.deliveries
                .toReversed()
                .slice(0, 100)
                .map(
                  (delivery) =>
                    html`<tr><td><code>${delivery.event.id}</code></td><td>${delivery.event.type}</td><td>${delivery.delivered ? 'yes' : 'no'}</td><td>${delivery.tries}</td><td><form method="post" action="/webhooks/${delivery.event.id}/resend"><button>Send again</button></form></td></tr>`,
                )}</tbody></table></div>`
            : html`<p class="muted">None yet.</p>`
        }`,
      ),
    );
  });

  app.post('/payments/:id/:action', (request, reply) => {
    const { id, action } = request.params as { id: string; action: string };
    const session = stripe.sessions[id];
    if (!session) return reply.code(404).send({ error: 'There is no such payment.' });
    const charge = Object.values(stripe.charges).find(
      (known) => known.payment_intent === session.payment_intent,
    );
    if (action === 'expire') payments.expire(session);
    else if (action === 'refund' && charge) payments.refund(charge);
    else if (action === 'dispute' && charge) payments.dispute(charge);
    else return reply.code(409).send({ error: `A ${session.status} payment cannot be given "${action}".` });
    state.save();
    return reply.redirect('/payments', 303);
  });

  app.post('/webhooks/:id/resend', (request, reply) => {
    const found = webhooks.resend((request.params as { id: string }).id);
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
  app.get('/knobs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          'Faults',
          html`<h1>Faults</h1><p class="muted">What the provider does wrong, until it is told otherwise.</p><form class="card" method="post">${(
            Object.entries(labels) as [keyof Knobs, string][]
          ).map(([name, label]) =>
            typeof noKnobs[name] === 'boolean'
              ? html`<p><label><input type="hidden" name="${name}" value="false"><input type="checkbox" name="${name}" value="true"${knobs[name] ? html` checked` : null}>${label}</label></p>`
              : typeof noKnobs[name] === 'string'
                ? html`<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${String(knobs[name])}">`
                : html`<label for="${name}">${label}</label><input id="${name}" name="${name}" type="number" min="0" value="${Number(knobs[name])}">`,
          )}<button class="primary">Save</button></form>`,
        ),
      ),
  );
  app.post('/knobs', (request, reply) => {
    // A checked box sends its hidden "false" first and its "true" last.
    setKnobs(
      knobs,
      Object.fromEntries(new URLSearchParams(typeof request.body === 'string' ? request.body : '')),
    );
    state.save();
    webhooks.wake();
    return reply.redirect('/knobs', 303);
  });
}
