import { paymentMethodCodes, takesCards } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/main.ts';
import { ProviderRefused, ProviderUnavailable } from '../src/modules/payment/providers/PaymentAdapter.ts';
import { watchAdapter } from '../src/modules/payment/providers/watchAdapter.ts';
import { restoreFields } from './sharedState.ts';
import { card } from './startSandbox.ts';
import { buy, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true, env: { PAYMENT_PREFERENCES: '*:s1, IN:rz, DE:pd, FR:s1' } });
  restoreFields(tern.service.context.config, 'cardMethods');
});
afterAll(() => tern.close());

const paramsIn = async (country: string) =>
  (await tern.call('params', {}, { headers: { 'x-geo': country } })).data;
const offeredIn = async (country: string) =>
  (await paramsIn(country)).methods.filter(({ offered }) => offered).map(({ code }) => code);

const cardsIn = async (country: string) => (await offeredIn(country)).filter(takesCards);

describe('of several methods that take cards', () => {
  it('the checkout of a country offers one', async () => {
    expect(await cardsIn('US')).toEqual(['s1']);
    expect(await cardsIn('FR')).toEqual(['s1']);
    expect(await cardsIn('DE')).toEqual(['pd']);
    // Razorpay charges once: what begins a trial stays beside it.
    expect(await cardsIn('IN')).toEqual(['s1', 'rz']);
    const others = paymentMethodCodes.filter((code) => !takesCards(code));
    for (const country of ['US', 'DE', 'IN'])
      expect((await offeredIn(country)).filter((code) => !takesCards(code))).toEqual(others);
    expect((await paramsIn('US')).card_methods).toEqual({ usual: 's1', countries: { IN: 'rz', DE: 'pd' } });
  });

  it('all are offered without a preference', async () => {
    Object.assign(tern.service.context.config, { cardMethods: { usual: null, countries: {} } });
    expect(await offeredIn('US')).toEqual((await paramsIn('US')).methods.map(({ code }) => code));
    expect((await paramsIn('US')).card_methods).toEqual({ usual: null, countries: {} });
  });

  it('an order that was opened with another one goes on with it', async () => {
    const { token } = await tern.signUp();
    const { order, url } = await buy(tern, token, 'pd', { product: '6m', country: 'US' });
    expect(await offeredIn('US')).not.toContain('pd');
    await tern.standIns.pay(url, card());
    await expect
      .poll(async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state)
      .toBe('paid');
  });

  it('another stands in for one whose provider does not respond, until it does again', async () => {
    await tern.standIns.knobs({ apiFails: true });
    for (let call = 0; call < 5; call += 1) {
      const { token } = await tern.signUp();
      const { quote_id } = (await tern.call('quote', { product_id: '1m' }, { token })).data;
      const { failure } = await tern.call('paddlePrepurchase', { quote_id }, { token });
      expect(failure.data.error).toBe('provider_unavailable');
    }
    expect(await offeredIn('DE')).toEqual(await offeredIn('US'));
    expect((await paramsIn('US')).card_methods).toEqual({ usual: 's1', countries: { IN: 'rz' } });
    await tern.standIns.knobs({ apiFails: false });
    // It can still be used, and one response is enough.
    const { token } = await tern.signUp();
    await buy(tern, token, 'pd', { product: '1m' });
    expect(await offeredIn('DE')).toContain('pd');
  });
});

it('a provider is away after five calls without a response in a row, for a minute', async () => {
  let now = 0;
  let outcome: Error | null = null;
  const readCheckout = async () => {
    if (outcome) throw outcome;
    return { paid: false };
  };
  const adapter = watchAdapter({ readCheckout } as never, { now: () => now });
  const call = async (error: Error | null, times: number) => {
    outcome = error;
    for (let each = 0; each < times; each += 1) await adapter.readCheckout({} as never).catch(() => {});
    return adapter.isAway?.();
  };
  const lost = new ProviderUnavailable('lost');
  expect(await call(lost, 4)).toBe(false);
  // A refusal is a response.
  expect(await call(new ProviderRefused('no'), 1)).toBe(false);
  expect(await call(lost, 4)).toBe(false);
  expect(await call(lost, 1)).toBe(true);
  now += 60_000;
  expect(adapter.isAway?.()).toBe(false);
  // The next call decides.
  expect(await call(lost, 1)).toBe(true);
  expect(await call(null, 1)).toBe(false);
});

it.each([
  ['*:s2', /"\*:s2": the method is one of those that take cards: s1, pd, rz/],
  ['India:rz', /"India:rz": write country:method/],
  ['IN:rz,IN:s1', /names IN twice/],
])('the setting %j is refused at start', (PAYMENT_PREFERENCES, says) => {
  expect(() => readConfig({ PAYMENT_PREFERENCES })).toThrow(says);
});
