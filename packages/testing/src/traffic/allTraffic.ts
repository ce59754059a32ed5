import { btcpayTraffic } from './btcpayTraffic.ts';
import type { ProviderTraffic } from './ProviderTraffic.ts';
import { paddleTraffic } from './paddleTraffic.ts';
import { paypalTraffic } from './paypalTraffic.ts';
import { razorpayTraffic } from './razorpayTraffic.ts';
import { stripeTraffic } from './stripeTraffic.ts';
import { tpaTraffic } from './tpaTraffic.ts';

/** The providers whose stand-ins are held against official material. */
export const allTraffic: readonly ProviderTraffic[] = [
  stripeTraffic,
  paddleTraffic,
  paypalTraffic,
  razorpayTraffic,
  tpaTraffic,
  btcpayTraffic,
];
