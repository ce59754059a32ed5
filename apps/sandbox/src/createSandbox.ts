import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { startDns } from './dns/startDns.ts';
import { hostedPage } from './hostedPage.ts';
import { inboxPages } from './inbox/pages.ts';
import { startSmtp } from './inbox/smtp.ts';
import { createLedger, type Face } from './ledger.ts';
import { sandboxPages } from './pages.ts';
import { paddleApi, paddleFace } from './providers/paddle/paddleStandIn.ts';
import { paypalApi } from './providers/paypal/paypalApi.ts';
import { paypalFace } from './providers/paypal/paypalFace.ts';
import { razorpayApi, razorpayFace } from './providers/razorpay/razorpayStandIn.ts';
import { stripeApi } from './providers/stripe/api.ts';
import { fieldsApi } from './providers/stripe/fieldsApi.ts';
import { stripeHostedPage } from './providers/stripe/hostedPage.ts';
import { createPayments } from './providers/stripe/payments.ts';
import { createStripeEvents, stripeSignature } from './providers/stripe/stripeEvents.ts';
import { tpaApi, tpaFace } from './providers/tpa/tpaStandIn.ts';
import { recaptchaApi } from './recaptcha/recaptchaStandIn.ts';
import { openState, type ProviderName } from './state.ts';
import { startStun } from './stun/startStun.ts';
import { createWebhooks } from './webhooks.ts';

export interface SandboxOptions {
  port: number;
  /** 0: any free port. */
  smtpPort?: number;
  /** UDP ports of the STUN responders; 0: any free port. None without. */
  stunPorts?: readonly number[];
  /** Name server of the DNS leak test; none without. Port 0: any free port. */
  dns?: { port: number; zone: string };
  /** Where it remembers; null: only in memory. */
  stateFile: string | null;
  /** The service's origin: every provider posts to its own path there. */
  webhookOrigin: string;
  keys?: Partial<SandboxKeys>;
  now?: () => number;
}

/** What the shop and the stand-ins share. */
export interface SandboxKeys {
  stripeWebhookSecret: string;
  paypalClientId: string;
  paypalClientSecret: string;
  paypalWebhookId: string;
  paddleApiKey: string;
  paddleWebhookSecret: string;
  razorpayKeyId: string;
  razorpayKeySecret: string;
  razorpayWebhookSecret: string;
  tpaMerchantId: string;
  tpaSecret: string;
}

const usualKeys: SandboxKeys = {
  stripeWebhookSecret: 'whsec_tern',
  paypalClientId: 'client_tern',
  paypalClientSecret: 'secret_tern',
  paypalWebhookId: 'WH-TERN',
  paddleApiKey: 'pdl_sdbx_apikey_tern',
  paddleWebhookSecret: 'pdl_ntfset_tern',
  razorpayKeyId: 'rzp_test_tern',
  razorpayKeySecret: 'rzp_secret_tern',
  razorpayWebhookSecret: 'rzp_hook_tern',
  tpaMerchantId: 'merchant_tern',
  tpaSecret: 'tpa_secret_tern',
};

export interface Sandbox {
  port: number;
  smtpPort: number;
  stunPorts: readonly number[];
  /** 0: there is none. */
  dnsPort: number;
  close(): Promise<void>;
}

/** Starts the outside world on one machine: payment provider, hosted pages, webhooks, mail inbox, STUN. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const now = options.now ?? Date.now;
  const state = openState(options.stateFile);
  const keys = { ...usualKeys, ...options.keys };
  let port = options.port;
  const origin = () => `http://localhost:${port}`;
  const paypal = paypalFace({ state, webhookId: keys.paypalWebhookId, origin, now });
  const faces: Partial<Record<ProviderName, Face>> = {
    ps: paypal,
    pd: paddleFace({ secret: keys.paddleWebhookSecret, origin, now }),
    rz: razorpayFace({ secret: keys.razorpayWebhookSecret, origin, now }),
    tpa: tpaFace({ secret: keys.tpaSecret, origin, now }),
  };
  const webhooks = createWebhooks({
    state,
    endpointOf: (provider) => `${options.webhookOrigin}/api/mms/payment/v1/providers/${provider}/webhook`,
    sign: (provider, message) =>
      provider === 's1'
        ? {
            'stripe-signature': stripeSignature(
              message.body,
              keys.stripeWebhookSecret,
              Math.floor(now() / 1000),
            ),
          }
        : (faces[provider]?.sign(message) ?? {}),
    now,
  });
  const events = createStripeEvents({ webhooks, apiVersion: '2025-03-31.basil', now });
  const payments = createPayments({ state, events, now });
  const ledger = createLedger({ state, webhooks, faces, now });
  // It is stopped last, when nobody waits for an answer any more; browsers keep connections open.
  const app = Fastify({ logger: false, bodyLimit: 1_000_000, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  stripeApi(app, { state, payments, origin, now });
  paypalApi(app, {
    state,
    ledger,
    face: paypal,
    origin,
    clientId: keys.paypalClientId,
    clientSecret: keys.paypalClientSecret,
  });
  paddleApi(app, { state, ledger, origin, apiKey: keys.paddleApiKey, now });
  razorpayApi(app, { state, ledger, origin, keyId: keys.razorpayKeyId, keySecret: keys.razorpayKeySecret });
  tpaApi(app, { state, ledger, origin, merchantId: keys.tpaMerchantId, secret: keys.tpaSecret });
  recaptchaApi(app, { state, origin, now });
  hostedPage(app, { state, ledger, faces, now });
  stripeHostedPage(app, { state, payments, now });
  fieldsApi(app, { state, payments, origin, now });
  inboxPages(app, state);
  const font = readFile(new URL('../../../tokens/fonts/geologica-latin.woff2', import.meta.url));
  // The look of the product, where its fonts are at hand; else the system's.
  font.catch(() => {});
  app.get('/geologica.woff2', async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=86400')
      .send(await font),
  );
  sandboxPages(app, { state, payments, ledger, webhooks });

  const smtp = await startSmtp(state, options.smtpPort ?? 0, now);
  const dns = options.dns ? await startDns(options.dns.port, options.dns.zone, now) : null;
  app.get('/dns/lookups.json', (request) => {
    const { token = '' } = request.query as { token?: string };
    return token ? (dns?.lookupsOf(token) ?? []) : [];
  });
  const stun = await startStun(options.stunPorts ?? [], state.data.knobs);
  await app
    .listen({ port: options.port, host: '::', ipv6Only: false } as never)
    .catch(async (error: NodeJS.ErrnoException) => {
      // Machines without IPv6 still have a sandbox.
      if (error.code !== 'EAFNOSUPPORT') throw error;
      await app.listen({ port: options.port, host: '0.0.0.0' });
    });
  const address = app.server.address();
  if (address && typeof address === 'object') port = address.port;
  return {
    port,
    smtpPort: smtp.port,
    stunPorts: stun.ports,
    dnsPort: dns?.port ?? 0,
    async close() {
      webhooks.close();
      await Promise.all([app.close(), smtp.close(), stun.close(), dns?.close()]);
      state.save();
    },
  };
}
