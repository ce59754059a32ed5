import { type Branch, ignored, type Row, type Table } from './branches.ts';
import type { CheckoutEffect, EventOf, EventType } from './checkoutEvents.ts';
import {
  type Checkout,
  type CheckoutError,
  inFields,
  type PaymentState,
  type PaypalState,
  paysInFields,
  shownAmount,
} from './checkoutState.ts';
import { priceComing, priceHeld } from './priceTable.ts';

export const paymentEvents = [
  'submitted',
  'methodChosen',
  'pageLeft',
  'fieldsReady',
  'fieldsBlocked',
  'fieldsHosted',
  'fieldsUnwanted',
  'cardComplete',
  'cardIncomplete',
  'quoted',
  'quoteFailed',
  'codeRefused',
  'joined',
  'stepFailed',
  'orderOpened',
  'orderFailed',
  'cardPaid',
  'outcomeUnknown',
  'tabReopened',
  'completed',
  'cancelled',
  'tabOpened',
  'tabBlocked',
  'tabClosed',
  'orderPaid',
  'orderEnded',
  'orderStillOpen',
  'orderUnreachable',
] as const;
type Heard = (typeof paymentEvents)[number];
type Branches<Type extends EventType> = readonly Branch<PaymentState, Type>[];

/** What a change of the method can mend. */
const aboutMethod: readonly CheckoutError[] = [
  'method_unavailable',
  'payment_failed',
  'card_declined',
  'card_no_funds',
  'card_expired',
  'card_wrong',
  'not_confirmed',
];

const payable = ({ plan, method }: Checkout) => plan !== null && method !== null;
const cardHere = (checkout: Checkout) => payable(checkout) && paysInFields(checkout);
const cardComing = (checkout: Checkout) =>
  payable(checkout) &&
  checkout.fields === 'loading' &&
  checkout.method !== null &&
  inFields.includes(checkout.method);
const priceReady = (checkout: Checkout) => payable(checkout) && priceHeld(checkout);
const priceAsPromised = (checkout: Checkout) =>
  priceHeld(checkout) && shownAmount(checkout) === checkout.purchase?.promised;

const begin = (checkout: Checkout, { buyer, tab }: EventOf<'submitted'>): Partial<Checkout> => ({
  stopped: null,
  order: null,
  purchase: { ...buyer, promised: shownAmount(checkout), inTab: tab !== undefined },
});
const takeTab = (_checkout: Checkout, { tab }: EventOf<'submitted'>): CheckoutEffect[] =>
  tab ? [{ do: 'takeTab', tab }] : [];
const checkCard = (): CheckoutEffect[] => [{ do: 'checkCard' }];
const join = ({ purchase }: Checkout): CheckoutEffect[] =>
  purchase ? [{ do: 'join', email: purchase.email, language: purchase.language }] : [];
const endTry = (): CheckoutEffect[] => [{ do: 'endTry' }];

const stopWith = (error: CheckoutError): Partial<Checkout> => ({
  purchase: null,
  stopped: { error, by: 'payment' },
});
/** Back to the form, which says what is missing, or what stopped it has been said already. */
const stopped = { to: 'idle', set: () => ({ purchase: null }), effects: endTry } as const;
const failedWithReason = {
  to: 'idle',
  set: (_checkout: Checkout, { error }: { error: CheckoutError }) => stopWith(error),
  effects: endTry,
} as const;

const submitted: Branches<'submitted'> = [
  { when: cardHere, to: 'checkingCard', set: begin, effects: checkCard },
  { when: cardComing, to: 'awaitingFields', set: begin },
  {
    when: priceReady,
    to: 'joining',
    set: begin,
    effects: (checkout, event) => [...takeTab(checkout, event), ...join(checkout)],
  },
  { when: payable, to: 'awaitingPrice', set: begin, effects: takeTab },
];

