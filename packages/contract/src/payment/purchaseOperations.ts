import { type PaymentMethod, paymentMethods } from '@tern/domain';

type Row<Code extends PaymentMethod> = (typeof paymentMethods)[Code];
type ResultName<Code extends PaymentMethod> = Row<Code>['result'] extends infer Result extends {
  name: string;
}
  ? Result['name']
  : 'order';

/** The operations of each payment code: the one that opens an order, and the one that reads its state. */
export const purchaseOperations = Object.fromEntries(
  Object.entries(paymentMethods).map(([code, { purchase, result }]) => [
    code,
    { purchase: purchase.name, result: result?.name ?? 'order' },
  ]),
) as {
  readonly [Code in PaymentMethod]: { purchase: Row<Code>['purchase']['name']; result: ResultName<Code> };
};
