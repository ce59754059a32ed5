import type { Ledger } from '../../ledger.ts';
import type { Payment } from '../../payment.ts';
import { type Fields, invalidField, notFound, paddleError, refuseUnknown } from './paddleError.ts';
import { paddleId } from './paddleId.ts';
import type { Parties } from './paddleParties.ts';
import { discountId } from './paddleSubscription.ts';
import { itemFields } from './readTerms.ts';

interface RequestBody {
  customer_id?: string | null;
  address_id?: string | null;
  currency_code?: string;
  custom_data?: Record<string, string> | null;
  checkout?: { url?: string | null };
  items: {
    quantity: number;
    price: {
      description: string;
      name?: string;
      billing_cycle?: { interval: string; frequency: number } | null;
      trial_period?: { interval: string; frequency: number } | null;
      unit_price: { amount: string; currency_code: string };
      product: { name: string; tax_category: string };
    };
  }[];
  discount?: { type: string; amount: string; description: string; recur?: boolean };
}

/** `transaction-create` with a price that is no part of a catalogue. */
const fields: Fields = {
  status: true,
  customer_id: true,
  address_id: true,
  business_id: true,
  custom_data: true,
  currency_code: true,
  collection_mode: true,
  discount_id: true,
  billing_details: true,
  billing_period: true,
  checkout: { url: true },
  discount: {
    type: true,
    amount: true,
    description: true,
    recur: true,
    maximum_recurring_intervals: true,
    restrict_to: true,
    custom_data: true,
  },
  items: itemFields,
};

const within = (value: unknown, least: number, most: number) =>
  typeof value === 'string' && value.length >= least && value.length <= most;
const isAmount = (value: unknown) => typeof value === 'string' && /^\d+$/.test(value);

/** Opens a transaction: `draft` without a customer and an address, else `ready`. */
export function createTransaction(
  body: Record<string, unknown>,
  { ledger, parties, defaultLink }: { ledger: Ledger; parties: Parties; defaultLink: string },
): Payment {
  refuseUnknown(body, fields);
  const input = body as unknown as RequestBody;
  const [item] = input.items ?? [];
  if (!item) throw invalidField('items', 'Array must have at least 1 items');
  const { price } = item;
  if (!within(price?.description, 2, 500)) throw invalidField('items.0.price.description', 'Wrong length');
  if (price.name !== undefined && !within(price.name, 1, 150)) {
    throw invalidField('items.0.price.name', 'Wrong length');
  }
  if (!isAmount(price.unit_price?.amount))
    throw invalidField('items.0.price.unit_price.amount', 'Not an amount');
  if (!price.product?.name || !price.product.tax_category) {
    throw invalidField('items.0.price.product', 'name and tax_category are required');
  }
  const { trial_period: trial } = price;
  if (trial && !price.billing_cycle)
    throw invalidField('items.0.price.trial_period', 'Requires billing_cycle');
  if (trial && trial.interval !== 'day') {
    throw invalidField('items.0.price.trial_period', 'The stand-in counts trials in days');
  }
  const { discount } = input;
  if (discount) {
    if (!isAmount(discount.amount) || !discount.description) throw invalidField('discount', 'Incomplete');
    if (discount.type !== 'percentage' && !input.currency_code) {
      throw invalidField('currency_code', 'Required for a flat discount');
    }
  }
  const currency = input.currency_code ?? price.unit_price.currency_code;
  if (currency !== price.unit_price.currency_code) {
    throw invalidField('currency_code', 'Differs from the price');
  }
  const customer = input.customer_id ? parties.customer(input.customer_id) : undefined;
  if (input.customer_id && !customer) throw notFound(input.customer_id);
  const address = input.address_id ? parties.address(input.address_id) : undefined;
  if (input.address_id && !input.customer_id) throw invalidField('address_id', 'Requires customer_id');
  if (input.address_id && address?.customer_id !== customer?.id) throw notFound(input.address_id);
  if (input.checkout?.url && !/^https?:\/\//.test(input.checkout.url)) {
    throw paddleError(400, 'transaction_checkout_url_domain_is_not_approved', 'Checkout URL is not approved');
  }
  const full = Number(price.unit_price.amount);
  const off = discount?.type === 'flat' ? Math.min(full, Number(discount.amount)) : 0;
  const custom = input.custom_data ?? {};
  const id = paddleId('txn');
  return ledger.open({
    id,
    provider: 'pd',
    kind: 'transaction',
    name: price.product.name,
    email: customer?.email ?? null,
    // Of a trial: the first charge after it.
    amount: full - off,
    ...(trial && { trialDays: trial.frequency }),
    renewalAmount: full,
    currency,
    reference: custom.order_id ?? '',
    tag: JSON.stringify(custom),
    interval: (price.billing_cycle?.interval ?? 'month') as Payment['interval'],
    intervalCount: price.billing_cycle?.frequency ?? 1,
    recurring: Boolean(price.billing_cycle),
    returnUrl: '',
    cancelUrl: null,
    expiresAt: null,
    more: {
      subscription: paddleId('sub'),
      description: price.description,
      ...(price.name && { priceName: price.name }),
      ...(customer && { customer: customer.id }),
      ...(address && { address: address.id }),
      ...(discount && { discount: discountId(id) }),
      checkoutUrl: input.checkout?.url ?? defaultLink,
    },
  });
}
