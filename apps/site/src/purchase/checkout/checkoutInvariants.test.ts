import type { Quote } from '@tern/contract';
import { quoteFixture } from '@tern/testing/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutEffect, CheckoutEvent, PageEvent, Reply } from './checkoutEvents.ts';
import { step } from './checkoutMachine.ts';
import { type Checkout, type ShownPlan, shownAmount, startOfCheckout } from './checkoutState.ts';

const plans: readonly ShownPlan[] = [
  { productId: 'a', currency: 'USD', offer: null, amount: 5995 },
  { productId: 'a', currency: 'USD', offer: 'actives1', amount: 4995 },
  { productId: 'a', currency: 'GBP', offer: null, amount: 5995 },
  { productId: 'b', currency: 'USD', offer: null, amount: 1549 },
];
const buyer = { email: 'marta@example.com', language: 'de', returnBase: '/de', surface: 'site' } as const;
const place = { host: {} as HTMLElement, kind: 'card', language: 'de' } as const;

const sometimes = (weight: number, event: PageEvent) => ({ weight, arbitrary: fc.constant(event) });
/** Events of the page: those that lead on are more frequent than those that lead back. */
const pageEvent: fc.Arbitrary<PageEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('planShown' as const),
      plan: fc.constantFrom(...plans),
      buyer: fc.constantFrom(null, 'usr_1'),
    }),
  },
  sometimes(4, { type: 'priceWanted' }),
  sometimes(1, { type: 'codeEntered', code: '' }),
  sometimes(1, { type: 'codeEntered', code: 'NORTH' }),
  sometimes(1, { type: 'linkCodeFound', code: 'LINK' }),
  sometimes(3, { type: 'methodChosen', method: 's1' }),
  sometimes(1, { type: 'methodChosen', method: 'ps' }),
  sometimes(6, { type: 'fieldsWanted', place }),
  sometimes(1, { type: 'fieldsUnwanted' }),
  sometimes(6, { type: 'submitted', buyer }),
  sometimes(2, { type: 'submitted', buyer, tab: { window: null } }),
  sometimes(1, { type: 'tabReopened' }),
  sometimes(1, { type: 'completed' }),
  sometimes(1, { type: 'cancelled' }),
  sometimes(1, { type: 'pageLeft' }),
);

type Asked<Name extends CheckoutEffect['do']> = Extract<CheckoutEffect, { do: Name }>;
const quoteOf = ({ request }: Asked<'requestQuote'>, amount: number): Quote => ({
  ...quoteFixture(),
  quote_id: `${request.productId} ${request.currency} ${request.offer} ${amount}`,
  product_id: request.productId,
  currency: request.currency,
  amount,
});

/** The possible replies of an effect; null for one that has none. */
function repliesTo(effect: CheckoutEffect): readonly Reply[] | null {
  switch (effect.do) {
    case 'requestQuote':
      return [
        { type: 'quoted', quote: quoteOf(effect, 5995) },
        { type: 'quoted', quote: quoteOf(effect, 4995) },
        { type: 'quoteFailed', error: 'network' },
        { type: 'codeRefused', refusal: 'unknown' },
      ];
    case 'openFields':
      return [{ type: 'fieldsReady' }, { type: 'fieldsBlocked' }, { type: 'fieldsHosted' }];
    case 'checkCard':
      return [{ type: 'cardComplete' }, { type: 'cardIncomplete' }, { type: 'stepFailed', error: 'unknown' }];
    case 'join':
      return [{ type: 'joined' }, { type: 'stepFailed', error: 'email_known' }];
    case 'openOrder': {
      const order = { order_id: 'ord_1', checkout_url: 'https://pay.example/1', tax_amount: null };
      return [
        { type: 'orderOpened', order: { ...order, client_secret: effect.order.entry ? 'secret' : null } },
        { type: 'orderOpened', order: { ...order, checkout_url: null, client_secret: null } },
        { type: 'orderFailed', error: 'payment_failed' },
        { type: 'orderFailed', error: 'quote_unknown' },
        { type: 'orderFailed', error: 'network' },
      ];
    }
    case 'confirmCard':
      return [
        { type: 'cardPaid' },
        { type: 'outcomeUnknown' },
        { type: 'stepFailed', error: 'card_declined' },
      ];
    case 'pointTab':
      return [{ type: 'tabBlocked' }, { type: 'tabClosed' }];
    case 'reopenTab':
      return [{ type: 'tabOpened' }, { type: 'tabBlocked' }];
    case 'followOrder':
      return [{ type: 'orderPaid' }, { type: 'orderEnded' }];
    case 'checkProvider':
      return [
        { type: 'orderPaid' },
        { type: 'orderEnded' },
        { type: 'orderStillOpen' },
        { type: 'orderUnreachable' },
      ];
    default:
      return null;
  }
}

/** Effects that put an end to others: their replies no longer come, as the helpers around them see to. */
const lane: Partial<Record<CheckoutEffect['do'], string>> = {
  requestQuote: 'quote',
  openFields: 'fields',
  closeFields: 'fields',
  checkCard: 'step',
  join: 'step',
  openOrder: 'step',
  confirmCard: 'step',
  endTry: 'step',
  followOrder: 'order',
  unfollowOrder: 'order',
  checkProvider: 'provider',
};

interface Seen {
  before: Checkout;
  event: CheckoutEvent;
  after: Checkout;
  effects: readonly CheckoutEffect[];
  /** Steps of payments that were under way when the event came. */
  waiting: readonly CheckoutEffect[];
}

