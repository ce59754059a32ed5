import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordingProxy } from '../../../../../tests/recordingProxy.ts';
import { buy, type Started, startService } from '../../../../../tests/startService.ts';

let tern: Started;
let proxy: Awaited<ReturnType<typeof recordingProxy>>;
beforeAll(async () => {
  proxy = await recordingProxy();
  tern = await startService({ standIns: true, env: { STRIPE_API_BASE: proxy.origin } });
  proxy.target = tern.standIns.origin;
});
afterAll(async () => {
  await tern.close();
  proxy.close();
});

it.each([503, 200])('{} with status %i is never taken for success', async (status) => {
  const { token } = await tern.signUp();
  const quote = (await tern.call('quote', { product_id: '12m', currency: 'USD' }, { token })).data;
  proxy.status = status;
  const refused = await tern.call('createSubscription', { quote_id: quote.quote_id }, { token });
  expect(refused.failure.data.error).toBe('provider_unavailable');
  proxy.status = null;
  // Unknown, not failed: the same order opens as soon as Stripe responds.
  const { order, url } = await buy(tern, token, 's1');
  expect(order.state).toBe('pending');
  expect(url).toContain('/stripe/pay/');
});
