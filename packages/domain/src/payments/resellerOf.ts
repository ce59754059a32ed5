import { isPaymentMethod, paymentMethods } from './methods.ts';

/** The name of the company that sells in place of the brand's. */
export const resellerName = 'Paddle.com';

/** The name of who sells by this method in place of the brand's company; null: nobody does. */
export const resellerOf = (method: string | null): string | null =>
  isPaymentMethod(method) && paymentMethods[method].provider === 'paddle' ? resellerName : null;
