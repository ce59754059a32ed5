import { quoteFixture } from '@tern/testing/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import type { Api } from '../../api/createApi.ts';
import type { SessionStore } from '../../app/session.store.ts';
import { createCheckoutStore } from './checkout.store.ts';

const order = { order_id: 'ord_1', state: 'created', checkout_url: 'https://pay.example/1' };
const shown = {
  productId: quoteFixture().product_id,
  currency: 'USD' as const,
  amount: quoteFixture().amount,
};
const buyer = { email: 'marta@example.com', language: 'de' as const, returnBase: '/de', shown };

function setUp(answers: Record<string, (input: never) => unknown>, signedIn = false) {
  const call = vi.fn(async (name: string, input: unknown) => {
    const answer = answers[name];
    if (!answer) throw new Error(`no answer for ${name}`);
    return answer(input as never);
  });
  const session = {
    state: { status: signedIn ? 'signed-in' : 'anonymous' },
    signUp: vi.fn(async () => null as string | null),
  };
  const store = createCheckoutStore({ call } as unknown as Api, session as unknown as SessionStore, ['s1']);
  return { store, call, session, calls: () => call.mock.calls.map(([name]) => name) };
}

describe('submit', () => {
  it('asks for the price, opens an account, then an order, and goes to the provider', async () => {
    const { store, calls, session } = setUp({ quote: () => quoteFixture(), createSubscription: () => order });
    expect(await store.submit(buyer)).toBe('https://pay.example/1');
    expect(calls()).toEqual(['quote', 'createSubscription']);
    expect(session.signUp).toHaveBeenCalledWith('marta@example.com', 'de');
  });

  it('opens no second order on a double click', async () => {
    const { store, calls } = setUp({ quote: () => quoteFixture(), createSubscription: () => order }, true);
    const [first, second] = await Promise.all([store.submit(buyer), store.submit(buyer)]);
    expect([first, second]).toEqual(['https://pay.example/1', null]);
    expect(calls().filter((name) => name === 'createSubscription')).toHaveLength(1);
  });

  it('moves no money for another price than the one shown', async () => {
    const { store, calls } = setUp({
      quote: () => ({ ...quoteFixture(), amount: shown.amount + 100 }),
      createSubscription: () => order,
    });
    expect(await store.submit(buyer)).toBeNull();
    expect(store.state.error).toBe('quote_changed');
    expect(calls()).not.toContain('createSubscription');
  });

  it('shows the offer that holds when the service changed it, and the one before', async () => {
    const changed = { ...quoteFixture(), quote_id: 'quo_2', amount: 5995 };
    const { store } = setUp(
      {
        quote: () => quoteFixture(),
        createSubscription: () => {
          throw new CallError('quote_changed', 30103, 'changed', { quote: changed } as never);
        },
      },
      true,
    );
    expect(await store.submit(buyer)).toBeNull();
    expect(store.state).toMatchObject({
      error: 'quote_changed',
      quote: changed,
      previousQuote: quoteFixture(),
    });
  });

  it('stops at an address that is known', async () => {
    const { store, calls, session } = setUp({ quote: () => quoteFixture() });
    session.signUp.mockResolvedValue('email_known');
    expect(await store.submit(buyer)).toBeNull();
    expect(store.state.error).toBe('email_known');
    expect(calls()).toEqual(['quote']);
    expect(store.state.busy).toBe(false);
  });

  it('goes to the status page when the order needs no payment any more', async () => {
    const { store } = setUp(
      { quote: () => quoteFixture(), createSubscription: () => ({ ...order, checkout_url: null }) },
      true,
    );
    expect(await store.submit(buyer)).toBe('/de/paystatus?order=ord_1');
  });

  it('can be tried again after the network failed', async () => {
    let away = true;
    const { store } = setUp(
      {
        quote: () => quoteFixture(),
        createSubscription: () => {
          if (away) throw new CallError('network', 0, 'Network error.');
          return order;
        },
      },
      true,
    );
    expect(await store.submit(buyer)).toBeNull();
    expect(store.state).toMatchObject({ error: 'network', busy: false });
    away = false;
    expect(await store.submit(buyer)).toBe('https://pay.example/1');
    expect(store.state.error).toBeNull();
  });
});

describe('hold', () => {
  it('asks once per plan and currency, and again after a failure', async () => {
    let away = true;
    const { store, calls } = setUp({
      quote: () => {
        if (away) throw new CallError('network', 0, 'Network error.');
        return quoteFixture();
      },
    });
    await store.hold(shown.productId, 'USD');
    away = false;
    await store.hold(shown.productId, 'USD');
    await store.hold(shown.productId, 'USD');
    expect(calls()).toHaveLength(2);
    expect(store.state.quote?.quote_id).toBe('quo_fixture');
  });

  it('lets the newest question win', async () => {
    const waiting: ((value: unknown) => void)[] = [];
    const { store } = setUp({ quote: () => new Promise((done) => waiting.push(done)) });
    const first = store.hold('12m', 'USD');
    const second = store.hold('6m', 'USD');
    waiting[1]?.(quoteFixture('6m'));
    await second;
    waiting[0]?.(quoteFixture('12m'));
    await first;
    expect(store.state.quote?.plan_id).toBe('6m');
  });
});
