import type { Charge, Subscription } from '@tern/contract';
import { dayMs, isPaymentMethod, isRecurring, paymentMethods, trialReminderDays } from '@tern/domain';
import type { LastPayment, PlanCardPlan, PlanCardState } from '@tern/patterns';
import { newestOf } from './chargeViews.ts';
import { isChangeable } from './isChangeable.ts';
import { questionHref } from './questionHref.ts';

export const paymentsPage = '/myAccount/subscriptions';

interface Known {
  charges: readonly Charge[];
  /** Epoch milliseconds. */
  now: number;
}

const time = (at: string | null | undefined) => (at ? Date.parse(at) : undefined);

function stateOf(
  { state, trial, method, renewal_amount: renewal, paused_until: paused, ...plan }: Subscription,
  { startsAt, endsAt, now }: { startsAt: number; endsAt: number; now: number },
): PlanCardState {
  if (state === 'past_due') return 'overdue';
  if (state === 'refunded' || state === 'disputed') return state;
  if (state !== 'active' || (renewal === null && endsAt <= now)) return 'ended';
  if (startsAt > now) return 'waiting';
  if (renewal === null) return method === null ? 'given' : plan.cancel_at_period_end ? 'off' : 'once';
  if (paused !== null) return 'paused';
  return trial ? 'trial' : 'active';
}

/** A provider that takes no cancellation back. */
const takesNothingBack = (method: string) =>
  isPaymentMethod(method) && paymentMethods[method].provider === 'paypal';

function linksOf(subscription: Subscription, state: PlanCardState): PlanCardPlan['links'] {
  const { subscription_id: id, method, trial, pay_url: pay, renewal_amount: renewal } = subscription;
  const links: PlanCardPlan['links'] = {};
  if (pay) links.pay = pay;
  if (state === 'paused') links.goOn = questionHref('goOn', id);
  if (isChangeable(subscription)) links.change = `${paymentsPage}?change=${encodeURIComponent(id)}`;
  if (renewal !== null && subscription.state === 'active') links.turnOff = questionHref('cancel', id);
  if (state === 'off' && !trial && method && !takesNothingBack(method))
    links.turnOn = questionHref('resume', id);
  if (method && isRecurring(method) && (renewal !== null || state === 'overdue'))
    links.paying = `${paymentsPage}#paying`;
  return links;
}

/** The next charge. */
function nextOf({ state, trial, currency, ...plan }: Subscription): PlanCardPlan['next'] {
  const at = time(plan.next_charge_at);
  if (state !== 'active' || plan.renewal_amount === null || at === undefined) return undefined;
  return { amount: { amount: trial?.first_amount ?? plan.renewal_amount, currency }, at };
}

/** A subscription as the card of the plan shows one. */
function planView(subscription: Subscription, { charges, now }: Known): PlanCardPlan {
  const { trial, currency } = subscription;
  const newest = newestOf(charges, subscription.order_id);
  const startsAt = Date.parse(newest?.period_start ?? subscription.started_at);
  const paidUntil = time(trial?.first_charge_at) ?? Date.parse(subscription.current_period_end);
  const state = stateOf(subscription, { startsAt, endsAt: paidUntil, now });
  const next = nextOf(subscription);
  const isPaused = state === 'paused';
  // Free days come before the next payment, and a pause stands between both.
  const worksUntil =
    time(subscription.grace_ends_at) ?? (next && !isPaused ? Math.max(paidUntil, next.at) : paidUntil);
  const runs =
    state === 'trial' || state === 'active' || state === 'off' || state === 'once' || state === 'given';
  const reminderAt = state === 'trial' && next ? next.at - trialReminderDays * dayMs : undefined;
  return {
    id: subscription.subscription_id,
    intervalCount: subscription.interval_count,
    intervalUnit: subscription.interval_unit,
    state,
    onTrial: trial !== null && runs,
    startsAt,
    worksUntil,
    endedEarly: (state === 'refunded' || state === 'disputed' || state === 'ended') && worksUntil > now,
    next,
    stands: isPaused && paidUntil <= now,
    paid: newest
      ? { amount: newest.amount, currency: newest.currency }
      : trial
        ? { amount: 0, currency }
        : undefined,
    reminderAt: reminderAt !== undefined && reminderAt > now ? reminderAt : undefined,
    method: next || state === 'overdue' ? (subscription.method ?? undefined) : undefined,
    line:
      runs && startsAt <= now && now < worksUntil
        ? { from: startsAt, to: paidUntil, today: now, extraTo: next ? worksUntil : undefined }
        : undefined,
    links: linksOf(subscription, state),
  };
}

/** The state that asks most of the person comes first. */
const order: readonly PlanCardState[] = [
  'overdue',
  'active',
  'paused',
  'trial',
  'off',
  'once',
  'given',
  'waiting',
];

/** The plans that run or will; of an account without one, the last that ended. */
export function planViews(subscriptions: readonly Subscription[], known: Known): PlanCardPlan[] {
  // A plan that another one took over goes on as that one.
  const all = subscriptions.filter(({ state }) => state !== 'cancelled').map((each) => planView(each, known));
  const running = all.filter(({ state }) => order.includes(state));
  if (running.length === 0)
    return all.toSorted((one, other) => other.worksUntil - one.worksUntil).slice(0, 1);
  return running.toSorted(
    (one, other) =>
      order.indexOf(one.state) - order.indexOf(other.state) ||
      (one.state === 'waiting' ? one.startsAt - other.startsAt : other.worksUntil - one.worksUntil),
  );
}

const results = {
  paid: 'paid',
  partly_refunded: 'partlyRefunded',
  refunded: 'refunded',
  disputed: 'disputed',
} as const;

/** The newest payment: trials and periods that were given have none. */
export function lastPaymentOf(charges: readonly Charge[]): LastPayment | null {
  const charge = charges.find(({ amount }) => amount > 0);
  if (!charge || charge.state === 'trial' || charge.state === 'free') return null;
  return {
    intervalCount: charge.interval_count,
    intervalUnit: charge.interval_unit,
    number: charge.receipt,
    date: charge.paid_at,
    amount: { amount: charge.amount, currency: charge.currency },
    result: results[charge.state],
    method: charge.method,
    href: `${paymentsPage}?receipt=${encodeURIComponent(charge.receipt)}`,
  };
}
