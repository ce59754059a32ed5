import type { Config } from '../../../config.ts';
import type { Clock } from '../../../context.ts';
import type { PaymentAdapters } from './PaymentAdapter.ts';
import { createPaddleAdapter } from './paddle/adapter.ts';
import { createPaypalAdapter } from './paypal/adapter.ts';
import { createRazorpayAdapter } from './razorpay/adapter.ts';
import { createStripeAdapter } from './stripe/adapter.ts';
import { createTpaAdapter } from './tpa/adapter.ts';

/** The providers whose keys are set. */
export function createAdapters(config: Config, clock: Clock): PaymentAdapters {
  const { stripe, paypal, paddle, razorpay, tpa } = config;
  return {
    ...(stripe && { s1: createStripeAdapter(stripe, clock) }),
    ...(paypal && { ps: createPaypalAdapter(paypal, clock) }),
    ...(paddle && { pd: createPaddleAdapter(paddle, clock) }),
    ...(razorpay && { rz: createRazorpayAdapter(razorpay, clock) }),
    ...(tpa && { tpa: createTpaAdapter(tpa, clock) }),
  };
}
