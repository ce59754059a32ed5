import type { FastifyInstance } from 'fastify';
import type { PaypalHost } from './PaypalHost.ts';
import { createPaypalCalls } from './paypalCall.ts';
import { paypalCatalogue } from './paypalCatalogue.ts';
import { paypalOrders } from './paypalOrders.ts';
import { paypalRefunds } from './paypalRefunds.ts';
import { paypalSearch } from './paypalSearch.ts';
import { paypalSubscriptions } from './paypalSubscriptions.ts';

/** The calls of PayPal's REST API that our adapter makes, after PayPal's public reference. */
export function paypalApi(
  app: FastifyInstance,
  options: Omit<PaypalHost, 'respond'> & { clientId: string; clientSecret: string },
) {
  const { accessToken, login, respond } = createPaypalCalls(options.state, options);
  app.post(
    '/v1/oauth2/token',
    login(() => ({
      scope:
        'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/subscriptions https://uri.paypal.com/services/reporting/search/read',
      access_token: accessToken,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: 32_400,
      nonce: '2026-11-22T00:00:00ZstandIn',
    })),
  );
  app.get('/v1/notifications/certs/:id', (_request, reply) =>
    reply.type('application/x-pem-file').send(options.behaviour.certificates()),
  );
  const host = { ...options, respond };
  paypalOrders(app, host);
  paypalRefunds(app, host);
  paypalSearch(app, host);
  paypalCatalogue(app, host);
  paypalSubscriptions(app, host);
}
