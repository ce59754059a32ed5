import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../src/createSandbox.ts';

const secret = 'whsec_test';
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Received {
  body: string;
  signature: string;
}

async function receiver(answers: number[] = []) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      received.push({
        body: Buffer.concat(pieces).toString(),
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function sandbox(webhookOrigin: string, stateFile: string | null = null): Promise<Sandbox> {
  const started = await createSandbox({
    port: 0,
    stateFile,
    webhookOrigin,
    keys: { stripe: { webhookSecret: secret } },
  });
  closers.push(() => started.close());
  return started;
}

const client = (port: number) =>
  new Stripe('sk_test_sandbox', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });

const asked: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  client_reference_id: 'order_1',
  customer_email: 'marta@example.com',
  success_url: 'http://shop.test/paystatus?order=order_1',
  cancel_url: 'http://shop.test/pricing',
  metadata: { order: 'order_1' },
  subscription_data: { metadata: { order: 'order_1' } },
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: 4500,
        recurring: { interval: 'month', interval_count: 12 },
        product_data: { name: '12 months' },
      },
    },
  ],
};

const card = (number: string) =>
  new URLSearchParams({ number, expiry: '12 / 39', cvc: '123', name: 'Marta W' }).toString();

const pay = (url: string, body = card('4242 4242 4242 4242')) =>
  fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('a session is paid on the hosted page, once, and says so in signed webhooks', async () => {
  const hook = await receiver();
  const { port } = await sandbox(hook.url);
  const stripe = client(port);
  const session = await stripe.checkout.sessions.create(asked);
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 4500,
    currency: 'usd',
  });

  expect(await (await fetch(session.url as string)).text()).toContain('$45.00');
  const first = await pay(session.url as string);
  expect([first.status, first.headers.get('location')]).toEqual([303, asked.success_url]);
  const again = await pay(session.url as string);
  expect([again.status, again.headers.get('location')]).toEqual([303, asked.success_url]);

  await expect.poll(() => hook.received.length).toBe(5);
  const events = await Promise.all(
    hook.received.map(({ body, signature }) => stripe.webhooks.constructEventAsync(body, signature, secret)),
  );
  expect(events.map((event) => event.type).sort()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
    'payment_intent.succeeded',
  ]);
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', client_reference_id: 'order_1' });
  expect(await stripe.subscriptions.retrieve(paid.subscription as string)).toMatchObject({
    status: 'active',
  });
});

test('declined, unfunded and mistyped cards charge nothing and keep what was typed', async () => {
  const hook = await receiver();
  const { port } = await sandbox(hook.url);
  const session = await client(port).checkout.sessions.create(asked);
  for (const [number, status, words] of [
    ['4000 0000 0000 0002', 402, 'Your card was declined.'],
    ['4000 0000 0000 9995', 402, 'insufficient funds'],
    ['4242 4242 4242 4241', 422, 'Your card number is invalid.'],
  ] as const) {
    const answer = await pay(session.url as string, card(number));
    const text = await answer.text();
    expect([answer.status, text.includes(words), text.includes(number)]).toEqual([status, true, true]);
  }
  expect((await client(port).checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid');
  expect(hook.received).toEqual([]);
});

test('3-D Secure pays only after the confirmation', async () => {
  const hook = await receiver();
  const { port } = await sandbox(hook.url);
  const session = await client(port).checkout.sessions.create(asked);
  const url = session.url as string;
  expect(await (await pay(url, card('4000 0025 0000 3155'))).text()).toContain('Is it you?');
  expect((await pay(`${url}/confirm`, 'answer=no')).status).toBe(402);
  expect((await client(port).checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid');
  expect((await pay(`${url}/confirm`, 'answer=yes')).status).toBe(303);
  expect((await client(port).checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
});

test('an idempotency key gives the same session, and refuses other words', async () => {
  const hook = await receiver();
  const { port } = await sandbox(hook.url);
  const stripe = client(port);
  const [one, two] = await Promise.all([
    stripe.checkout.sessions.create(asked, { idempotencyKey: 'key-1' }),
    stripe.checkout.sessions.create(asked, { idempotencyKey: 'key-1' }),
  ]);
  expect(two.id).toBe(one.id);
  await expect(
    stripe.checkout.sessions.create({ ...asked, client_reference_id: 'other' }, { idempotencyKey: 'key-1' }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('a webhook is tried again until it is taken, also after a restart', async () => {
  const hook = await receiver([500, 500, 500, 500]);
  const stateFile = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'state.json');
  const first = await createSandbox({
    port: 0,
    stateFile,
    webhookOrigin: hook.url,
    keys: { stripe: { webhookSecret: secret } },
  });
  const session = await client(first.port).checkout.sessions.create(asked);
  await pay(session.url as string);
  await expect.poll(() => hook.received.length).toBeGreaterThan(0);
  await first.close();
  await sandbox(hook.url, stateFile);
  // Five events: four refusals, then five times taken.
  await expect.poll(() => hook.received.length).toBe(9);
  const ids = hook.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  expect(new Set(ids).size).toBe(5);
});

test('the knobs hold webhooks back and repeat them', async () => {
  const hook = await receiver();
  const { port } = await sandbox(hook.url);
  const knobs = (wanted: object) =>
    fetch(`http://127.0.0.1:${port}/knobs.json`, { method: 'POST', body: JSON.stringify(wanted) });
  await knobs({ webhooksPaused: true, webhookRepeats: 2 });
  const session = await client(port).checkout.sessions.create(asked);
  await pay(session.url as string);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(hook.received).toEqual([]);
  await knobs({ webhooksPaused: false });
  await expect.poll(() => hook.received.length).toBe(15);
});