/** Walks at random: the page does something, or one of the effects under way replies. */
function walk(
  moves: readonly { page: PageEvent; replies: boolean; pick: number }[],
  look: (seen: Seen) => void,
) {
  let checkout = startOfCheckout('s1', false);
  const open = new Map<string, CheckoutEffect>();
  for (const { page, replies, pick } of moves) {
    const waiting = [...open.entries()];
    const [key, effect] = waiting[pick % Math.max(1, waiting.length)] ?? [];
    const possible = effect ? repliesTo(effect) : null;
    const reply = possible?.[Math.floor(pick / 7) % possible.length];
    let event: CheckoutEvent = page;
    if (replies && reply && key !== undefined) {
      event = reply;
      open.delete(key);
    }
    const { checkout: after, effects } = step(checkout, event);
    look({ before: checkout, event, after, effects, waiting: waiting.map(([, each]) => each) });
    checkout = after;
    for (const each of effects) {
      const name = lane[each.do] ?? each.do;
      if (each.do === 'unfollowOrder') open.delete('provider');
      if (repliesTo(each)) open.set(name, each);
      else open.delete(name);
    }
  }
}

const moves = fc.array(
  fc.record({
    page: pageEvent,
    replies: fc.constantFrom(true, true, true, false),
    pick: fc.nat({ max: 1000 }),
  }),
  {
    minLength: 60,
    maxLength: 120,
  },
);
const always = (look: (seen: Seen) => void) =>
  fc.assert(
    fc.property(moves, (steps) => walk(steps, look)),
    { numRuns: 1000, seed: 13 },
  );
const has = (effects: readonly CheckoutEffect[], name: CheckoutEffect['do']) =>
  effects.some((effect) => effect.do === name);

describe('whatever happens', () => {
  it('reaches every end, so that the walks say something', () => {
    const ends = new Set<string>();
    always(({ event, effects, after }) => {
      for (const effect of effects) ends.add(effect.do);
      ends.add(event.type).add(after.payment);
    });
    for (const end of ['leave', 'showOrder', 'showPaid', 'outcomeUnknown', 'paypalFailed', 'paypalNetwork']) {
      expect(ends, end).toContain(end);
    }
  });

  it('never are two purchases open at once', () => {
    always(({ effects, waiting, before }) => {
      expect(effects.filter((effect) => effect.do === 'openOrder').length).toBeLessThanOrEqual(1);
      if (!has(effects, 'openOrder')) return;
      expect(waiting.filter((effect) => effect.do === 'openOrder' || effect.do === 'confirmCard')).toEqual(
        [],
      );
      expect(before.payment.startsWith('paypal')).toBe(false);
    });
  });

  it('no order is opened without a current quote for the amount on the page', () => {
    always(({ effects, after }) => {
      for (const effect of effects) {
        if (effect.do !== 'openOrder') continue;
        expect(after.price).toBe('held');
        expect(effect.order.quote_id).toBe(after.quote?.quote_id);
        expect(after.quote).toMatchObject({
          product_id: after.request?.productId,
          currency: after.request?.currency,
          amount: after.purchase?.promised,
        });
      }
    });
  });

  it('an unknown outcome leads to the page of the order, and is never shown as failed', () => {
    always(({ before, event, after, effects }) => {
      if (event.type !== 'outcomeUnknown') return;
      expect(after.stopped).toBe(before.stopped);
      expect(after.stopped).toBeNull();
      expect(effects).toContainEqual({ do: 'showOrder', orderId: 'ord_1' });
    });
  });

  it('what stopped a payment stays until plan, code or method changes or it is tried again', () => {
    const clears: readonly CheckoutEvent['type'][] = [
      'planShown',
      'codeEntered',
      'linkCodeFound',
      'methodChosen',
      'submitted',
    ];
    always(({ before, event, after }) => {
      if (before.stopped?.by !== 'payment') return;
      if (!clears.includes(event.type)) expect(after.stopped).toEqual(before.stopped);
      const samePlan =
        event.type === 'planShown' &&
        before.plan?.productId === event.plan.productId &&
        before.plan.currency === event.plan.currency &&
        before.plan.offer === event.plan.offer;
      const sameMethod = event.type === 'methodChosen' && event.method === before.method;
      if (samePlan || sameMethod) expect(after.stopped).toEqual(before.stopped);
    });
  });

  it('method, code and price stay as they are while a payment is under way', () => {
    always(({ before, after, event }) => {
      if (before.payment === 'idle' || after.payment === 'idle') return;
      expect(after.method).toBe(before.method);
      if (event.type === 'codeEntered' || event.type === 'linkCodeFound') {
        expect(after.code).toEqual(before.code);
      }
      if (before.payment === 'joining' || before.payment === 'opening' || before.payment === 'confirming') {
        expect(after.quote).toBe(before.quote);
      }
    });
  });

  it('a try to pay has its data while it lasts, and none after it', () => {
    always(({ after }) => expect(after.purchase === null).toBe(after.payment === 'idle'));
  });

  it('the fields are told of every amount on the page that they did not open with', () => {
    always(({ before, after, effects }) => {
      const changed = shownAmount(before) !== shownAmount(after);
      if (after.fields !== 'ready' || after.payment !== 'idle' || !changed) return;
      expect(effects).toContainEqual(
        expect.objectContaining({ do: 'priceFields', amount: shownAmount(after) }),
      );
    });
  });
});
