import { html, page } from '../../html.ts';
import { defineStandIn } from '../StandIn.ts';
import { paypalApi } from './paypalApi.ts';
import { paypalBehaviour } from './paypalBehaviour.ts';

export const paypal = defineStandIn({
  code: 'ps',
  usualKeys: { clientId: 'client_tern', clientSecret: 'secret_tern', webhookId: 'WH-TERN' },
  createBehaviour: ({ state, origin, now, keys }) =>
    paypalBehaviour({ state, origin, now, webhookId: keys.webhookId }),
  answerCalls: (app, { state, ledger, behaviour, origin, now, keys: { clientId, clientSecret } }) => {
    paypalApi(app, { state, ledger, behaviour, origin, now, clientId, clientSecret });
    // The buyer's own account: what is chosen there, PayPal tells nobody.
    app.get('/myaccount/autopay/', (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(
          page(
            'Automatic payments',
            html`<p class="muted">PayPal</p><h1>Automatic payments</h1><p>Buyers choose the card or bank account of their subscriptions here.</p>`,
            { width: 'narrow' },
          ),
        ),
    );
  },
});
