import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CompiledArticles } from '@tern/articles';
import {
  type AnyOperationName,
  allOperations,
  type CurrencyCode,
  type Envelope,
  type Failure,
  type InputOf,
  type Operation,
  type OutputOf,
  purchaseOperations,
  takesQuery,
  webhookPaths,
} from '@tern/contract';
import type { PaymentMethod } from '@tern/domain';
import { createObserve, type Observe, type Tracing } from '@tern/observe';
import { expect } from 'vitest';
import { createService, readConfig, type Service, standInKeys } from '../src/main.ts';
import { applyOpenEvents } from '../src/modules/payment/settle/applyEvent.ts';
import { createLog } from '../src/observe/createLog.ts';
import type { Environment } from '../src/settings.ts';
import { type FakeStripe, fakeStripe, type SignedEvent, signedEvent } from './fakeStripe.ts';
import { migratedDatabase } from './newDatabase.ts';
import { othersEnd } from './othersEnd.ts';
import { linesOfLog, restoreAfterEach } from './sharedState.ts';
import { type StandIns, startSandbox } from './startSandbox.ts';
import { unnumberedPayments } from './unnumberedPayments.ts';

export interface Answer<Data> {
  status: number;
  headers: Headers;
  envelope: Envelope<Data>;
  /** Throws unless the call succeeded. */
  data: Data;
  /** Throws unless the call failed. */
  failure: Failure;
}

