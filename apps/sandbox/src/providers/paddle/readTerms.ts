import type { Payment } from '../../payment.ts';
import { type Fields, invalidField } from './paddleError.ts';
import type { Terms } from './paddlePeriods.ts';

const duration: Fields = { interval: true, frequency: true, requires_payment_method: true };

/** An item with a price that is no part of a catalogue. */
export const itemFields = [
  {
    quantity: true,
    proration: true,
    price_id: true,
    price: {
      description: true,
      name: true,
      billing_cycle: duration,
      trial_period: duration,
      tax_mode: true,
      unit_price: { amount: true, currency_code: true },
      unit_price_overrides: true,
      quantity: true,
      custom_data: true,
      product_id: true,
      product: {
        name: true,
        description: true,
        tax_category: true,
        image_url: true,
        custom_data: true,
      },
    },
  },
] satisfies Fields[string];

interface Item {
  quantity?: number;
  price?: {
    description?: string;
    billing_cycle?: { interval: string; frequency: number } | null;
    unit_price?: { amount: string; currency_code: string };
    product?: { name?: string; tax_category?: string };
  };
}

/** The price that an update puts in place of the one that there is. Items that are left out are removed. */
export function readTerms(items: unknown, payment: Payment): Terms {
  const [item, more] = Array.isArray(items) ? (items as Item[]) : [];
  const price = item?.price;
  if (!price || more || item.quantity !== 1) throw invalidField('items', 'The stand-in takes one item');
  const { billing_cycle: cycle, unit_price: unit, product } = price;
  if (!cycle) throw invalidField('items.0.price.billing_cycle', 'A subscription needs a recurring item');
  if (!/^\d+$/.test(unit?.amount ?? ''))
    throw invalidField('items.0.price.unit_price.amount', 'Not an amount');
  if (unit?.currency_code !== payment.currency) {
    throw invalidField('items.0.price.unit_price.currency_code', 'Differs from the subscription');
  }
  if (!price.description) throw invalidField('items.0.price.description', 'Required');
  if (!product?.name || !product.tax_category) {
    throw invalidField('items.0.price.product', 'name and tax_category are required');
  }
  return { interval: cycle.interval, intervalCount: cycle.frequency, amount: Number(unit.amount) };
}
