import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import type { StripeApiOptions } from './StripeApiOptions.ts';
import { createStripeCall } from './stripeCall.ts';

/** Where the stand-in sends its events. */
export function endpointCalls(app: FastifyInstance, { state, webhookUrl, now }: StripeApiOptions) {
  const respond = createStripeCall(state);
  const created = Math.floor(now() / 1000);
  app.get(
    '/v1/webhook_endpoints',
    respond(() => {
      const endpoint: Stripe.WebhookEndpoint = {
        id: 'we_tern',
        object: 'webhook_endpoint',
        api_version: Stripe.API_VERSION,
        application: null,
        created,
        description: null,
        enabled_events: ['*'],
        livemode: false,
        metadata: {},
        status: 'enabled',
        url: webhookUrl,
      };
      return { object: 'list', data: [endpoint], has_more: false, url: '/v1/webhook_endpoints' };
    }),
  );
}
