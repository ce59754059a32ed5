import { anonymousSignup } from './account/anonymousSignup.ts';
import { geoInfo } from './account/geoInfo.ts';
import { login } from './account/login.ts';
import { logout } from './account/logout.ts';
import { profile } from './account/profile.ts';
import { session } from './account/session.ts';
import { setPassword } from './account/setPassword.ts';
import { prices } from './l10n/prices.ts';
import { createSubscription } from './payment/createSubscription.ts';
import { order } from './payment/order.ts';
import { params } from './payment/params.ts';
import { plans } from './payment/plans.ts';
import { publicKey } from './payment/publicKey.ts';
import { quote } from './payment/quote.ts';
import { subscriptionMy } from './payment/subscriptionMy.ts';

/** Every operation by name. The service refuses to start while one has no handler. */
export const operations = {
  anonymousSignup,
  login,
  session,
  logout,
  profile,
  setPassword,
  geoInfo,
  plans,
  params,
  quote,
  order,
  publicKey,
  createSubscription,
  subscriptionMy,
  prices,
} as const;

export type OperationName = keyof typeof operations;

/** Not JSON operations: the provider posts signed raw bodies here. */
export const webhookPaths = { s1: '/api/mms/payment/v1/providers/s1/webhook' } as const;

/** Travels with every call of the website (spec section 7). */
export const appTypeHeader = { name: 'X-App-Type', value: '501' } as const;
