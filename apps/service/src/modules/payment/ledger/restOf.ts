import { dayMs, isRecurring } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { voucherDaysOn } from '../../vouchers/voucherDays.ts';
import type { OrderRow, PlanRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { valueLeft, withoutDays } from './entitlementOf.ts';
import { ledgerOf } from './ledgerOf.ts';

/** A plan that somebody has. */
export interface HeldPlan {
  subscription: SubscriptionRow;
  order: OrderRow;
}

/** The plan that is paid now. `price`: of one period, without coupon and credit, in minor units. */
export interface PaidPlan extends Pick<PlanRow, 'intervalCount' | 'intervalUnit'> {
  price: number;
  currency: string;
}

/** The unused part of a plan, which another one can take over. */
export interface Rest {
  /** The worth of what is left, in minor units of its own currency, rounded down. */
  worth: number;
  /** Is it in the currency of the plan that is paid now? */
  sameCurrency: boolean;
  /** Days until its end, one that has begun counted as a whole one. */
  days: number;
}

const unitDays = { DAY: 1, WEEK: 7, MONTH: 365 / 12, YEAR: 365 } as const;

/** Days of a period, months as the twelfth of a year. */
export const periodDays = (count: number, unit: keyof typeof unitDays) => count * unitDays[unit];

/** Nothing was paid for it: given by an operator, or a trial before its first charge. */
export const isFree = ({ subscription, order }: HeldPlan): boolean =>
  subscription.trialEndsAt !== null || order.method === 'grant';

/** The first of several is the one that another order takes over: what renews, then what was bought last. */
export const byWeight = (one: HeldPlan, other: HeldPlan): number =>
  weightOf(other) - weightOf(one) ||
  other.subscription.startedAt.getTime() - one.subscription.startedAt.getTime();

function weightOf({ subscription, order }: HeldPlan): number {
  if (subscription.besideAt) return 1;
  if (isRecurring(order.method) && !subscription.cancelAtPeriodEnd) return 3;
  return order.method === 'grant' ? 0 : 2;
}

export async function restOf(context: Context, db: Queries, held: HeldPlan, currency: string): Promise<Rest> {
  const { subscription, order } = held;
  const end = subscription.trialEndsAt ?? subscription.currentPeriodEnd;
  // Days of vouchers are no part of what was paid for: they follow by themselves.
  const paid = withoutDays(await ledgerOf(db, order), await voucherDaysOn(context, db, order.id));
  return {
    worth: isFree(held) ? 0 : valueLeft(paid, timeFromNow(context)),
    sameCurrency: order.currency === currency,
    days: Math.max(0, Math.ceil((end.getTime() - context.clock.now()) / dayMs)),
  };
}

/** Days that a sum buys of a plan, rounded down. */
export const daysFor = (amount: number, { intervalCount, intervalUnit, price }: PaidPlan): number =>
  Math.floor((amount * periodDays(intervalCount, intervalUnit)) / price);

/** The price of some days of a plan, rounded down. */
const worthOfDays = (days: number, { intervalCount, intervalUnit, price }: PaidPlan): number =>
  Math.floor((days * price) / periodDays(intervalCount, intervalUnit));

/** Days that go over one to one, with their worth. `takenWorth`: in their own currency, where that is another one. */
export interface TakenDays {
  takenDays: number;
  carriedAmount: number;
  takenWorth: number | null;
}

/** The rest of a plan, day by day: whatever a day has cost, it stays a day. */
export function dayByDay({ worth, sameCurrency, days }: Rest, plan: PaidPlan): TakenDays {
  if (worth === 0) return { takenDays: days, carriedAmount: 0, takenWorth: null };
  if (sameCurrency) return { takenDays: days, carriedAmount: worth, takenWorth: null };
  return { takenDays: days, carriedAmount: worthOfDays(days, plan), takenWorth: worth };
}
