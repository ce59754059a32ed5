import type { Subscription } from '@tern/contract';
import { brand, type OrderFacts, type OrderStage } from '@tern/domain';

function stageOf({ state, renewal_amount, cancel_at_period_end }: Subscription): OrderStage | null {
  if (state === 'refunded') return 'returned';
  if (state !== 'active') return null;
  return cancel_at_period_end && renewal_amount === null ? 'cancelled' : 'paid';
}

/** The facts of a subscription; undefined where that is said elsewhere, or nothing does. `now`: epoch milliseconds. */
export function orderFacts(subscription: Subscription, now: number): OrderFacts | undefined {
  const { currency, trial, next_charge_at: charge, renewal_amount: renewal } = subscription;
  const stage = stageOf(subscription);
  // A plan that was given has neither a payment nor a renewal.
  if (stage === null || subscription.method === null) return undefined;
  const money = (amount: number) => ({ amount, currency });
  return {
    stage,
    interval: { count: subscription.interval_count, unit: subscription.interval_unit },
    paid: money(subscription.amount),
    renewal: renewal === null ? null : money(renewal),
    paidAt: Date.parse(subscription.started_at),
    chargedAt: charge === null ? undefined : Date.parse(charge),
    endsAt: Date.parse(subscription.current_period_end),
    trial: trial
      ? { first: money(trial.first_amount), chargedAt: Date.parse(trial.first_charge_at) }
      : undefined,
    moneyBackDays: brand.claims.moneyBackDays,
    now,
  };
}