/** On with a price that is the one promised, or not at all. */
const withPrice = [
  { when: priceAsPromised, to: 'joining', effects: join },
  { when: priceComing, to: 'awaitingPrice' },
  { when: priceHeld, to: 'idle', set: () => stopWith('quote_changed'), effects: endTry },
  stopped,
] as const satisfies Branches<'cardComplete'>;

const statusPath = (purchase: { returnBase: string; surface: 'site' | 'win' }, orderId: string) =>
  `${purchase.returnBase}/${purchase.surface === 'win' ? 'win-pay-result' : 'paystatus'}?order=${encodeURIComponent(orderId)}`;

function openOrder(checkout: Checkout): CheckoutEffect[] {
  const { plan, quote, method, purchase } = checkout;
  if (!plan || !quote || !method || !purchase) return [];
  return [
    { do: 'priceFields', amount: quote.amount, currency: quote.currency },
    {
      do: 'openOrder',
      method,
      order: {
        quote_id: quote.quote_id,
        ...(paysInFields(checkout) && { form: 'embedded' as const }),
        return_base: purchase.returnBase,
        ...(purchase.surface === 'win' && { surface: 'win' as const }),
      },
    },
  ];
}

const opened = (_checkout: Checkout, { order }: EventOf<'orderOpened'>): Partial<Checkout> => ({
  previousQuote: null,
  order: { id: order.order_id, url: order.checkout_url },
  tax: order.tax_amount,
});
const orderOpened: Branches<'orderOpened'> = [
  {
    when: function paidInTab({ purchase }, { order }) {
      return Boolean(purchase?.inTab && order.checkout_url);
    },
    to: 'paypalWaiting',
    set: opened,
    effects: (_checkout, { order }) => [
      { do: 'followOrder', orderId: order.order_id },
      ...(order.checkout_url ? [{ do: 'pointTab' as const, url: order.checkout_url }] : []),
    ],
  },
  {
    when: function paidInFields(checkout, { order }) {
      return paysInFields(checkout) && Boolean(order.client_secret);
    },
    to: 'confirming',
    set: opened,
    effects: ({ purchase }, { order }) =>
      purchase && order.client_secret
        ? [
            {
              do: 'confirmCard',
              secret: order.client_secret,
              returnPath: statusPath(purchase, order.order_id),
            },
          ]
        : [],
  },
  {
    to: 'idle',
    set: (checkout, event) => ({ ...opened(checkout, event), purchase: null }),
    effects: (_after, { order }, { purchase }) => [
      { do: 'closeTab' },
      ...(purchase
        ? [
            {
              do: 'leave' as const,
              address: order.checkout_url ?? statusPath(purchase, order.order_id),
              orderId: order.order_id,
            },
          ]
        : []),
    ],
  },
];

const showOrder = {
  to: 'idle',
  set: () => ({ purchase: null }),
  effects: ({ order }: Checkout): CheckoutEffect[] => (order ? [{ do: 'showOrder', orderId: order.id }] : []),
} as const;

/** Replies to steps that are not under way. Effects drop those of a try that is over. */
const otherReplies = {
  cardComplete: ignored,
  cardIncomplete: ignored,
  joined: ignored,
  stepFailed: ignored,
  orderOpened: ignored,
  orderFailed: ignored,
  cardPaid: ignored,
  outcomeUnknown: ignored,
};
/** Prices and fields go their own way, except where a step waits for them. */
const otherRegions = {
  fieldsReady: ignored,
  fieldsBlocked: ignored,
  fieldsHosted: ignored,
  fieldsUnwanted: ignored,
  quoted: ignored,
  quoteFailed: ignored,
  codeRefused: ignored,
};
const noTab = {
  tabReopened: ignored,
  completed: ignored,
  cancelled: ignored,
  tabOpened: ignored,
  tabBlocked: ignored,
  tabClosed: ignored,
  orderPaid: ignored,
  orderEnded: ignored,
  orderStillOpen: ignored,
  orderUnreachable: ignored,
};
/** One payment at a time, with the method it began with. It goes on when the page is left. */
const onItsWay = {
  submitted: ignored,
  methodChosen: ignored,
  pageLeft: ignored,
  ...otherReplies,
  ...otherRegions,
  ...noTab,
} satisfies Row<PaymentState, Heard>;

