/** Every provider by its name in `paymentProviders`, one line each. */
export { paddle } from './paddle/adapter.ts';
export { paypal } from './paypal/adapter.ts';
export { razorpay } from './razorpay/adapter.ts';
export { stripe } from './stripe/adapter.ts';
export { tpa } from './tpa/adapter.ts';
