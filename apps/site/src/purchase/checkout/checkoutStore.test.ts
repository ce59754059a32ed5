import { quoteFixture } from '@tern/testing/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import type { Api } from '../../api/createApi.ts';
import type { SessionStore } from '../../app/session.store.ts';
import { createCheckoutStore } from './checkout.store.ts';
import type { Buyer, PaypalTab } from './checkoutEvents.ts';
import { type Checkout, isPaying, type ShownPlan } from './checkoutState.ts';
import type { CardFields, CardFieldsOptions, PayOutcome } from './openCardFields.ts';

const order = {
  order_id: 'ord_1',
  state: 'created',
  checkout_url: 'https://pay.example/1',
  client_secret: null,
  tax_amount: null,
};
const shown: ShownPlan = {
  productId: quoteFixture().product_id,
  currency: 'USD',
  offer: null,
  amount: quoteFixture().amount,
};
const buyer: Buyer = { email: 'marta@example.com', language: 'de', returnBase: '/de', surface: 'site' };

const place = { host: {} as HTMLElement, kind: 'card' as const, language: 'de' as const };

/** Fields that respond as the test sets, and record their calls. */
function standInFields(outcomes: PayOutcome[] = ['done']) {
  const made = {
    options: [] as CardFieldsOptions[],
    confirmed: [] as string[],
    complete: true,
    prices: [] as number[],
    closed: 0,
    refused: 0,
    open: async (options: CardFieldsOptions): Promise<CardFields> => {
      made.options.push(options);
      return {
        price: (amount) => void made.prices.push(amount),
        check: async () => made.complete,
        async confirm(secret, returnUrl) {
          made.confirmed.push(`${secret} ${new URL(returnUrl).pathname}`);
          return outcomes.shift() ?? 'done';
        },
        refuse: () => {
          made.refused += 1;
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
  invite: () => string | undefined = () => undefined,
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
    { loadFields: async () => openFields, loadTracking: async () => undefined, invite, cardsHosted },
  );
  const { send } = store;
  const ends: unknown[] = [];
  store.enter({
    onLeave: (address) => void ends.push({ address, confirmed: false }),
    onConfirmed: (orderId) => void ends.push({ orderId, confirmed: true }),
    onPaid: (orderId) => void ends.push({ orderId, paid: true }),
    openTab: () => null,
  });
  const show = (plan: Partial<ShownPlan> = {}) =>
    send({ type: 'planShown', plan: { ...shown, ...plan }, buyer: null });
  show();
  const until = (done: (state: Readonly<Checkout>) => boolean) =>
    vi.waitFor(() => expect(done(store.state)).toBe(true), { interval: 1 });
  const quiet = () => until(({ price }) => price !== 'asking' && price !== 'trying');
  return {
    store,
    send,
    call,
    session,
    show,
    quiet,
    calls: () => call.mock.calls.map(([name]) => name),
    /** Presses the button, and resolves with where it led; null when something was in the way. */
    async submit(tab?: PaypalTab) {
      const before = ends.length;
      send({ type: 'submitted', buyer, ...(tab && { tab }) });
      await until((state) => !isPaying(state));
      await quiet();
      return ends[before] ?? null;
    },
    async hold(plan: Partial<ShownPlan> = {}) {
      show(plan);
      send({ type: 'priceWanted' });
      await quiet();
    },
    async openFields() {
      send({ type: 'fieldsWanted', place });
      await until(({ fields }) => fields !== 'loading');
    },
  };
}

describe('submit', () => {
  it('asks for the price, opens an account, then an order, and goes to the provider', async () => {
    const { calls, session, submit } = setUp({
      quote: () => quoteFixture(),
      createSubscription: () => order,
    });
    expect(await submit()).toEqual({ address: 'https://pay.example/1', confirmed: false });
    expect(calls()).toEqual(['quote', 'createSubscription']);
    expect(session.signUp).toHaveBeenCalledWith('marta@example.com', 'de');
  });

  it('shows the tax that the provider reports for the order, and for no other price', async () => {
    const { store, submit, hold } = setUp({
      quote: () => quoteFixture(),
      createSubscription: () => ({ ...order, tax_amount: 750 }),
    });
    expect(store.state.tax).toBeNull();
    await submit();
    expect(store.state.tax).toBe(750);
    await hold({ productId: 'another' });
    expect(store.state.tax).toBeNull();
  });

  it('opens no second order on a double click', async () => {
    const { calls, submit } = setUp({ quote: () => quoteFixture(), createSubscription: () => order }, true);
    const [first, second] = await Promise.all([submit(), submit()]);
    expect(first).toMatchObject({ address: 'https://pay.example/1' });
    expect(second).toEqual(first);
    expect(calls().filter((name) => name === 'createSubscription')).toHaveLength(1);
  });

  it('moves no money for another price than the one shown', async () => {
    const { store, calls, submit } = setUp({
      quote: () => ({ ...quoteFixture(), amount: shown.amount + 100 }),
      createSubscription: () => order,
    });
    expect(await submit()).toBeNull();
    expect(store.state.stopped?.error).toBe('quote_changed');
    expect(calls()).not.toContain('createSubscription');
  });

  it('shows the offer that holds when the service changed it, and the one before', async () => {
    const changed = { ...quoteFixture(), quote_id: 'quo_2', amount: 5995 };
    const { store, submit } = setUp(
      {
        quote: () => quoteFixture(),
        createSubscription: () => {
          throw new CallError('quote_changed', 30103, 'changed', { quote: changed } as never);
        },
      },
      true,
    );
    expect(await submit()).toBeNull();
    expect(store.state).toMatchObject({
      stopped: { error: 'quote_changed' },
      quote: changed,
      previousQuote: quoteFixture(),
    });
  });

  it('stops at an address that is known', async () => {
    const { store, calls, session, submit } = setUp({ quote: () => quoteFixture() });
    session.signUp.mockResolvedValue('email_known');
    expect(await submit()).toBeNull();
    expect(store.state.stopped?.error).toBe('email_known');
    expect(calls()).toEqual(['quote']);
    expect(store.state.payment).toBe('idle');
  });

  it('goes to the status page when the order needs no payment any more', async () => {
    const { submit } = setUp(
      { quote: () => quoteFixture(), createSubscription: () => ({ ...order, checkout_url: null }) },
      true,
    );
    expect(await submit()).toMatchObject({ address: '/de/paystatus?order=ord_1' });
  });

  it('can be tried again after the network failed', async () => {
    let away = true;
    const { store, submit } = setUp(
      {
        quote: () => quoteFixture(),
        createSubscription: () => {
          if (away) throw new CallError('network', 0, 'Network error.');
          return order;
        },
      },
      true,
    );
    expect(await submit()).toBeNull();
    expect(store.state).toMatchObject({ stopped: { error: 'network' }, payment: 'idle' });
    away = false;
    expect(await submit()).toEqual({ address: 'https://pay.example/1', confirmed: false });
    expect(store.state.stopped).toBeNull();
  });
});

describe('hold', () => {
  it('asks once per plan and currency, and again after a failure', async () => {
    let away = true;
    const { store, calls, hold } = setUp({
      quote: () => {
        if (away) throw new CallError('network', 0, 'Network error.');
        return quoteFixture();
      },
    });
    await hold();
    away = false;
    await hold();
    await hold();
    expect(calls()).toHaveLength(2);
    expect(store.state.quote?.quote_id).toBe('quo_fixture');
  });

  it('lets the newest question win', async () => {
    const waiting: ((value: unknown) => void)[] = [];
    const { store, hold } = setUp({ quote: () => new Promise((done) => waiting.push(done)) });
    const first = hold({ productId: '12m' });
    const second = hold({ productId: '6m' });
    waiting[1]?.(quoteFixture('6m'));
    await second;
    waiting[0]?.(quoteFixture('12m'));
    await first;
    expect(store.state.quote?.plan_id).toBe('6m');
  });
});

describe('fields on this page', () => {
  const key = { public_key: 'pk_test', script_url: 'https://stripe.example/stripe.js' };
  const embedded = { ...order, state: 'pending', client_secret: 'pi_1_secret_2' };
  const answers = { quote: () => quoteFixture(), publicKey: () => key, createSubscription: () => embedded };
  beforeEach(() => vi.stubGlobal('location', { href: 'https://shop.example/de/pricing/checkout/12m' }));
  afterEach(() => vi.unstubAllGlobals());

  it('knows without a question that the cards of this shop are entered on the provider’s page', async () => {
    const { store, calls, send, openFields } = setUp({}, true, undefined, true);
    expect(store.state.fields).toBe('hosted');
    await openFields();
    send({ type: 'fieldsUnwanted' });
    expect(store.state.fields).toBe('hosted');
    expect(calls()).toEqual([]);
  });

  it('pay the order, and lead to its page: nothing is taken from the fields', async () => {
    const fields = standInFields();
    const { store, call, submit, openFields } = setUp(answers, true, fields.open);
    await openFields();
    expect(store.state.fields).toBe('ready');
    expect(fields.options[0]).toMatchObject({ publicKey: 'pk_test', scriptUrl: key.script_url });
    expect(await submit()).toEqual({ orderId: 'ord_1', confirmed: true });
    expect(fields.confirmed).toEqual(['pi_1_secret_2 /de/paystatus']);
    expect(call).toHaveBeenCalledWith('createSubscription', expect.objectContaining({ entry: 'embedded' }));
  });

  it('open no order while the card is not complete', async () => {
    const fields = standInFields();
    fields.complete = false;
    const { store, calls, submit, openFields } = setUp(answers, true, fields.open);
    await openFields();
    expect(await submit()).toBeNull();
    expect(calls()).not.toContain('createSubscription');
    expect(store.state).toMatchObject({ payment: 'idle', stopped: null });
  });

  it('can be tried again after a decline, with the same order', async () => {
    const fields = standInFields(['card_declined', 'not_confirmed', 'done']);
    const { store, calls, submit, openFields } = setUp(answers, true, fields.open);
    await openFields();
    expect(await submit()).toBeNull();
    expect(store.state.stopped?.error).toBe('card_declined');
    expect(await submit()).toBeNull();
    expect(store.state.stopped?.error).toBe('not_confirmed');
    expect(await submit()).toMatchObject({ confirmed: true });
    expect(new Set(fields.confirmed).size).toBe(1);
    expect(calls().filter((name) => name === 'createSubscription')).toHaveLength(3);
  });

  it('leave an unknown end to the page of the order', async () => {
    const fields = standInFields(['unknown']);
    const { store, submit, openFields } = setUp(answers, true, fields.open);
    await openFields();
    expect(await submit()).toEqual({ orderId: 'ord_1', confirmed: true });
    expect(store.state.stopped).toBeNull();
  });

  it('confirm once on a double click', async () => {
    const fields = standInFields();
    const { submit, openFields } = setUp(answers, true, fields.open);
    await openFields();
    await Promise.all([submit(), submit()]);
    expect(fields.confirmed).toHaveLength(1);
  });

  it('give way to the hosted page when they are blocked', async () => {
    const { store, call, submit, openFields } = setUp({ ...answers, createSubscription: () => order }, true);
    await openFields();
    expect(store.state.fields).toBe('blocked');
    expect(await submit()).toMatchObject({ address: 'https://pay.example/1' });
    expect(call).toHaveBeenCalledWith(
      'createSubscription',
      expect.not.objectContaining({ entry: 'embedded' }),
    );
  });

  it('are not asked for where the operator wants none', async () => {
    const fields = standInFields();
    const { store, openFields } = setUp(
      { ...answers, publicKey: () => ({ ...key, script_url: null }) },
      true,
      fields.open,
    );
    await openFields();
    expect(store.state.fields).toBe('hosted');
    expect(fields.options).toEqual([]);
  });

  it('are closed with another method, also while they are on their way; not while they pay', async () => {
    const fields = standInFields();
    const { store, send, submit, openFields } = setUp(answers, true, fields.open);
    const opening = openFields();
    send({ type: 'fieldsUnwanted' });
    await opening;
    expect([store.state.fields, fields.closed]).toEqual(['idle', fields.options.length]);
    await openFields();
    const paying = submit();
    send({ type: 'methodChosen', method: 'ps' });
    expect(store.state.method).toBe('s1');
    await paying;
    send({ type: 'methodChosen', method: 'ps' });
    expect(store.state.method).toBe('ps');
  });

  it('show the price that holds when they come late', async () => {
    const fields = standInFields();
    const { openFields, show } = setUp(answers, true, fields.open);
    const opening = openFields();
    show({ amount: 5995 });
    await opening;
    expect(fields.prices).toEqual([5995]);
  });
});

describe('the code of a link', () => {
  const coupon = { ...quoteFixture(), coupon: 'NORTH', coupon_amount: 500, amount: shown.amount - 500 };

  it('is tried by itself, once, and comes off when the buyer says so', async () => {
    const { store, call, send, quiet } = setUp({
      quote: ({ code }: { code?: string }) => (code ? coupon : quoteFixture()),
    });
    send({ type: 'linkCodeFound', code: 'NORTH' });
    await quiet();
    expect(store.state).toMatchObject({
      code: { kept: 'NORTH', refusal: null },
      quote: { coupon: 'NORTH' },
    });
    send({ type: 'codeEntered', code: '' });
    await quiet();
    send({ type: 'linkCodeFound', code: 'NORTH' });
    await quiet();
    expect(store.state.quote?.coupon).toBeNull();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('goes with the invitation that is noted beside it, which a request without a code has as well', async () => {
    const asked: unknown[] = [];
    const { send, quiet } = setUp(
      {
        quote: (input: { code?: string; invite?: string }) => {
          asked.push([input.code, input.invite]);
          return input.code ? coupon : quoteFixture();
        },
      },
      ...([false, undefined, false] as const),
      () => '7K2M-9QXR',
    );
    send({ type: 'linkCodeFound', code: 'NORTH' });
    await quiet();
    send({ type: 'codeEntered', code: '' });
    await quiet();
    expect(asked).toEqual([
      ['NORTH', '7K2M-9QXR'],
      [undefined, '7K2M-9QXR'],
    ]);
  });

  it('that does not work says so and leaves the price without it', async () => {
    const { store, send, quiet } = setUp({
      quote: ({ code }: { code?: string }) => {
        if (code) throw new CallError('coupon_invalid', 30109, '', { code_refusal: 'used_up' });
        return quoteFixture();
      },
    });
    send({ type: 'linkCodeFound', code: 'GONE' });
    await quiet();
    expect(store.state).toMatchObject({
      code: { kept: 'GONE', refusal: 'used_up' },
      quote: { coupon: null },
      stopped: null,
    });
  });
});

it('asks for the price of the offer it is bought through', async () => {
  const { call, hold } = setUp({ quote: () => quoteFixture() });
  await hold({ offer: 'actives1' });
  expect(call).toHaveBeenCalledWith('quote', {
    product_id: shown.productId,
    currency: 'USD',
    offer: 'actives1',
  });
});
