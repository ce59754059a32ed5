import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { affiliateStandIns } from '../src/sandboxSettings.ts';
import { restoreAfterEach } from './sharedState.ts';

/** The stand-ins as a process of their own, as `start` runs them: nothing is shared with the service. */
export interface StandIns {
  origin: string;
  /** Settings that point every adapter at it. */
  env: Record<string, string>;
  knobs(wanted: Record<string, unknown>): Promise<void>;
  payments(): Promise<StandInPayment[]>;
  /** How many webhooks are still to be delivered. */
  waitingWebhooks(): Promise<number>;
  /** Resolves once none is being sent for the first time. Those that are held back or were refused do not count. */
  webhooksAtRest(): Promise<void>;
  /** The payment of an order. */
  paymentOf(orderId: string): Promise<StandInPayment>;
  /** Presses a button of the page that lists payments; returns the status. */
  act(paymentId: string, action: string): Promise<number>;
  /** The orders that the affiliate networks have. */
  affiliates(): Promise<Affiliates>;
  /** Posts the form of a hosted page: a card, or a buyer's consent. */
  pay(url: string, form?: Record<string, string>): Promise<Response>;
  /** Confirms a payment as Stripe's fields on a page of ours do. */
  confirm(secret: string, number?: string, form?: Record<string, string>): Promise<Confirmed>;
  /** Confirms or declines the bank's challenge for a payment. */
  authenticate(secret: string, answer: 'yes' | 'no'): Promise<Confirmed>;
  close(): Promise<void>;
}

export interface Confirmed {
  paymentIntent?: { id: string; status: string };
  setupIntent?: { id: string; status: string };
  error?: {
    code: string;
    decline_code?: string;
    payment_intent?: { status: string };
    setup_intent?: { status: string };
  };
}

/** Orders of the affiliate networks, and what their own checks refused. */
export interface Affiliates {
  orders: {
    network: string;
    orderId: string;
    click: string;
    amount: string;
    currency: string;
    state: string;
    told: { sale: number; reversal: number };
  }[];
  refused: { network: string; why: string }[];
}

export interface StandInPayment {
  id: string;
  order: string;
  state: string[];
  amount: number;
  currency: string;
  actions: string[];
}

export const card = (number = '4242 4242 4242 4242') => ({
  number,
  expiry: '12 / 39',
  cvc: '123',
  name: 'Marta W',
});

export async function startSandbox(options: {
  webhookOrigin: string;
  stateFile?: string;
}): Promise<StandIns> {
  const child = fork(fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url)), {
    env: {
      PATH: process.env.PATH,
      SANDBOX_PORT: '0',
      SMTP_PORT: '0',
      WEBHOOK_ORIGIN: options.webhookOrigin,
      SANDBOX_TRAFFIC: inject('trafficFolder'),
      ...(options.stateFile && { SANDBOX_STATE: options.stateFile }),
    },
  });
  const { port } = await new Promise<{ port: number }>((done, refuse) => {
    child.once('message', (message) => done(message as { port: number }));
    child.once('exit', (code) => refuse(new Error(`The sandbox ended with code ${code}.`)));
  });
  const origin = `http://localhost:${port}`;
  const field = async (path: string, form: Record<string, string>) =>
    (await (
      await fetch(`${origin}/stripe/fields/${path}`, {
        method: 'POST',
        body: new URLSearchParams({ key: 'pk_test_tern', ...form }).toString(),
      })
    ).json()) as Confirmed;
  const post = (url: string, form: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
  const payments = async () => (await (await fetch(`${origin}/payments.json`)).json()) as StandInPayment[];
  const webhooks = async () =>
    (await (await fetch(`${origin}/webhooks.json`)).json()) as { underway: boolean }[];
  let knobs = (await (await fetch(`${origin}/knobs.json`)).json()) as Record<string, unknown>;
  const unwatch = restoreAfterEach(() => {
    const before = knobs;
    return () => (knobs === before ? undefined : standIns.knobs(before));
  });
  const standIns: StandIns = {
    origin,
    env: {
      ...Object.fromEntries(
        ['STRIPE', 'PAYPAL', 'PADDLE', 'RAZORPAY', 'TPA'].map((name) => [`${name}_API_BASE`, origin]),
      ),
      ANALYTICS_WEBHOOK_URL: `${origin}/analytics/webhook`,
      ANALYTICS_WEBHOOK_SECRET: 'whsec_dGVybi1zdGFuZC1pbi1hbmFseXRpY3Mtc2VjcmV0',
      POSTHOG_HOST: origin,
      POSTHOG_KEY: 'phc_tern_stand_in',
      ...affiliateStandIns(origin),
    },
    payments,
    waitingWebhooks: async () => (await webhooks()).length,
    async webhooksAtRest() {
      while ((await webhooks().catch(() => [])).some(({ underway }) => underway)) await sleep(10);
    },
    async knobs(wanted) {
      const response = await fetch(`${origin}/knobs.json`, { method: 'POST', body: JSON.stringify(wanted) });
      knobs = (await response.json()) as Record<string, unknown>;
    },
    async paymentOf(orderId) {
      const found = (await payments()).find(({ order }) => order === orderId);
      if (!found) throw new Error(`There is no payment of ${orderId}.`);
      return found;
    },
    async act(paymentId, action) {
      const url = `${origin}/payments/${paymentId}/${action}`;
      return (await fetch(url, { method: 'POST', redirect: 'manual' })).status;
    },
    async pay(url, form = /\/pay\/ps\//.test(url) ? { answer: 'yes' } : card()) {
      const transaction = new URL(url).searchParams.get('_ptxn');
      if (!transaction) return post(url, form);
      // Paddle's checkout lies over a page of the shop: first the buyer's details where they are missing.
      await post(`${origin}/paddle/checkout/${transaction}`, { country: 'US', postal_code: '10001' });
      return post(`${origin}/pay/pd/${transaction}`, form);
    },
    affiliates: async () => (await (await fetch(`${origin}/affiliates.json`)).json()) as Affiliates,
    confirm: (secret, number = '4242 4242 4242 4242', form = {}) =>
      field('confirm', { client_secret: secret, number, expiry: '12 / 39', cvc: '123', ...form }),
    authenticate: (secret, answer) => field('authenticate', { client_secret: secret, answer }),
    async close() {
      unwatch();
      await new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      });
    },
  };
  return standIns;
}