export interface Started {
  service: Service;
  observe: Observe;
  origin: string;
  stripe: FakeStripe;
  /** Only with `standIns`. */
  standIns: StandIns;
  clock: { now(): number; advance(ms: number): void };
  logs: string[];
  call<N extends AnyOperationName>(
    name: N,
    input?: InputOf<(typeof allOperations)[N]>,
    options?: { token?: string; headers?: Record<string, string> },
  ): Promise<Answer<OutputOf<(typeof allOperations)[N]>>>;
  post(event: SignedEvent): Promise<number>;
  /** Signs and posts an event. */
  tell(event: { type: string; object: object }, id?: string): Promise<number>;
  signUp(email?: string): Promise<{ token: string; email: string; userId: string }>;
  /** An account with the password `samplePassword`. */
  customer(email?: string): Promise<{ token: string; email: string; userId: string }>;
  /** Shows the mailbox of an account, by the code that is mailed to it. */
  confirm(person: { token: string; email: string }): Promise<void>;
  /** The data of the newest mail to an address that waits in the outbox. */
  mailData<T>(recipient: string, template: string): Promise<T | undefined>;
  rows<T>(query: string, values?: unknown[]): Promise<T[]>;
  /**
   * Resolves when every webhook of the stand-ins was delivered and applied, or tried. Before a test changes what it
   * bought: an event that comes after that would put it back.
   */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export const samplePassword = 'Sea-swallow7';

/** The header by which a trusted proxy says where a call comes from. */
export const from = (address: string) => ({ 'x-forwarded-for': address });

export async function startService(
  options: {
    /** Settings; a function of the origin of the stand-ins, where they need it. */
    env?: Environment | ((standIns: string) => Environment);
    databaseUrl?: string | null;
    stripe?: FakeStripe;
    /** Starts the stand-ins of all providers, which then send their webhooks by themselves. */
    standIns?: boolean;
    tracing?: Tracing;
    /** The compiled articles that the service has from its start. */
    articles?: CompiledArticles;
  } = {},
): Promise<Started> {
  const stripe = options.stripe ?? (await fakeStripe());
  const databaseUrl = options.databaseUrl === undefined ? await migratedDatabase() : options.databaseUrl;
  let handle: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIns = options.standIns ? await startSandbox({ webhookOrigin: origin }) : undefined;
  let offset = 0;
  const clock = {
    now: () => Date.now() + offset,
    advance: (ms: number) => {
      offset += ms;
    },
  };
  const unwatch = restoreAfterEach(() => {
    const before = offset;
    return () => {
      offset = before;
    };
  });
  const logs = linesOfLog();
  const config = readConfig({
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    STRIPE_API_BASE: stripe.url,
    PUBLIC_ORIGIN: 'http://shop.test',
    TRUSTED_PROXIES: '1',
    BOT_CHECK: 'off',
    ...standIns?.env,
    ...(typeof options.env === 'function' ? options.env(standIns?.origin ?? '') : options.env),
  });
  const observe = createObserve({ tracing: options.tracing });
  const service = await createService({
    config,
    clock,
    background: false,
    ...(options.articles ? { articles: () => options.articles ?? null } : {}),
    logger: createLog('debug', { write: (line: string) => void logs.push(line) }),
    observe,
  });
  handle = service.handle;
  const pool = service.context.db.$client;
  // A round skips rows that are locked, and no second round comes here: it waits for what a request or an event has begun.
  const { runBackground } = service;
  service.runBackground = async (only) => {
    await standIns?.webhooksAtRest();
    await othersEnd(pool);
    await runBackground(only);
  };

  const started: Started = {
    service,
    observe,
    origin,
    stripe,
    get standIns() {
      if (!standIns) throw new Error('started without stand-ins');
      return standIns;
    },
    clock,
    logs,
    async call(name, input = {} as never, { token, headers } = {}) {
      const operation: Operation = allOperations[name];
      const { method, path } = operation;
      const query = takesQuery(operation) ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
      const response = await fetch(`${origin}${path}${query}`, {
        method,
        headers: {
          'x-app-type': '501',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: method === 'POST' ? JSON.stringify(takesQuery(operation) ? {} : input) : undefined,
      });
      const envelope = (await response.json()) as Envelope<never>;
      return {
        status: response.status,
        headers: response.headers,
        envelope,
        get data() {
          if (envelope.code !== 200) throw new Error(`${name}: ${JSON.stringify(envelope)}`);
          return envelope.data as never;
        },
        get failure() {
          if (envelope.code === 200) throw new Error(`${name} succeeded: ${JSON.stringify(envelope)}`);
          return envelope as Failure;
        },
      };
    },
    async post({ body, signature }) {
      const response = await fetch(origin + webhookPaths.s1, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body,
      });
      await response.text();
      return response.status;
    },
    tell: (event, id) =>
      started.post(signedEvent({ ...event, id, now: clock.now(), secret: standInKeys.stripe.webhookSecret })),
    async signUp(email = `${randomBytes(5).toString('hex')}@mail.test`) {
      // Each from an address of its own, so that the limit per address stays out of the way.
      const headers = { 'x-forwarded-for': `100.64.${randomBytes(2).join('.')}` };
      const { data } = await started.call('anonymousSignup', { email }, { headers });
      return { token: data.token, email, userId: data.user.user_id };
    },
    async customer(email) {
      const person = await started.signUp(email);
      (await started.call('setPassword', { password: samplePassword }, { token: person.token })).data;
      return person;
    },
    async confirm({ token, email }) {
      (await started.call('emailConfirmRequest', {}, { token })).data;
      const code = (await started.mailData<{ code: string }>(email, 'confirmCode'))?.code ?? '';
      (await started.call('emailConfirm', { code }, { token })).data;
    },
    async mailData<T>(recipient: string, template: string) {
      const [row] = await started.rows<{ data: T }>(
        `select data from mail_outbox where recipient = $1 and template = $2 and sent_at is null
          order by created_at desc limit 1`,
        [recipient, template],
      );
      return row?.data;
    },
    rows: async <T>(query: string, values: unknown[] = []) => (await pool.query(query, values)).rows as T[],
    async settled() {
      const open = 'applied_at is null and attempts = 0';
      const left = async () => {
        if (await standIns?.waitingWebhooks()) return 1;
        // One that met a lock is tried again later: now, here.
        await started.rows(`update webhook_events set next_try_at = null where ${open}`);
        await applyOpenEvents(service.context);
        return (await started.rows(`select 1 from webhook_events where ${open}`)).length;
      };
      await expect.poll(left).toBe(0);
    },
    async close() {
      unwatch();
      const unnumbered = options.databaseUrl === undefined ? await unnumberedPayments(pool) : [];
      await new Promise((done) => server.close(done).closeAllConnections());
      await service.close();
      await standIns?.close();
      if (!options.stripe) await stripe.close();
      if (unnumbered.length) throw new Error(unnumbered.join('\n'));
    },
  };
  return started;
}

/** Where a paid page leads: Paddle's lies over a page of ours, which asks the service. */
export async function backFrom(started: Started, url: string, paid: Response): Promise<string> {
  const transaction = new URL(url).searchParams.get('_ptxn');
  if (!transaction) return paid.headers.get('location') ?? '';
  const { order } = (await started.call('paddleCheckout', { transaction })).data;
  return `http://shop.test${order?.paid_path}`;
}

/** Lets the service ask about an order now. A round asks about the ten that are due the longest: it comes first. */
export async function checkOrder(started: Started, orderId: string): Promise<void> {
  await started.rows('update orders set next_check_at = to_timestamp(0) where id = $1', [orderId]);
  await started.service.runBackground();
}

/** A quote and its order by any way to pay. */
export async function buy(
  started: Started,
  token: string,
  method: PaymentMethod,
  {
    product = '12m',
    currency = 'USD' as CurrencyCode,
    code = undefined as string | undefined,
    offer = undefined as string | undefined,
    country = undefined as string | undefined,
  } = {},
) {
  const quote = (await started.call('quote', { product_id: product, currency, code, offer }, { token })).data;
  const name = purchaseOperations[method].purchase;
  const headers: Record<string, string> = country ? { 'x-geo': country } : {};
  const input = { quote_id: quote.quote_id, shorter: quote.change?.shortens ?? false };
  const order = (await started.call(name, input, { token, headers })).data;
  return { quote, order, url: order.checkout_url ?? '' };
}

/** A quote and its order, with the page it is paid on. */
export async function openOrder(started: Started, token: string, product = '12m', currency = 'USD' as const) {
  const quote = (await started.call('quote', { product_id: product, currency })).data;
  const order = (await started.call('createSubscription', { quote_id: quote.quote_id }, { token })).data;
  const session = [...started.stripe.sessions.values()].find(
    (candidate) => candidate.client_reference_id === order.order_id,
  );
  if (!session) throw new Error('The order has no page.');
  return { quote, order, session };
}
