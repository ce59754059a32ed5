import { type FormValue, formAt } from './parseForm.ts';
import type { Purchase, StripeState, SubscriptionRecord } from './records.ts';
import { invalid, missing, unknownInForm } from './stripeError.ts';

export type NewPrice = Pick<Purchase, 'unit' | 'interval' | 'interval_count' | 'product' | 'name'>;

const intervals = ['day', 'week', 'month', 'year'];

/** The price of a subscription's item that an update sets; null: it sets none. Throws a `StripeError` for a form that Stripe would refuse. */
export function readPrice(
  form: Record<string, FormValue>,
  stripe: StripeState,
  subscription: SubscriptionRecord,
): NewPrice | null {
  if (form.items === undefined) return null;
  const item = (...path: string[]) => formAt(form, 'items', 0, ...path);
  const id = item('id') ?? '';
  // An item without an id is one more, and the old price would be charged beside it.
  if (id !== subscription.item) throw missing('subscription_item', id, 'items[0][id]');
  if (formAt(form, 'items', 1, 'id') !== undefined) throw invalid('The stand-in has one item only.', 'items');
  const productId = item('price_data', 'product') ?? '';
  const product = stripe.products[productId];
  if (!product) throw unknownInForm('product', productId, 'items[0][price_data][product]');
  const currency = item('price_data', 'currency');
  const before = stripe.purchases[subscription.purchase];
  if (!before || currency !== before.currency) {
    throw invalid('The price specified only supports another currency than the subscription.', 'items');
  }
  if (before.tax_percent !== null && item('price_data', 'tax_behavior') !== 'inclusive') {
    throw invalid('The stand-in takes tax_behavior inclusive only.', 'items');
  }
  const unit = Number(item('price_data', 'unit_amount'));
  if (!Number.isInteger(unit) || unit < 0) throw invalid('Invalid integer: unit_amount', 'items');
  const interval = item('price_data', 'recurring', 'interval') ?? '';
  if (!intervals.includes(interval)) throw invalid('Invalid recurring[interval].', 'items');
  return {
    unit,
    interval,
    interval_count: Number(item('price_data', 'recurring', 'interval_count') ?? 1),
    product: product.id,
    name: product.name,
  };
}
