import { quoteFixture } from '@tern/testing/fixtures';
import { describe, expect, it } from 'vitest';
import type { CheckoutEvent, EventType } from './checkoutEvents.ts';
import { branchesOf, checkoutTable, type Region, regions, step } from './checkoutMachine.ts';
import {
  type Checkout,
  fieldsStates,
  isPaying,
  paymentStates,
  paypalWait,
  priceStates,
  type ShownPlan,
  startOfCheckout,
} from './checkoutState.ts';

const states: Record<Region, readonly string[]> = {
  price: priceStates,
  fields: fieldsStates,
  payment: paymentStates,
};
const quote = quoteFixture();
const plan: ShownPlan = {
  productId: quote.product_id,
  currency: quote.currency,
  offer: null,
  amount: quote.amount,
};
const buyer = { email: 'marta@example.com', language: 'de', returnBase: '/de', surface: 'site' } as const;
const order = {
  order_id: 'ord_1',
  checkout_url: 'https://pay.example/1',
  client_secret: null,
  tax_amount: 12,
};
const place = { host: {} as HTMLElement, kind: 'card', language: 'de' } as const;

/** One event of each type. The compiler reports a missing one. */
const events: { [Type in EventType]: Extract<CheckoutEvent, { type: Type }> } = {
  planShown: { type: 'planShown', plan, buyer: null },
  priceWanted: { type: 'priceWanted' },
  codeEntered: { type: 'codeEntered', code: 'NORTH' },
  linkCodeFound: { type: 'linkCodeFound', code: 'LINK' },
  methodChosen: { type: 'methodChosen', method: 'ps' },
  fieldsWanted: { type: 'fieldsWanted', place },
  fieldsUnwanted: { type: 'fieldsUnwanted' },
  submitted: { type: 'submitted', buyer },
  tabReopened: { type: 'tabReopened' },
  completed: { type: 'completed' },
  cancelled: { type: 'cancelled' },
  pageLeft: { type: 'pageLeft' },
  quoted: { type: 'quoted', quote },
  quoteFailed: { type: 'quoteFailed', error: 'network' },
  codeRefused: { type: 'codeRefused', refusal: 'expired' },
  fieldsReady: { type: 'fieldsReady' },
  fieldsBlocked: { type: 'fieldsBlocked' },
  fieldsHosted: { type: 'fieldsHosted' },
  cardComplete: { type: 'cardComplete' },
  cardIncomplete: { type: 'cardIncomplete' },
  joined: { type: 'joined' },
  orderOpened: { type: 'orderOpened', order },
  orderFailed: { type: 'orderFailed', error: 'payment_failed' },
  cardPaid: { type: 'cardPaid' },
  outcomeUnknown: { type: 'outcomeUnknown' },
  stepFailed: { type: 'stepFailed', error: 'card_declined' },
  tabOpened: { type: 'tabOpened' },
  tabBlocked: { type: 'tabBlocked' },
  tabClosed: { type: 'tabClosed' },
  orderPaid: { type: 'orderPaid' },
  orderEnded: { type: 'orderEnded' },
  orderStillOpen: { type: 'orderStillOpen' },
  orderUnreachable: { type: 'orderUnreachable' },
};
const types = Object.keys(events) as EventType[];

/** A checkout of the plan, with a price and a try to pay as far as its states say. */
function checkoutIn(parts: Partial<Checkout>): Checkout {
  const checkout = { ...startOfCheckout('s1', false), plan, ...parts };
  const asked = checkout.price !== 'unasked';
  const paying = checkout.payment !== 'idle';
  return {
    ...checkout,
    request: asked ? { ...plan, code: checkout.code.wanted, buyer: null } : null,
    quote: checkout.price === 'held' ? (checkout.quote ?? quote) : checkout.quote,
    purchase: paying ? { ...buyer, promised: quote.amount, inTab: paypalWait(checkout) !== null } : null,
    order:
      paypalWait(checkout) || checkout.payment === 'confirming'
        ? { id: 'ord_1', url: 'https://pay.example/1' }
        : null,
    ...parts,
  };
}

/** `state -> state: effects`, of the region and event; what else the event does in other regions is left out. */
const go = (region: Region, state: string, type: EventType, parts: Partial<Checkout> = {}) => {
  const before = checkoutIn({ ...parts, [region]: state });
  return step(before, events[type]).checkout[region];
};

