import type Stripe from 'stripe';
import { type CallStripe, hasCode } from './common.ts';

export type ProductOf = (product: { productId: string; name: string }) => Promise<string>;

/** Made once: a subscription's price has to belong to a product that exists. */
export function createStripeProducts({
  stripe,
  callStripe,
}: {
  stripe: Stripe;
  callStripe: CallStripe;
}): ProductOf {
  const products = new Set<string>();
  return async ({ productId, name }) => {
    const id = `tern-${productId}`;
    if (products.has(id)) return id;
    try {
      await callStripe(() => stripe.products.create({ id, name, metadata: { product_id: productId } }));
    } catch (error) {
      if (!hasCode(error, 'resource_already_exists')) throw error;
    }
    products.add(id);
    return id;
  };
}
