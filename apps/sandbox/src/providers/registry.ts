/** The stand-ins of every provider but Stripe, by their names among the shop's settings; one line each. */
export { btcpay } from './btcpay/btcpayStandIn.ts';
export { paddle } from './paddle/paddleStandIn.ts';
export { paypal } from './paypal/paypalStandIn.ts';
export { razorpay } from './razorpay/razorpayStandIn.ts';
export { tpa } from './tpa/tpaStandIn.ts';