describe('the table', () => {
  it('has every event heard by a region', () => {
    const heard = new Set(regions.flatMap((region) => checkoutTable[region].hears as readonly EventType[]));
    expect(types.filter((type) => !heard.has(type))).toEqual([]);
  });

  it('decides every event in every state of the regions that hear it, and no other', () => {
    const undecided: string[] = [];
    for (const region of regions) {
      const hears: readonly EventType[] = checkoutTable[region].hears;
      for (const state of states[region]) {
        for (const type of types) {
          if ((branchesOf(region, state, type) !== undefined) !== hears.includes(type)) {
            undecided.push(`${region} ${state} ${type}`);
          }
        }
      }
    }
    expect(undecided).toEqual([]);
  });

  it('leads only to states that there are, and from the start to all of them', () => {
    for (const region of regions) {
      const ways = states[region].map((state) => ({
        state,
        to: types.flatMap((type) => branchesOf(region, state, type) ?? []).map((branch) => branch.to),
      }));
      const reached = new Set<string>([region === 'fields' ? 'idle' : (states[region][0] as string)]);
      for (const _ of ways) {
        for (const way of ways) if (reached.has(way.state)) for (const to of way.to) reached.add(to);
      }
      expect([...reached].sort()).toEqual([...states[region]].sort());
    }
  });
});

/**
 * The next state of each region for each event and state, guards fulfilled where the checkout of `checkoutIn` does so.
 * A pair that is not listed stays where it is.
 */
const moves: Record<Region, Record<string, Partial<Record<EventType, string>>>> = {
  price: {
    unasked: {
      priceWanted: 'asking',
      codeEntered: 'trying',
      linkCodeFound: 'trying',
      submitted: 'asking',
    },
    asking: {
      codeEntered: 'trying',
      linkCodeFound: 'trying',
      quoted: 'held',
      quoteFailed: 'failed',
      codeRefused: 'failed',
    },
    trying: { quoted: 'held', quoteFailed: 'failed', codeRefused: 'failed' },
    held: { codeEntered: 'trying', linkCodeFound: 'trying' },
    failed: {
      priceWanted: 'asking',
      codeEntered: 'trying',
      linkCodeFound: 'trying',
      submitted: 'asking',
    },
  },
  fields: {
    hosted: {},
    idle: { fieldsWanted: 'loading' },
    loading: {
      fieldsUnwanted: 'idle',
      fieldsReady: 'ready',
      fieldsBlocked: 'blocked',
      fieldsHosted: 'hosted',
    },
    ready: { fieldsUnwanted: 'idle' },
    blocked: { fieldsUnwanted: 'idle' },
  },
  payment: {
    idle: { submitted: 'awaitingPrice' },
    awaitingFields: {
      fieldsReady: 'checkingCard',
      fieldsBlocked: 'idle',
      fieldsHosted: 'idle',
      fieldsUnwanted: 'idle',
    },
    checkingCard: {
      cardComplete: 'idle',
      cardIncomplete: 'idle',
      stepFailed: 'idle',
      fieldsUnwanted: 'idle',
    },
    awaitingPrice: { quoted: 'idle', quoteFailed: 'idle', codeRefused: 'idle' },
    joining: { joined: 'opening', stepFailed: 'idle' },
    opening: { orderOpened: 'idle', orderFailed: 'idle' },
    confirming: { cardPaid: 'idle', outcomeUnknown: 'idle', stepFailed: 'idle' },
    paypalWaiting: {
      pageLeft: 'idle',
      cancelled: 'idle',
      completed: 'paypalChecking',
      tabBlocked: 'paypalBlocked',
      tabClosed: 'paypalClosed',
      orderPaid: 'idle',
      orderEnded: 'paypalFailed',
    },
    paypalBlocked: {
      pageLeft: 'idle',
      cancelled: 'idle',
      completed: 'paypalChecking',
      tabOpened: 'paypalWaiting',
      orderPaid: 'idle',
      orderEnded: 'paypalFailed',
    },
    paypalClosed: {
      pageLeft: 'idle',
      cancelled: 'idle',
      completed: 'paypalChecking',
      tabOpened: 'paypalWaiting',
      tabBlocked: 'paypalBlocked',
      orderPaid: 'idle',
      orderEnded: 'paypalFailed',
    },
    paypalChecking: {
      pageLeft: 'idle',
      cancelled: 'idle',
      tabOpened: 'paypalWaiting',
      tabBlocked: 'paypalBlocked',
      orderPaid: 'idle',
      orderEnded: 'paypalFailed',
      orderStillOpen: 'paypalUnfinished',
      orderUnreachable: 'paypalNetwork',
    },
    paypalUnfinished: {
      pageLeft: 'idle',
      cancelled: 'idle',
      completed: 'paypalChecking',
      tabOpened: 'paypalWaiting',
      tabBlocked: 'paypalBlocked',
      orderPaid: 'idle',
      orderEnded: 'paypalFailed',
    },
    paypalFailed: { pageLeft: 'idle', cancelled: 'idle', completed: 'paypalChecking', orderPaid: 'idle' },
    paypalNetwork: {
      pageLeft: 'idle',
      cancelled: 'idle',
      completed: 'paypalChecking',
      tabOpened: 'paypalWaiting',
      tabBlocked: 'paypalBlocked',
      orderPaid: 'idle',
      orderEnded: 'paypalFailed',
    },
  },
};

