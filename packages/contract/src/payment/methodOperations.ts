import { paymentPath } from '@tern/domain';
import { defineOperation, type Operation } from '../operation.ts';
import { purchase, purchaseResult } from './purchase.ts';
import type { PurchaseName, ResultName } from './purchaseOperations.ts';

type Shared<Name extends string, Shape extends typeof purchase | typeof purchaseResult> = Operation<
  Name,
  Shape['input'],
  Shape['output'],
  Shape['errors'],
  Shape['auth']
>;

/** The path of an operation below `paymentPath`, and one sentence for the OpenAPI document. */
type Calls<Name extends string> = Readonly<Record<Name, readonly [path: string, summary: string]>>;

const purchases: Calls<PurchaseName> = {
  createSubscription: [
    '/s1/create_subscription',
    'Opens an order and the subscription to pay it, on our page or on that of Stripe.',
  ],
  walletPurchase: ['/gap/purchase', 'Opens an order and the page to pay it with Google Pay or Apple Pay.'],
  paypalPurchase: ['/ps/purchase', 'Opens an order and the PayPal page of one payment.'],
  paypalSubscription: ['/subscription', 'Opens an order and the PayPal page of a subscription.'],
  paddlePrepurchase: ['/common/pd/prepurchase', "Opens an order and Paddle's page to pay it."],
  razorpayPurchase: ['/rz/purchase', "Opens an order and Razorpay's page to pay it."],
  otherPurchase: ['/tpa/purchase', 'Opens an order and the page of a further provider.'],
};

const results: Calls<ResultName> = {
  walletPurchaseResult: ['/gap/purchase_result', 'The state of an order paid with Google Pay or Apple Pay.'],
  paypalPurchaseResult: ['/ps/purchase_result', 'The state of a PayPal order.'],
  paypalSubscriptionResult: ['/subscription_result', 'The state of the order of a PayPal subscription.'],
  razorpayPurchaseResult: ['/rz/purchase_result', 'The state of a Razorpay order.'],
  otherPurchaseResult: ['/tpa/purchase_result', 'The state of an order at a further provider.'],
};

/** The operations that open an order, one for each payment method (`paymentMethods`). */
export const methodPurchases = Object.fromEntries(
  Object.entries(purchases).map(([name, [path, summary]]) => [
    name,
    defineOperation({ ...purchase, name, path: paymentPath + path, summary }),
  ]),
) as { readonly [Name in PurchaseName]: Shared<Name, typeof purchase> };

/** The operations that read the state of an order, for payment methods with an endpoint of their own. */
export const methodResults = Object.fromEntries(
  Object.entries(results).map(([name, [path, summary]]) => [
    name,
    defineOperation({ ...purchaseResult, name, path: paymentPath + path, summary }),
  ]),
) as { readonly [Name in ResultName]: Shared<Name, typeof purchaseResult> };

/** The usual one, whose errors all of them share. */
export const { createSubscription } = methodPurchases;
