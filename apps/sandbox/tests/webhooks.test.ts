import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createTraffic } from '../src/createTraffic.ts';
import { openState } from '../src/state.ts';
import { createWebhooks } from '../src/webhooks.ts';

afterEach(() => vi.useRealTimers());

const hour = 3600 * 1000;

/** A shop that is away, and how often it was called within so many hours. */
async function callsWithin(hours: number): Promise<number> {
  let calls = 0;
  const shop = createServer((_request, response) => {
    calls += 1;
    response.writeHead(503).end();
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  let now = 0;
  const state = openState(null);
  const webhooks = createWebhooks({
    state,
    traffic: createTraffic(undefined),
    endpointOf: () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`,
    sign: () => ({}),
    now: () => now,
  });
  webhooks.emit('s1', 'payment', [{ id: 'evt_1', type: 'charge.refunded', body: '{}' }]);
  const [delivery] = state.data.deliveries;
  for (let tries = 1; delivery && delivery.dueAt !== null && delivery.dueAt <= hours * hour; tries += 1) {
    now = delivery.dueAt;
    webhooks.wake();
    await vi.waitFor(() => expect(delivery.tries).toBe(tries), { interval: 1 });
    // Hours in which every try fails alike.
    if (tries === 10 && delivery.dueAt !== null)
      delivery.dueAt = Math.max(delivery.dueAt, (hours - 0.1) * hour);
  }
  webhooks.close();
  await new Promise((done) => shop.close(done));
  return calls;
}

it('tries an event again for three days while the shop is away, and then no more', async () => {
  expect(await callsWithin(1)).toBeGreaterThan(12);
  const [nearly, after] = [await callsWithin(72), await callsWithin(80)];
  expect(nearly).toBeGreaterThan(12);
  expect(after).toBe(11);
});