describe.each(regions)('%s', (region) => {
  it.each(states[region].flatMap((state) => types.map((type) => [state, type] as const)))(
    '%s, on %s',
    (state, type) => {
      const wanted = moves[region][state];
      expect(wanted).toBeDefined();
      expect(go(region, state, type)).toBe(wanted?.[type] ?? state);
    },
  );
});

describe('guards', () => {
  const pays = (parts: Partial<Checkout>) => step(checkoutIn(parts), events.submitted);
  it.each([
    ['a card that is here is checked first', { fields: 'ready', price: 'held' }, 'checkingCard'],
    ['a card that is on its way is waited for', { fields: 'loading', price: 'held' }, 'awaitingFields'],
    ['a price that is held is paid', { price: 'held' }, 'joining'],
    ['PayPal needs no fields', { method: 'ps', fields: 'loading', price: 'held' }, 'joining'],
    ['a price on its way is waited for', { price: 'asking' }, 'awaitingPrice'],
    ['without a plan there is nothing to pay', { plan: null }, 'idle'],
    ['without a method there is no way to pay', { method: null, price: 'held' }, 'idle'],
  ] satisfies [string, Partial<Checkout>, string][])('%s', (_name, parts, to) => {
    expect(pays(parts).checkout.payment).toBe(to);
  });

  it.each([
    ['for the price promised', quote.amount, 'joining', null],
    ['for no other', quote.amount + 1, 'idle', 'quote_changed'],
  ] as const)('goes on %s', (_name, promised, to, error) => {
    const waiting = checkoutIn({
      price: 'asking',
      payment: 'awaitingPrice',
      purchase: { ...buyer, promised, inTab: false },
    });
    const { checkout } = step(waiting, events.quoted);
    expect([checkout.payment, checkout.stopped?.error ?? null]).toEqual([to, error]);
  });

  it.each(['cardComplete', 'fieldsBlocked', 'fieldsHosted', 'fieldsUnwanted'] as const)(
    'after %s the price decides',
    (type) => {
      const payment = type === 'cardComplete' ? 'checkingCard' : 'awaitingFields';
      expect(step(checkoutIn({ payment, price: 'held' }), events[type]).checkout.payment).toBe('joining');
      expect(step(checkoutIn({ payment, price: 'asking' }), events[type]).checkout.payment).toBe(
        'awaitingPrice',
      );
      expect(step(checkoutIn({ payment, price: 'failed' }), events[type]).checkout.payment).toBe('idle');
    },
  );

  it('an order that is open is paid in its tab, in the fields, or on the provider’s page', () => {
    const opening = { payment: 'opening', price: 'held' } as const;
    const secret = { ...events.orderOpened, order: { ...order, client_secret: 'secret' } };
    const inTab = { ...opening, method: 'ps' as const, purchase: { ...buyer, promised: 1, inTab: true } };
    expect(step(checkoutIn(inTab), events.orderOpened).checkout.payment).toBe('paypalWaiting');
    expect(step(checkoutIn({ ...opening, fields: 'ready' }), secret).checkout.payment).toBe('confirming');
    const hosted = step(checkoutIn(opening), secret);
    expect(hosted.checkout).toMatchObject({ payment: 'idle', purchase: null, tax: 12 });
    expect(hosted.effects).toContainEqual({ do: 'leave', address: order.checkout_url, orderId: 'ord_1' });
  });

  it('an order that needs no payment any more leads to its status page', () => {
    const free = { ...events.orderOpened, order: { ...order, checkout_url: null } };
    const { effects } = step(checkoutIn({ payment: 'opening', price: 'held' }), free);
    expect(effects).toContainEqual({ do: 'leave', address: '/de/paystatus?order=ord_1', orderId: 'ord_1' });
    const win = { ...buyer, surface: 'win' as const, promised: 1, inTab: false };
    expect(
      step(checkoutIn({ payment: 'opening', price: 'held', purchase: win }), free).effects,
    ).toContainEqual({ do: 'leave', address: '/de/win-pay-result?order=ord_1', orderId: 'ord_1' });
  });

  it('a campaign that ended since the page was loaded is a changed price, and nothing is ordered at it', () => {
    const dearer = {
      ...quote,
      product_id: quote.product_id.replace(/off\d+/, 'off9'),
      amount: quote.amount + 1000,
    };
    expect(dearer.product_id).not.toBe(quote.product_id);
    const waiting = checkoutIn({ payment: 'awaitingPrice', price: 'asking', quote: null });
    const { checkout, effects } = step(waiting, { type: 'quoted', quote: dearer });
    expect(checkout).toMatchObject({ payment: 'idle', stopped: { error: 'quote_changed' } });
    expect(effects.some((effect) => effect.do === 'openOrder' || effect.do === 'join')).toBe(false);
  });

  it('a quote that the service no longer knows is asked for again', () => {
    const gone = { type: 'orderFailed', error: 'quote_unknown' } as const;
    const { checkout } = step(checkoutIn({ payment: 'opening', price: 'held' }), gone);
    expect(checkout).toMatchObject({ price: 'failed', payment: 'idle', stopped: { error: 'quote_unknown' } });
    const again = step(checkout, events.submitted);
    expect(again.checkout.payment).toBe('awaitingPrice');
    expect(again.effects).toContainEqual(expect.objectContaining({ do: 'requestQuote' }));
  });

  it('a buyer who was told of a payment on its way, and pays again, means to', () => {
    const pending = {
      order_id: 'ord_1',
      method: 'ps',
      amount: 4500,
      currency: 'USD',
      until: '2026-12-06T08:00:00.000Z',
    } as const;
    const opening = checkoutIn({ payment: 'opening', price: 'held' });
    const told = step(opening, { type: 'orderFailed', error: 'payment_pending', pending }).checkout;
    expect(told).toMatchObject({ payment: 'idle', pending, stopped: { error: 'payment_pending' } });
    const again = step({ ...told, payment: 'joining', purchase: opening.purchase }, events.joined);
    expect(again.effects).toContainEqual(
      expect.objectContaining({ do: 'openOrder', order: expect.objectContaining({ despite_pending: true }) }),
    );
    // Of another plan nothing is pending.
    const other = {
      type: 'planShown',
      buyer: null,
      plan: { productId: 'other', currency: 'USD', offer: null, amount: 1 },
    } as const;
    expect(step(told, other).checkout.pending).toBeNull();
  });

  it('a code that does not work leaves the price without one', () => {
    const trying = step(checkoutIn({ price: 'held' }), events.codeEntered).checkout;
    const { checkout, effects } = step(trying, events.codeRefused);
    expect(checkout).toMatchObject({
      price: 'trying',
      code: { wanted: null, refusal: 'expired' },
      stopped: null,
    });
    expect(effects).toEqual([{ do: 'requestQuote', request: expect.objectContaining({ code: null }) }]);
  });

  it('another plan, buyer, offer or currency is another price', () => {
    const held = checkoutIn({ price: 'held' });
    const asked = (change: Partial<ShownPlan>, who: string | null = null) =>
      step(
        step(held, { type: 'planShown', plan: { ...plan, ...change }, buyer: who }).checkout,
        events.priceWanted,
      ).checkout.price;
    expect(asked({})).toBe('held');
    expect(asked({ amount: 1 })).toBe('held');
    expect(asked({ productId: 'other' })).toBe('asking');
    expect(asked({ currency: 'GBP' })).toBe('asking');
    expect(asked({ offer: 'actives1' })).toBe('asking');
    expect(asked({}, 'usr_1')).toBe('asking');
  });

  it('a buyer who waits for PayPal is shown as waiting, not as paying', () => {
    for (const payment of paymentStates) {
      expect(isPaying({ payment })).toBe(payment !== 'idle' && !payment.startsWith('paypal'));
    }
    expect(paypalWait({ payment: 'paypalUnfinished' })).toBe('unfinished');
    expect(paypalWait({ payment: 'opening' })).toBeNull();
  });
});
