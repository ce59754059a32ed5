import { ignored, type Row, type Table } from './Branch.ts';
import type { CheckoutEffect } from './checkoutEvents.ts';
import type { PaymentState, PaypalState } from './checkoutState.ts';
import {
  aboutMethod,
  checkCard,
  failedWithReason,
  openOrder,
  orderOpened,
  orderRefused,
  showOrder,
  stopped,
  submitted,
  withPrice,
} from './paymentBranches.ts';

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
          order && method ? [{ do: 'checkProvider', orderId: order.id, method }] : [],
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
  opening: { ...onItsWay, orderOpened, orderFailed: [orderRefused] },
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
