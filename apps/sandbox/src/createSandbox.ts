import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { affiliateApi } from './affiliates/affiliateApi.ts';
import { analyticsApi } from './analytics/analyticsStandIn.ts';
import { createAccounts } from './createAccounts.ts';
import { createTools, type SandboxTools } from './createTools.ts';
import { createTraffic } from './createTraffic.ts';
import { startDns } from './dns/startDns.ts';
import { downloadHost } from './downloads/downloadHost.ts';
import { hostedPage } from './hostedPage.ts';
import { inboxPages } from './inbox/pages.ts';
import { startSmtp } from './inbox/smtp.ts';
import { createLedger } from './ledger.ts';
import { networkFeedHost } from './network/networkFeedHost.ts';
import { provisioningHost } from './network/provisioningHost.ts';
import { refuseForeign } from './ownRequests.ts';
import { sandboxPages } from './pages.ts';
import * as registry from './providers/registry.ts';
import type { StandIn } from './providers/StandIn.ts';
import { createBooks } from './providers/stripe/books.ts';
import { fieldsApi } from './providers/stripe/fieldsApi.ts';
import { stripeHostedPage } from './providers/stripe/hostedPage.ts';
import { stripeInvoicePage } from './providers/stripe/invoicePage.ts';
import { createPayments } from './providers/stripe/payments.ts';
import { createSetupSessions } from './providers/stripe/setupSessions.ts';
import { stripeApi } from './providers/stripe/stripeApi.ts';
import { createStripeEvents, stripeSignature } from './providers/stripe/stripeEvents.ts';
import { recaptchaApi } from './recaptcha/recaptchaStandIn.ts';
import { sendPolicies } from './sendPolicies.ts';
import { openState } from './state.ts';
import { studentApi } from './students/studentStandIn.ts';
import { startStun } from './stun/startStun.ts';
import { viesApi } from './vies/viesStandIn.ts';
import { createWebhooks } from './webhooks.ts';
import { wordPressApi } from './wordpress/wordPressStandIn.ts';

export interface SandboxOptions {
  port: number;
  /** Address to listen on; this machine alone without it. */
  host?: string;
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
  keys?: SandboxKeys;
  /** Folder for a recording of everything that the shop and the providers say to each other; none without. */
  trafficFolder?: string | null;
  now?: () => number;
}

/** Keys that the shop and the stand-ins share, by provider; the usual ones where the shop says none. */
export type SandboxKeys = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

// Each is given the keys of its own shape: what it says is usual, and what the shop sets.
const standIns = registry as unknown as Readonly<Record<string, StandIn>>;

function webhookPathOf(provider: string): string {
  const { shop } = Object.values(standIns).find(({ code }) => code === provider) ?? {};
  return `/api/mms/payment/v1/providers/${shop?.webhook ?? provider}/webhook`;
}

export interface Sandbox {
  port: number;
  smtpPort: number;
  stunPorts: readonly number[];
  /** 0: there is none. */
  dnsPort: number;
  /** For tools that share the process. */
  tools: SandboxTools;
  close(): Promise<void>;
}

/** Starts the outside world on one machine: payment provider, hosted pages, webhooks, mail inbox, STUN. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { now = Date.now, host: address = '127.0.0.1' } = options;
  const state = openState(options.stateFile);
  let port = options.port;
  const origin = () => `http://localhost:${port}`;
  const stripeSecret = String(options.keys?.stripe?.webhookSecret ?? 'whsec_tern');
  const endpointOf = (provider: string) => options.webhookOrigin + webhookPathOf(provider);
  const hosted = Object.entries(standIns).map(([name, standIn]) => {
    const keys = { ...standIn.usualKeys, ...options.keys?.[standIn.shop?.settings ?? name] };
    const host = { state, origin, now, keys, webhookUrl: endpointOf(standIn.code) };
    return { name, standIn, host, behaviour: standIn.createBehaviour(host) };
  });
  const behaviours = Object.fromEntries(hosted.map(({ standIn, behaviour }) => [standIn.code, behaviour]));
  const traffic = createTraffic(options.trafficFolder);
  const webhooks = createWebhooks({
    state,
    traffic,
    endpointOf,
    sign: (provider, message) =>
      provider === 's1'
        ? { 'stripe-signature': stripeSignature(message.body, stripeSecret, Math.floor(now() / 1000)) }
        : (behaviours[provider]?.sign(message) ?? {}),
    now,
  });
  const events = createStripeEvents({ webhooks, now });
  const books = createBooks(state, origin);
  const payments = createPayments({ state, books, events, now });
  const setups = createSetupSessions({ state, events, origin, now });
  const ledger = createLedger({ state, webhooks, behaviours, now });
  // It is stopped last, when no request is open any more; browsers keep connections open.
  const app = Fastify({ logger: false, bodyLimit: 1_000_000, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  sendPolicies(app);
  refuseForeign(app, address);

  /** Routes of one provider, whose calls are recorded as its own. */
  const serve = (provider: string, add: (scope: FastifyInstance) => void) =>
    app.register((scope, _options, done) => {
      traffic.listen(scope, provider);
      add(scope);
      done();
    });
  serve('stripe', (scope) =>
    stripeApi(scope, { state, books, payments, setups, origin, now, webhookUrl: endpointOf('s1') }),
  );
  for (const { name, standIn, host, behaviour } of hosted) {
    serve(name, (scope) => standIn.answerCalls(scope, { ...host, ledger, behaviour }));
    standIn.showPages?.(app, { ...host, ledger });
  }
  recaptchaApi(app, { state, origin, now });
  studentApi(app, { state, now });
  viesApi(app, { state, now });
  wordPressApi(app, { state, origin });
  analyticsApi(app, { state, now });
  downloadHost(app, { state, origin });
  affiliateApi(app, { state, now });
  networkFeedHost(app, { state, now });
  provisioningHost(app, { state, now });
  hostedPage(app, { state, ledger, behaviours, now });
  stripeHostedPage(app, { state, payments, setups, now });
  stripeInvoicePage(app, { state, books, payments, now });
  fieldsApi(app, { state, books, payments, origin, now });
  inboxPages(app, state);
  serveFont(app);
  const accounts = createAccounts({ state, books, payments, ledger, behaviours });
  app.get('/accounts.json', () => accounts());
  sandboxPages(app, { state, books, payments, ledger, webhooks, behaviours, now });

  const smtp = await startSmtp(state, { port: options.smtpPort ?? 0, host: address }, now);
  const dns = options.dns
    ? await startDns({ port: options.dns.port, host: address }, options.dns.zone, now)
    : null;
  app.get('/dns/lookups.json', (request) => {
    const { token = '' } = request.query as { token?: string };
    return token ? (dns?.lookupsOf(token) ?? []) : [];
  });
  const stun = await startStun(options.stunPorts ?? [], state.data.knobs, address);
  await app.listen({ port: options.port, host: address });
  port = (app.server.address() as AddressInfo).port;
  return {
    port,
    smtpPort: smtp.port,
    stunPorts: stun.ports,
    dnsPort: dns?.port ?? 0,
    tools: createTools({ state, webhooks, ledger, behaviours, accounts, books, payments }),
    async close() {
      webhooks.close();
      await Promise.all([app.close(), smtp.close(), stun.close(), dns?.close()]);
      state.save();
    },
  };
}

function serveFont(app: FastifyInstance): void {
  const font = readFile(new URL('../../../tokens/fonts/geologica-latin.woff2', import.meta.url));
  // The look of the product, where its fonts are at hand; else the system's.
  font.catch(() => {});
  app.get('/geologica.woff2', async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=86400')
      .send(await font),
  );
}
