import Stripe from 'stripe';
import type { PaymentAdapter, WebhookEndpoint } from '../PaymentAdapter.ts';
import type { CallStripe } from './common.ts';

/** Events keep their shape within a release: `endive` in `2026-10-28.endive`. */
const isRead = (version: string) => version.split('.')[1] === Stripe.MAJOR_API_VERSION;

/** An endpoint without a version of its own writes in that of the account, which nobody sees here. */
export const endpointOf = ({
  url,
  status,
  api_version,
}: Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'api_version'>): WebhookEndpoint => ({
  url,
  enabled: status === 'enabled',
  version: api_version ?? 'that of the account',
  wanted: api_version && isRead(api_version) ? null : Stripe.API_VERSION,
});

/** The webhook endpoints of the account. */
export const createStripeEndpoints = ({
  stripe,
  callStripe,
}: {
  stripe: Stripe;
  callStripe: CallStripe;
}): Required<Pick<PaymentAdapter, 'listWebhooks'>> => ({
  async listWebhooks() {
    const { data } = await callStripe(() => stripe.webhookEndpoints.list({ limit: 100 }));
    return data.map(endpointOf);
  },
});
