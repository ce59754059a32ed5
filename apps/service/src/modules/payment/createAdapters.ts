import type { Config } from '../../config.ts';
import type { Clock } from '../../context.ts';
import type { PaymentAdapters } from './PaymentAdapter.ts';
import { createPaddleAdapter } from './paddleAdapter.ts';
import { createPaypalAdapter } from './paypalAdapter.ts';
import { createRazorpayAdapter } from './razorpayAdapter.ts';
import { createStripeAdapter } from './stripeAdapter.ts';
import { createTpaAdapter } from './tpaAdapter.ts';

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
