import type { FastifyInstance } from 'fastify';
import type { Ledger } from '../../ledger.ts';
import type { StateFile } from '../../state.ts';
import type { PaypalBehaviour } from './paypalBehaviour.ts';
import { createPaypalCalls } from './paypalCall.ts';
import { paypalOrders, paypalRefunds } from './paypalOrders.ts';
import { paypalCatalogue, paypalSubscriptions } from './paypalSubscriptions.ts';

/** The calls of PayPal's REST API that our adapter makes, after PayPal's public reference. */
export function paypalApi(
  app: FastifyInstance,
  options: {
    state: StateFile;
    ledger: Ledger;
    behaviour: PaypalBehaviour;
    origin: () => string;
    clientId: string;
    clientSecret: string;
  },
) {
  const { state, ledger, behaviour, origin } = options;
  const { accessToken, login, respond } = createPaypalCalls(state, options);
  app.post(
    '/v1/oauth2/token',
    login(() => ({ access_token: accessToken, token_type: 'Bearer', expires_in: 32_400 })),
  );
  app.get('/v1/notifications/certs/:id', (_request, reply) =>
    reply.type('application/x-pem-file').send(behaviour.publicKey()),
  );
  paypalOrders(app, { ledger, origin, respond });
  paypalRefunds(app, { ledger, respond });
  paypalCatalogue(app, { state, respond });
  paypalSubscriptions(app, { state, ledger, origin, respond });
}
