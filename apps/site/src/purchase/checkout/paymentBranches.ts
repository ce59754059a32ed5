import type { Branch } from './Branch.ts';
import type { CheckoutEffect, EventOf, EventType } from './checkoutEvents.ts';
import {
  type Checkout,
  type CheckoutError,
  hasFields,
  type PaymentState,
  paysInFields,
  shownAmount,
} from './checkoutState.ts';
import { priceComing, priceHeld } from './priceTable.ts';

type Branches<Type extends EventType> = readonly Branch<PaymentState, Type>[];

/** Errors that a change of the method can fix. */
export const aboutMethod: readonly CheckoutError[] = [
  'method_unavailable',
  'charge_differs',
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
  payable(checkout) && checkout.fields === 'loading' && hasFields(checkout.method);
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
export const checkCard = (): CheckoutEffect[] => [{ do: 'checkCard' }];
const join = ({ purchase }: Checkout): CheckoutEffect[] =>
  purchase ? [{ do: 'join', email: purchase.email, language: purchase.language }] : [];
const endTry = (): CheckoutEffect[] => [{ do: 'endTry' }];

const stopWith = (error: CheckoutError): Partial<Checkout> => ({
  purchase: null,
  stopped: { error, by: 'payment' },
});
/** Back to the form, which says what is missing, or what stopped it has been said already. */
export const stopped = { to: 'idle', set: () => ({ purchase: null }), effects: endTry } as const;
export const failedWithReason = {
  to: 'idle',
  set: (_checkout: Checkout, { error }: { error: CheckoutError }) => stopWith(error),
  effects: endTry,
} as const;

export const submitted: Branches<'submitted'> = [
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
export const withPrice = [
  { when: priceAsPromised, to: 'joining', effects: join },
  { when: priceComing, to: 'awaitingPrice' },
  { when: priceHeld, to: 'idle', set: () => stopWith('quote_changed'), effects: endTry },
  stopped,
] as const satisfies Branches<'cardComplete'>;

const statusPath = (purchase: { returnBase: string; surface: 'site' | 'win' }, orderId: string) =>
  `${purchase.returnBase}/${purchase.surface === 'win' ? 'win-pay-result' : 'paystatus'}?order=${encodeURIComponent(orderId)}`;

export function openOrder(checkout: Checkout): CheckoutEffect[] {
  const { plan, quote, method, purchase } = checkout;
  if (!plan || !quote || !method || !purchase) return [];
  return [
    { do: 'priceFields', amount: quote.amount, currency: quote.currency },
    {
      do: 'openOrder',
      method,
      order: {
        quote_id: quote.quote_id,
        ...(paysInFields(checkout) && { entry: 'embedded' as const }),
        return_base: purchase.returnBase,
        ...(purchase.surface === 'win' && { surface: 'win' as const }),
        ...(purchase.shorter && { shorter: true }),
        ...(checkout.pending && { despite_pending: true }),
      },
    },
  ];
}

/** The service opened no order. */
export const orderRefused: Branches<'orderFailed'>[number] = {
  to: 'idle',
  set: (checkout, { error, pending }) => ({ ...stopWith(error), pending: pending ?? checkout.pending }),
  effects: endTry,
};

const opened = (_checkout: Checkout, { order }: EventOf<'orderOpened'>): Partial<Checkout> => ({
  previousQuote: null,
  order: { id: order.order_id, url: order.checkout_url },
  tax: order.tax_amount,
});
const paidInTab = ({ purchase }: Checkout, { order }: EventOf<'orderOpened'>) =>
  Boolean(purchase?.inTab && order.checkout_url);
const paidInFields = (checkout: Checkout, { order }: EventOf<'orderOpened'>) =>
  paysInFields(checkout) && Boolean(order.client_secret);

export const orderOpened: Branches<'orderOpened'> = [
  {
    when: paidInTab,
    to: 'paypalWaiting',
    set: opened,
    effects: (_checkout, { order }) => [
      { do: 'followOrder', orderId: order.order_id },
      ...(order.checkout_url ? [{ do: 'pointTab' as const, url: order.checkout_url }] : []),
    ],
  },
  {
    when: paidInFields,
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

export const showOrder = {
  to: 'idle',
  set: () => ({ purchase: null }),
  effects: ({ order }: Checkout): CheckoutEffect[] => (order ? [{ do: 'showOrder', orderId: order.id }] : []),
} as const;
