import { type FormValue, formAt } from './parseForm.ts';
import type { StripeState } from './records.ts';
import { invalid, unknownInForm } from './stripeError.ts';

/** The parts that a session and a subscription have in common: one price, one coupon, a trial. */
export interface OrderForm {
  unit: number;
  currency: string;
  interval: string;
  interval_count: number;
  taxed: boolean;
  coupon: { id: string; amount_off: number } | null;
  trial_end: number | null;
}

const day = 24 * 3600;

/**
 * Reads the price at `place` and the terms at `terms`. Throws a `StripeError` for a form that Stripe would refuse.
 * `now` in seconds.
 */
export function readOrder(
  form: Record<string, FormValue>,
  stripe: StripeState,
  {
    place,
    terms,
    now,
    shortestTrial,
  }: { place: string; terms: string[]; now: number; shortestTrial: number },
): OrderForm {
  const item = (...path: string[]) => formAt(form, place, 0, ...path);
  const unit = Number(item('price_data', 'unit_amount'));
  const currency = item('price_data', 'currency')?.toLowerCase();
  if (!currency) throw invalid(`Missing required param: ${place}[0][price_data][currency].`, place);
  if (!Number.isInteger(unit) || unit <= 0) throw invalid('Invalid integer: unit_amount', place);
  if ((item('quantity') ?? '1') !== '1') throw invalid('The stand-in takes quantity 1 only.', place);
  const interval = item('price_data', 'recurring', 'interval');
  if (!interval) throw invalid('You must provide at least one recurring price.', place);
  const taxed = formAt(form, 'automatic_tax', 'enabled') === 'true';
  if (taxed && item('price_data', 'tax_behavior') !== 'inclusive') {
    throw invalid('The stand-in takes tax_behavior inclusive only.', place);
  }
  return {
    unit,
    currency,
    interval,
    interval_count: Number(item('price_data', 'recurring', 'interval_count') ?? 1),
    taxed,
    coupon: readCoupon(form, stripe, currency),
    trial_end: readTrial(form, terms, now, shortestTrial),
  };
}

function readCoupon(form: Record<string, FormValue>, stripe: StripeState, currency: string) {
  const id = formAt(form, 'discounts', 0, 'coupon');
  if (id === undefined) return null;
  const coupon = stripe.coupons[id];
  if (!coupon) throw unknownInForm('coupon', id, 'discounts[0][coupon]');
  if (coupon.currency !== currency) throw invalid('The coupon is in another currency.', 'discounts');
  if (coupon.max_redemptions !== null && coupon.redeemed >= coupon.max_redemptions) {
    throw invalid(`Coupon ${id} is used up and cannot be applied.`, 'discounts[0][coupon]', 'coupon_expired');
  }
  return { id, amount_off: coupon.amount_off };
}

function readTrial(
  form: Record<string, FormValue>,
  terms: string[],
  now: number,
  shortest: number,
): number | null {
  const end = formAt(form, ...terms, 'trial_end');
  const days = formAt(form, ...terms, 'trial_period_days');
  if (end === undefined && days === undefined) return null;
  const ends = end === undefined ? now + Number(days) * day : Number(end);
  if (!Number.isInteger(ends) || ends - now < shortest) {
    throw invalid(`trial_end must be at least ${shortest} seconds in the future.`, 'trial_end');
  }
  return ends;
}
