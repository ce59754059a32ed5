import Fastify from 'fastify';
import { inboxPages } from './inbox/pages.ts';
import { startSmtp } from './inbox/smtp.ts';
import { sandboxPages } from './pages.ts';
import { openState } from './state.ts';
import { stripeApi } from './stripe/api.ts';
import { stripeHostedPage } from './stripe/hostedPage.ts';
import { createPayments } from './stripe/payments.ts';
import { createWebhooks } from './stripe/webhooks.ts';
import { startStun } from './stun/startStun.ts';

export interface SandboxOptions {
  port: number;
  /** 0: any free port. */
  smtpPort?: number;
  /** UDP ports of the STUN responders; 0: any free port. None without. */
  stunPorts?: readonly number[];
  /** Where it remembers; null: only in memory. */
  stateFile: string | null;
  /** The service's Stripe webhook. */
  webhookUrl: string;
  webhookSecret: string;
  now?: () => number;
}

export interface Sandbox {
  port: number;
  smtpPort: number;
  stunPorts: readonly number[];
  close(): Promise<void>;
}

/** Starts the outside world on one machine: payment provider, hosted pages, webhooks, mail inbox, STUN. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const now = options.now ?? Date.now;
  const state = openState(options.stateFile);
  const webhooks = createWebhooks({
    state,
    endpoint: options.webhookUrl,
    secret: options.webhookSecret,
    apiVersion: '2025-03-31.basil',
    now,
  });
  const payments = createPayments({ state, webhooks, now });
  const app = Fastify({ logger: false, bodyLimit: 1_000_000, forceCloseConnections: 'idle' });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  let port = options.port;
  stripeApi(app, { state, payments, origin: () => `http://localhost:${port}`, now });
  stripeHostedPage(app, { state, payments, now });
  inboxPages(app, state);
  sandboxPages(app, { state, payments, webhooks });

  const smtp = await startSmtp(state, options.smtpPort ?? 0, now);
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
    async close() {
      webhooks.close();
      await Promise.all([app.close(), smtp.close(), stun.close()]);
      state.save();
    },
  };
}
