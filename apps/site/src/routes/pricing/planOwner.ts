import type { Charge, Subscription } from '@tern/contract';
import { perMonth, type Standing, standingOfPlans } from '@tern/domain';
import type { PlanOwner, PlanView } from '@tern/patterns';

const heldOf = ({ state, trial, renewal_amount, current_period_end, next_charge_at }: Subscription) => ({
  state,
  trial: trial !== null,
  renews: renewal_amount !== null,
  endsAt: Date.parse(current_period_end),
  chargedAt: Date.parse(next_charge_at ?? ''),
});

/** The plan that decides what somebody is shown, as the page of the plans names it; null for a visitor. */
export function planOwner(
  subscriptions: readonly Subscription[],
  charges: readonly Charge[],
  now: number,
): PlanOwner | null {
  const standing: Standing = standingOfPlans(subscriptions.map(heldOf), now);
  if (standing === 'visitor' || standing === 'ended') return null;
  const plan = subscriptions.find((each) => standingOfPlans([heldOf(each)], now) === standing);
  if (!plan) return null;
  const { currency } = plan;
  const paid = charges.find(({ order_id, amount }) => order_id === plan.order_id && amount > 0);
  return {
    standing,
    plan: { id: plan.plan_id, intervalCount: plan.interval_count, intervalUnit: plan.interval_unit },
    ...(plan.paused_until !== null && { paused: true }),
    until: plan.paused_until ?? plan.grace_ends_at ?? plan.trial?.first_charge_at ?? plan.current_period_end,
    ...(paid && { paid: { amount: paid.amount, currency: paid.currency } }),
    ...(plan.renewal_amount !== null && { renewal: { amount: plan.renewal_amount, currency } }),
  };
}

/** A plan at what its owner paid for it: neither the price of today nor a discount on it. */
export function atPaidPrice(view: PlanView, { plan, paid }: PlanOwner): PlanView {
  if (!view.owned || view.id !== plan.id || !paid) return view;
  const each = perMonth(paid, { count: view.intervalCount, unit: view.intervalUnit });
  return {
    ...view,
    total: paid,
    perMonth: each,
    list: paid,
    listPerMonth: each,
    saving: null,
    discountPercent: null,
  };
}
