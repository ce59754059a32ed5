import { quoteFixture } from '@tern/testing/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import type { Api } from '../../api/createApi.ts';
import type { SessionStore } from '../../app/session.store.ts';
import { createCheckoutStore } from './checkout.store.ts';
import type { CardFields, CardFieldsOptions, PayOutcome } from './openCardFields.ts';

const order = { order_id: 'ord_1', state: 'created', checkout_url: 'https://pay.example/1' };
const shown = {
  productId: quoteFixture().product_id,
  currency: 'USD' as const,
  amount: quoteFixture().amount,
};
const buyer = { email: 'marta@example.com', language: 'de' as const, returnBase: '/de', shown };

/** Fields that answer as they are told, and remember what was asked. */
function standInFields(outcomes: PayOutcome[] = ['done']) {
  const made = {
    options: [] as CardFieldsOptions[],
    confirmed: [] as string[],
    complete: true,
    prices: [] as number[],
    closed: 0,
    open: async (options: CardFieldsOptions): Promise<CardFields> => {
      made.options.push(options);
      return {
        price: (amount) => void made.prices.push(amount),
        check: async () => made.complete,
        async confirm(secret, returnUrl) {
          made.confirmed.push(`${secret} ${new URL(returnUrl).pathname}`);
          return outcomes.shift() ?? 'done';
        },
        close: () => {
          made.closed += 1;
        },
      };
    },
  };
  return made;
}

function setUp(
  answers: Record<string, (input: never) => unknown>,
  signedIn = false,
  openFields: (options: CardFieldsOptions) => Promise<CardFields> = async () => {
    throw new Error('blocked');
  },
  cardsHosted = false,
) {
  const call = vi.fn(async (name: string, input: unknown) => {
    const answer = answers[name];
    if (!answer) throw new Error(`no answer for ${name}`);
    return answer(input as never);
  });
  const session = {
    state: { status: signedIn ? 'signed-in' : 'anonymous' },
    signUp: vi.fn(async () => null as string | null),
  };
  const store = createCheckoutStore(
    { call } as unknown as Api,
    session as unknown as SessionStore,
    ['s1', 'ps'],
    async () => openFields,
    cardsHosted,
  );
  return { store, call, session, calls: () => call.mock.calls.map(([name]) => name) };
}

