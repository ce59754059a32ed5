import type { Config } from '../../config.ts';
import type { Clock } from '../../context.ts';
import type { PaymentAdapters } from './PaymentAdapter.ts';
import { createPaypalAdapter } from './paypalAdapter.ts';
import { createStripeAdapter } from './stripeAdapter.ts';

/** The providers whose keys are set. */
export function createAdapters(config: Config, clock: Clock): PaymentAdapters {
  const { stripe, paypal } = config;
  return {
    ...(stripe && { s1: createStripeAdapter(stripe, clock) }),
    ...(paypal && { ps: createPaypalAdapter(paypal, clock) }),
  };
}
