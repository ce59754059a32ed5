/** The operations of each payment code: the one that opens an order, and the one that asks how it stands. */
export const purchaseOperations = {
  pd: { purchase: 'paddlePrepurchase', result: 'order' },
  ps: { purchase: 'paypalPurchase', result: 'paypalPurchaseResult' },
  subscription: { purchase: 'paypalSubscription', result: 'paypalSubscriptionResult' },
  rz: { purchase: 'razorpayPurchase', result: 'razorpayPurchaseResult' },
  s1: { purchase: 'createSubscription', result: 'order' },
  gap: { purchase: 'walletPurchase', result: 'walletPurchaseResult' },
  tpa: { purchase: 'otherPurchase', result: 'otherPurchaseResult' },
} as const;
