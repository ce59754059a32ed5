import { type Branch, ignored, type Row, type Table } from './Branch.ts';
import type { EventOf, EventType } from './checkoutEvents.ts';
import type { Checkout, PriceRequest, PriceState, ShownPlan } from './checkoutState.ts';

export const priceEvents = [
  'planShown',
  'priceWanted',
  'codeEntered',
  'linkCodeFound',
  'submitted',
  'quoted',
  'quoteFailed',
  'codeRefused',
  'orderFailed',
] as const;
type Heard = (typeof priceEvents)[number];

const samePlan = (one: Omit<ShownPlan, 'amount'> | null, other: Omit<ShownPlan, 'amount'> | null) =>
  one?.productId === other?.productId && one?.currency === other?.currency && one?.offer === other?.offer;

/** The quote that the service holds is about the plan on the page. */
export const priceHeld = ({ price, request, plan }: Checkout): boolean =>
  price === 'held' && plan !== null && samePlan(request, plan);

/** The price of the plan on the page is on its way. */
export const priceComing = ({ price, request, plan }: Checkout): boolean =>
  (price === 'asking' || price === 'trying') && plan !== null && samePlan(request, plan);

const requestOf = (checkout: Checkout, code: string | null): PriceRequest | null =>
  checkout.plan && {
    productId: checkout.plan.productId,
    currency: checkout.plan.currency,
    offer: checkout.plan.offer,
    code,
    buyer: checkout.buyer,
  };

const notPaying = ({ payment, plan }: Checkout) => payment === 'idle' && plan !== null;
const otherPrice = (checkout: Checkout) =>
  notPaying(checkout) &&
  !(
    samePlan(checkout.request, checkout.plan) &&
    checkout.request?.code === checkout.code.wanted &&
    checkout.request.buyer === checkout.buyer
  );
const otherPlan = (checkout: Checkout) => notPaying(checkout) && !samePlan(checkout.request, checkout.plan);
const codeIsNew = (checkout: Checkout) => notPaying(checkout) && checkout.code.kept === null;

const withCode = ({ request }: Checkout) => Boolean(request?.code);
const offerChanged = (_checkout: Checkout, { error, quote }: EventOf<'orderFailed'>) =>
  error === 'quote_changed' && quote !== undefined;
const quoteGone = (_checkout: Checkout, { error }: EventOf<'orderFailed'>) => error === 'quote_unknown';

/** A new plan is a new start; the payment of the old one has nothing to say about it. */
const show = (checkout: Checkout, { plan, buyer }: EventOf<'planShown'>): Partial<Checkout> => ({
  plan,
  buyer,
  ...(!samePlan(checkout.plan, plan) && { stopped: null, pending: null }),
});

/** Keeps the payment error: only another plan, code or method clears it. */
const requestPrice = (checkout: Checkout): Partial<Checkout> => ({
  request: requestOf(checkout, checkout.code.wanted),
  ...(checkout.stopped?.by === 'price' && { stopped: null }),
});
const tryCode = (checkout: Checkout, { code }: { code: string }): Partial<Checkout> => ({
  code: { ...checkout.code, wanted: code || null, refusal: null },
  request: requestOf(checkout, code || null),
  stopped: null,
});
const tryLinkCode = (checkout: Checkout, event: EventOf<'linkCodeFound'>): Partial<Checkout> => {
  const tried = tryCode(checkout, event);
  return { ...tried, code: { wanted: event.code, kept: event.code, refusal: null } };
};
const dropCode = (checkout: Checkout, { refusal }: EventOf<'codeRefused'>): Partial<Checkout> => ({
  code: { ...checkout.code, wanted: null, refusal },
  request: requestOf(checkout, null),
});
const requestQuote = ({ request }: Checkout) => (request ? [{ do: 'requestQuote' as const, request }] : []);

const failed = (checkout: Checkout, error: EventOf<'quoteFailed'>['error']): Partial<Checkout> => ({
  stopped: checkout.stopped?.by === 'payment' ? checkout.stopped : { error, by: 'price' },
});

const requests = <Type extends EventType>(
  to: PriceState,
  when: (checkout: Checkout) => boolean,
): readonly Branch<PriceState, Type>[] => [{ when, to, set: requestPrice, effects: requestQuote }];

const takesCodes: Pick<Row<PriceState, Heard>, 'codeEntered' | 'linkCodeFound'> = {
  codeEntered: [{ when: notPaying, to: 'trying', set: tryCode, effects: requestQuote }],
  linkCodeFound: [{ when: codeIsNew, to: 'trying', set: tryLinkCode, effects: requestQuote }],
};

/** Without a request under way there is nothing to reply to. */
const noReply = { quoted: ignored, quoteFailed: ignored, codeRefused: ignored };

/** A price is on its way: a newer request takes its place. */
const underWay = (
  state: 'asking' | 'trying',
): Omit<Row<PriceState, Heard>, 'codeEntered' | 'linkCodeFound'> => ({
  planShown: [{ to: state, set: show }],
  priceWanted: requests(state, otherPrice),
  submitted: requests(state, otherPlan),
  quoted: [{ to: 'held', set: (_checkout, { quote }) => ({ quote, tax: null, previousQuote: null }) }],
  quoteFailed: [{ to: 'failed', set: (checkout, { error }) => failed(checkout, error) }],
  // A code that does not work leaves the price without one.
  codeRefused: [
    { when: withCode, to: state, set: dropCode, effects: requestQuote },
    { to: 'failed', set: (checkout) => failed(checkout, 'unknown') },
  ],
  orderFailed: ignored,
});

/** No valid price: the next sign of interest requests one. */
const nothingKnown = (state: 'unasked' | 'failed'): Row<PriceState, Heard> => ({
  planShown: [{ to: state, set: show }],
  priceWanted: requests('asking', notPaying),
  ...takesCodes,
  submitted: requests('asking', notPaying),
  ...noReply,
  orderFailed: ignored,
});

/** The price of the plan, held by the service (decisions: one price from the card to the receipt). */
export const priceTable: Table<PriceState, Heard> = {
  unasked: nothingKnown('unasked'),
  failed: nothingKnown('failed'),
  asking: {
    ...underWay('asking'),
    ...takesCodes,
  },
  trying: { ...underWay('trying'), codeEntered: ignored, linkCodeFound: ignored },
  held: {
    planShown: [{ to: 'held', set: show }],
    priceWanted: requests('asking', otherPrice),
    ...takesCodes,
    submitted: requests('asking', otherPlan),
    ...noReply,
    orderFailed: [
      {
        when: offerChanged,
        to: 'held',
        set: (checkout, { quote }) => ({ quote: quote ?? null, previousQuote: checkout.quote, tax: null }),
      },
      {
        when: quoteGone,
        to: 'failed',
      },
    ],
  },
};
