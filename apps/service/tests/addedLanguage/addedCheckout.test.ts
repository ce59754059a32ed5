import { purchaseOperations } from '@tern/contract';
import {
  type Language,
  languages,
  type PaymentMethod,
  paymentMethodCodes,
  paymentMethods,
} from '@tern/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { card } from '../startSandbox.ts';
import { backFrom, type Started, startService } from '../startService.ts';

// The table of this run has one row more (`addLanguage` in vitest.config.ts).
const added = 'tlh' as Language;

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

const consent = (method: PaymentMethod) =>
  method === 'gap' || paymentMethods[method].entry === 'new_tab' ? { answer: 'yes' } : card();

it.each(paymentMethodCodes)('a purchase by %s begins and ends in the added language', async (method) => {
  expect(languages).toContain(added);
  const email = `${method}@added.example`;
  const { token } = (await tern.call('anonymousSignup', { email, language: added })).data;
  const { quote_id } = (await tern.call('quote', { product_id: '12m', currency: 'USD' }, { token })).data;
  const { purchase, result } = purchaseOperations[method];
  const order = (await tern.call(purchase, { quote_id, return_base: '/tlh/m' }, { token })).data;
  const url = order.checkout_url ?? '';
  const back = await tern.standIns.pay(url, consent(method));
  expect(await backFrom(tern, url, back)).toContain(`http://shop.test/tlh/m/`);
  await tern.call(result, { order_id: order.order_id }, { token });
  await expect
    .poll(async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state)
    .toBe('paid');
  const mails = await tern.rows<{ template: string; language: string }>(
    'select template, language from mail_outbox where recipient = $1',
    [email],
  );
  expect(mails).toContainEqual({ template: 'paid', language: added });
});
