import type { PaymentMethod } from '@tern/domain';

/**
 * The operations of each payment code: the one that opens an order, and the one that reads its state once the buyer
 * came back. Names alone, since pages carry them; `methodOperations` has the rest.
 */
export const purchaseOperations = {
  s1: { purchase: 'createSubscription', result: 'order' },
  gap: { purchase: 'walletPurchase', result: 'walletPurchaseResult' },
  ps: { purchase: 'paypalPurchase', result: 'paypalPurchaseResult' },
  subscription: { purchase: 'paypalSubscription', result: 'paypalSubscriptionResult' },
  pd: { purchase: 'paddlePrepurchase', result: 'order' },
  rz: { purchase: 'razorpayPurchase', result: 'razorpayPurchaseResult' },
  tpa: { purchase: 'otherPurchase', result: 'otherPurchaseResult' },
} as const satisfies Readonly<Record<PaymentMethod, { purchase: string; result: string }>>;

type Row = (typeof purchaseOperations)[PaymentMethod];
/** The names of the operations that open an order. */
export type PurchaseName = Row['purchase'];
/** The names of the operations that read the state of an order, where a payment method has one of its own. */
export type ResultName = Exclude<Row['result'], 'order'>;
