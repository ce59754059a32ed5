import { expect } from 'vitest';
import { callOperation } from './callOperation.ts';

/** One purchase by the API, from the account to the paid order. */
export async function buyPlan(
  origin: string,
  { email, pay }: { email: string; pay(checkoutUrl: string): Promise<void> },
): Promise<void> {
  const person = await callOperation(origin, 'anonymousSignup', { email });
  const token = person.data.token as string;
  const call = (name: Parameters<typeof callOperation>[1], input: Record<string, string>) =>
    callOperation(origin, name, input, { token });
  expect((await call('setPassword', { password: 'Sea-swallow7' })).code).toBe(200);
  const quote = await call('quote', { product_id: '12m', currency: 'USD' });
  const order = await call('createSubscription', { quote_id: quote.data.quote_id as string });
  expect(order.code).toBe(200);
  await pay(order.data.checkout_url as string);
  const id = order.data.order_id as string;
  await expect.poll(async () => (await call('order', { order_id: id })).data.state).toBe('paid');
}