/** The payment goes on in PayPal's tab while this page waits (spec section 8, Payment messages). */
function inTab(state: PaypalState): Row<PaymentState, Heard> {
  const left: CheckoutEffect[] = [{ do: 'unfollowOrder' }, { do: 'closeTab' }];
  const givenUp = { to: 'idle', set: () => ({ purchase: null }), effects: () => left } as const;
  return {
    ...onItsWay,
    pageLeft: [givenUp],
    cancelled: [givenUp],
    tabReopened: [
      { to: state, effects: ({ order }) => (order?.url ? [{ do: 'reopenTab', url: order.url }] : []) },
    ],
    tabOpened: [{ to: 'paypalWaiting' }],
    tabBlocked: [{ to: 'paypalBlocked' }],
    completed: [
      {
        to: 'paypalChecking',
        effects: ({ order, method }) =>
          order && method ? [{ do: 'askProvider', orderId: order.id, method }] : [],
      },
    ],
    orderPaid: [
      {
        to: 'idle',
        set: () => ({ purchase: null }),
        effects: ({ order }) => [
          { do: 'unfollowOrder' },
          ...(order ? [{ do: 'showPaid' as const, orderId: order.id }] : []),
        ],
      },
    ],
    orderEnded: [{ to: 'paypalFailed', effects: () => [{ do: 'unfollowOrder' }] }],
  };
}

/** One try to pay. */
export const paymentTable: Table<PaymentState, Heard> = {
  idle: {
    ...onItsWay,
    submitted,
    methodChosen: [
      {
        to: 'idle',
        set: (checkout, { method }) => ({
          method,
          ...(method !== checkout.method &&
            checkout.stopped &&
            aboutMethod.includes(checkout.stopped.error) && { stopped: null }),
        }),
      },
    ],
  },
  awaitingFields: {
    ...onItsWay,
    fieldsReady: [{ to: 'checkingCard', effects: checkCard }],
    fieldsBlocked: withPrice,
    fieldsHosted: withPrice,
    fieldsUnwanted: withPrice,
  },
  checkingCard: {
    ...onItsWay,
    cardComplete: withPrice,
    // Nothing is opened for a card that is not complete.
    cardIncomplete: [stopped],
    stepFailed: [failedWithReason],
    fieldsUnwanted: [stopped],
  },
  awaitingPrice: {
    ...onItsWay,
    quoted: withPrice,
    quoteFailed: [stopped],
    codeRefused: [stopped],
  },
  joining: {
    ...onItsWay,
    joined: [{ to: 'opening', effects: openOrder }],
    stepFailed: [failedWithReason],
  },
  opening: { ...onItsWay, orderOpened, orderFailed: [failedWithReason] },
  // The page of the order says what the provider says; nothing is taken from the fields.
  confirming: {
    ...onItsWay,
    cardPaid: [showOrder],
    outcomeUnknown: [showOrder],
    stepFailed: [failedWithReason],
  },
  paypalWaiting: { ...inTab('paypalWaiting'), tabClosed: [{ to: 'paypalClosed' }] },
  paypalBlocked: inTab('paypalBlocked'),
  paypalClosed: inTab('paypalClosed'),
  paypalChecking: {
    ...inTab('paypalChecking'),
    completed: ignored,
    orderStillOpen: [{ to: 'paypalUnfinished' }],
    orderUnreachable: [{ to: 'paypalNetwork' }],
  },
  paypalUnfinished: inTab('paypalUnfinished'),
  paypalFailed: { ...inTab('paypalFailed'), tabOpened: ignored, tabBlocked: ignored },
  paypalNetwork: inTab('paypalNetwork'),
};
