import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completed } from './fakeStripe.ts';
import { openOrder, type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

async function subscriber() {
  const person = await tern.customer();
  const { session } = await openOrder(tern, person.token);
  const paid = tern.stripe.pay(session.id);
  await tern.tell(completed(paid));
  const { subscriptions } = (await tern.call('subscriptionMy', {}, { token: person.token })).data;
  const subscription_id = subscriptions[0]?.subscription_id ?? '';
  return { ...person, subscription_id, atStripe: paid.subscription ?? '' };
}
const cancel = (token: string, subscription_id: string) =>
  tern.call('subscriptionCancel', { subscription_id }, { token });

describe('cancelling the renewal', () => {
  it('keeps what was paid for, tells Stripe once it answers, mails and stands among the events', async () => {
    const { token, email, subscription_id, atStripe, userId } = await subscriber();
    tern.stripe.fault = 'down';
    const { subscription } = (await cancel(token, subscription_id)).data;
    expect(subscription).toMatchObject({
      state: 'active',
      cancel_at_period_end: true,
      renewal_amount: null,
    });
    await tern.service.runBackground();
    expect(tern.stripe.cancelled).not.toContain(atStripe);
    tern.stripe.fault = 'none';
    tern.clock.advance(61_000);
    await tern.service.runBackground();
    expect(tern.stripe.cancelled.filter((id) => id === atStripe)).toHaveLength(1);
    expect(await tern.mailData(email, 'renewalCancelled')).toEqual({
      period_end: subscription.current_period_end,
      act: {
        number: expect.stringMatching(/^act_/),
        at: expect.any(String),
        order_id: subscription.order_id,
        interval_count: subscription.interval_count,
        interval_unit: subscription.interval_unit,
      },
    });
    // Again changes nothing.
    expect((await cancel(token, subscription_id)).data.subscription.cancel_at_period_end).toBe(true);
    await tern.service.runBackground();
    expect(tern.stripe.cancelled.filter((id) => id === atStripe)).toHaveLength(1);
    const events = await tern.rows(
      `select 1 from security_events where user_id = $1 and kind = 'renewal_cancelled'`,
      [userId],
    );
    expect(events).toHaveLength(1);
  });

  it('is for the owner', async () => {
    const { token, subscription_id } = await subscriber();
    const stranger = await tern.customer();
    expect((await cancel(stranger.token, subscription_id)).failure.data.error).toBe('subscription_unknown');
    const { subscriptions } = (await tern.call('subscriptionMy', {}, { token })).data;
    expect(subscriptions[0]?.cancel_at_period_end).toBe(false);
  });

  it('comes with the wish to delete the account', async () => {
    const { token, atStripe } = await subscriber();
    await tern.call('accountDelete', { password: samplePassword }, { token });
    await tern.service.runBackground();
    expect(tern.stripe.cancelled).toContain(atStripe);
    const exported = (await tern.call('accountExport', {}, { token })).data;
    expect(exported.subscriptions).toMatchObject([{ cancel_at_period_end: true }]);
    expect(exported.orders).toMatchObject([{ state: 'paid', amount: 4500 }]);
  });

  it('leaves the order of a deleted account for the books', async () => {
    const { token, userId, email } = await subscriber();
    await tern.call('accountDelete', { password: samplePassword }, { token });
    tern.clock.advance(15 * 24 * 3600 * 1000);
    await tern.service.runBackground();
    const orders = await tern.rows('select state from orders where user_id = $1', [userId]);
    expect(orders).toEqual([{ state: 'paid' }]);
    expect(await tern.rows('select 1 from users where email = $1', [email])).toEqual([]);
  });
});