describe('submit', () => {
  it('asks for the price, opens an account, then an order, and goes to the provider', async () => {
    const { store, calls, session } = setUp({ quote: () => quoteFixture(), createSubscription: () => order });
    expect(await store.submit(buyer)).toEqual({ address: 'https://pay.example/1', confirmed: false });
    expect(calls()).toEqual(['quote', 'createSubscription']);
    expect(session.signUp).toHaveBeenCalledWith('marta@example.com', 'de');
  });

  it('shows the tax that the provider reports for the order, and for no other price', async () => {
    const { store } = setUp({
      quote: () => quoteFixture(),
      createSubscription: () => ({ ...order, tax_amount: 750 }),
    });
    expect(store.state.tax).toBeNull();
    await store.submit(buyer);
    expect(store.state.tax).toBe(750);
    await store.hold('another', 'USD');
    expect(store.state.tax).toBeNull();
  });

  it('opens no second order on a double click', async () => {
    const { store, calls } = setUp({ quote: () => quoteFixture(), createSubscription: () => order }, true);
    const [first, second] = await Promise.all([store.submit(buyer), store.submit(buyer)]);
    expect([first?.address, second]).toEqual(['https://pay.example/1', null]);
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
    expect((await store.submit(buyer))?.address).toBe('/de/paystatus?order=ord_1');
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
    expect(await store.submit(buyer)).toEqual({ address: 'https://pay.example/1', confirmed: false });
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

describe('fields on this page', () => {
  const key = { public_key: 'pk_test', script_url: 'https://stripe.example/stripe.js' };
  const open = {
    host: {} as HTMLElement,
    kind: 'card' as const,
    language: 'de' as const,
    amount: shown.amount,
    currency: 'USD' as const,
  };
  const embedded = { ...order, state: 'pending', client_secret: 'pi_1_secret_2' };
  const answers = { quote: () => quoteFixture(), publicKey: () => key, createSubscription: () => embedded };
  beforeEach(() => vi.stubGlobal('location', { href: 'https://shop.example/de/pricing/checkout/12m' }));
  afterEach(() => vi.unstubAllGlobals());

  it('knows without a question that the cards of this shop are entered on the provider’s page', async () => {
    const { store, calls } = setUp({}, true, undefined, true);
    expect(store.state.fields).toBe('hosted');
    await store.openFields(open);
    store.closeFields();
    expect(store.state.fields).toBe('hosted');
    expect(calls()).toEqual([]);
  });

  it('pay the order, and lead to its page: nothing is taken from the fields', async () => {
    const fields = standInFields();
    const { store, call } = setUp(answers, true, fields.open);
    await store.openFields(open);
    expect(store.state.fields).toBe('ready');
    expect(fields.options[0]).toMatchObject({ publicKey: 'pk_test', scriptUrl: key.script_url });
    expect(await store.submit(buyer)).toEqual({ address: '/de/paystatus?order=ord_1', confirmed: true });
    expect(fields.confirmed).toEqual(['pi_1_secret_2 /de/paystatus']);
    expect(call).toHaveBeenCalledWith('createSubscription', expect.objectContaining({ form: 'embedded' }));
  });

  it('open no order while the card is not complete', async () => {
    const fields = standInFields();
    fields.complete = false;
    const { store, calls } = setUp(answers, true, fields.open);
    await store.openFields(open);
    expect(await store.submit(buyer)).toBeNull();
    expect(calls()).not.toContain('createSubscription');
    expect(store.state).toMatchObject({ busy: false, error: null });
  });

  it('can be tried again after a decline, with the same order', async () => {
    const fields = standInFields(['card_declined', 'not_confirmed', 'done']);
    const { store, calls } = setUp(answers, true, fields.open);
    await store.openFields(open);
    expect(await store.submit(buyer)).toBeNull();
    expect(store.state.error).toBe('card_declined');
    expect(await store.submit(buyer)).toBeNull();
    expect(store.state.error).toBe('not_confirmed');
    expect((await store.submit(buyer))?.confirmed).toBe(true);
    expect(new Set(fields.confirmed).size).toBe(1);
    expect(calls().filter((name) => name === 'createSubscription')).toHaveLength(3);
  });

  it('leave an unknown end to the page of the order', async () => {
    const fields = standInFields(['unknown']);
    const { store } = setUp(answers, true, fields.open);
    await store.openFields(open);
    expect(await store.submit(buyer)).toEqual({ address: '/de/paystatus?order=ord_1', confirmed: true });
    expect(store.state.error).toBeNull();
  });

  it('confirm once on a double click', async () => {
    const fields = standInFields();
    const { store } = setUp(answers, true, fields.open);
    await store.openFields(open);
    await Promise.all([store.submit(buyer), store.submit(buyer)]);
    expect(fields.confirmed).toHaveLength(1);
  });

  it('give way to the hosted page when they are blocked', async () => {
    const { store, call } = setUp({ ...answers, createSubscription: () => order }, true);
    await store.openFields(open);
    expect(store.state.fields).toBe('blocked');
    expect((await store.submit(buyer))?.address).toBe('https://pay.example/1');
    expect(call).toHaveBeenCalledWith(
      'createSubscription',
      expect.not.objectContaining({ form: 'embedded' }),
    );
  });

  it('are not asked for where the operator wants none', async () => {
    const fields = standInFields();
    const { store } = setUp(
      { ...answers, publicKey: () => ({ ...key, script_url: null }) },
      true,
      fields.open,
    );
    await store.openFields(open);
    expect(store.state.fields).toBe('hosted');
    expect(fields.options).toEqual([]);
  });

  it('are closed with another method, also while they are on their way; not while they pay', async () => {
    const fields = standInFields();
    const { store } = setUp(answers, true, fields.open);
    const opening = store.openFields(open);
    store.closeFields();
    await opening;
    expect([store.state.fields, fields.closed]).toEqual(['idle', fields.options.length]);
    await store.openFields(open);
    const paying = store.submit(buyer);
    store.setMethod('ps');
    expect(store.state.method).toBe('s1');
    await paying;
    store.setMethod('ps');
    expect(store.state.method).toBe('ps');
  });

  it('show the price that holds when they come late', async () => {
    const fields = standInFields();
    const { store } = setUp(answers, true, fields.open);
    const opening = store.openFields(open);
    store.priceFields(5995, 'USD');
    await opening;
    expect(fields.prices).toEqual([5995]);
  });
});

describe('the code of a link', () => {
  const coupon = { ...quoteFixture(), coupon: 'NORTH', coupon_amount: 500, amount: shown.amount - 500 };

  it('is tried by itself, once, and comes off when the buyer says so', async () => {
    const { store, call } = setUp({
      quote: ({ code }: { code?: string }) => (code ? coupon : quoteFixture()),
    });
    await store.keepCode('NORTH', shown.productId, 'USD');
    expect(store.state).toMatchObject({
      code: { kept: 'NORTH', invalid: false },
      quote: { coupon: 'NORTH' },
    });
    await store.applyCode('', shown.productId, 'USD');
    await store.keepCode('NORTH', shown.productId, 'USD');
    expect(store.state.quote?.coupon).toBeNull();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('that does not work says so and leaves the price without it', async () => {
    const { store } = setUp({
      quote: ({ code }: { code?: string }) => {
        if (code) throw new CallError('coupon_invalid', 30109, '', {});
        return quoteFixture();
      },
    });
    await store.keepCode('GONE', shown.productId, 'USD');
    expect(store.state).toMatchObject({
      code: { kept: 'GONE', invalid: true },
      quote: { coupon: null },
      error: null,
    });
  });
});

it('asks for the price of the offer it is bought through', async () => {
  const { store, call } = setUp({ quote: () => quoteFixture() });
  store.state.offer = 'actives1';
  await store.hold(shown.productId, 'USD');
  expect(call).toHaveBeenCalledWith('quote', {
    product_id: shown.productId,
    currency: 'USD',
    offer: 'actives1',
  });
});
