import { type PaymentMethod, type PaymentMethodEntry, paymentMethods, paymentPath } from '@tern/domain';
import { defineOperation, type Operation } from '../operation.ts';
import { purchase, purchaseResult } from './purchase.ts';

type Row<Code extends PaymentMethod> = (typeof paymentMethods)[Code];
type Shared<Name extends string, Shape extends typeof purchase | typeof purchaseResult> = Operation<
  Name,
  Shape['input'],
  Shape['output'],
  Shape['errors'],
  Shape['auth']
>;
type NameOf<Call> = Call extends { name: infer Name extends string } ? Name : never;

type Purchases = {
  readonly [Code in PaymentMethod as Row<Code>['purchase']['name']]: Shared<
    Row<Code>['purchase']['name'],
    typeof purchase
  >;
};
type Results = {
  readonly [Code in PaymentMethod as NameOf<Row<Code>['result']>]: Shared<
    NameOf<Row<Code>['result']>,
    typeof purchaseResult
  >;
};

const rows = Object.values<PaymentMethodEntry>(paymentMethods);

/** The operations that open an order, one for each payment method (`paymentMethods`). */
export const methodPurchases = Object.fromEntries(
  rows.map(({ purchase: { name, path, summary } }) => [
    name,
    defineOperation({ ...purchase, name, path: paymentPath + path, summary }),
  ]),
) as Purchases;

/** The operations that read the state of an order, for payment methods with an endpoint of their own. */
export const methodResults = Object.fromEntries(
  rows.flatMap(({ result }) =>
    result
      ? [
          [
            result.name,
            defineOperation({
              ...purchaseResult,
              name: result.name,
              path: paymentPath + result.path,
              summary: result.summary,
            }),
          ],
        ]
      : [],
  ),
) as Results;

/** The usual one, whose errors all of them share. */
export const { createSubscription } = methodPurchases;
