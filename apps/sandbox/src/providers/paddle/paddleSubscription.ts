import type { Payment } from '../../payment.ts';
import { derivedId } from './paddleId.ts';
import { currentPeriod, periodOf, startOf } from './paddlePeriods.ts';
import { priceOf, productOf } from './paddleTransaction.ts';

const iso = (at: number) => new Date(at).toISOString();

type Status = 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';

function statusOf(payment: Payment): Status {
  if (payment.more.ended) return 'canceled';
  if (payment.suspended) return 'paused';
  if (payment.failures) return 'past_due';
  return payment.trialDays && payment.charges.length === 0 ? 'trialing' : 'active';
}

/** A subscription entity, complete. */
export function subscriptionOf(payment: Payment, now: number) {
  const last = payment.charges.at(-1);
  const started = startOf(payment);
  const period = currentPeriod(payment);
  const status = statusOf(payment);
  const inTrial = Boolean(payment.trialDays) && !last;
  const runs = status !== 'canceled' && status !== 'paused';
  const next = runs && !payment.cancelled ? iso(period.end) : null;
  const trial = payment.trialDays ? periodOf(payment, undefined) : null;
  const price = priceOf(payment);
  return {
    id: payment.more.subscription ?? '',
    status,
    customer_id: payment.more.customer ?? '',
    address_id: payment.more.address ?? '',
    business_id: null,
    currency_code: payment.currency,
    created_at: iso(started),
    updated_at: iso(now),
    started_at: iso(started),
    first_billed_at: inTrial ? null : iso(trial ? trial.end : started),
    next_billed_at: next,
    paused_at: status === 'paused' ? iso(now) : null,
    canceled_at: status === 'canceled' ? iso(now) : null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: runs ? { starts_at: iso(period.start), ends_at: iso(period.end) } : null,
    billing_cycle: price.billing_cycle ?? { interval: payment.interval, frequency: payment.intervalCount },
    scheduled_change:
      runs && payment.cancelled ? { action: 'cancel', effective_at: iso(period.end), resume_at: null } : null,
    items: [
      {
        status: inTrial ? 'trialing' : runs ? 'active' : 'inactive',
        quantity: 1,
        recurring: true,
        created_at: iso(started),
        updated_at: iso(now),
        previously_billed_at: inTrial ? null : iso(last?.at ?? started),
        next_billed_at: next,
        trial_dates: trial ? { starts_at: iso(trial.start), ends_at: iso(trial.end) } : null,
        price,
        product: productOf(payment),
      },
    ],
    custom_data: JSON.parse(payment.tag) as object,
    import_meta: null,
  };
}

/** A subscription as the API answers: with links, which no webhook carries. */
export const subscriptionResponse = (payment: Payment, now: number, origin: string) => ({
  ...subscriptionOf(payment, now),
  management_urls: {
    update_payment_method: `${origin}/paddle/subscriptions/${payment.more.subscription}/update`,
    cancel: `${origin}/paddle/subscriptions/${payment.more.subscription}/cancel`,
  },
});

/** Name of a discount that is no part of a catalogue. */
export const discountId = (transaction: string) => derivedId('dsc', transaction);
