import { addInterval } from '@tern/domain';
import type { Context } from '../../../context.ts';
import { adapterOf } from '../providers/PaymentAdapter.ts';
import { moveTries } from '../rows/orderRules.ts';
import type { ChargeRow, OrderRow, PlanRow, SubscriptionRow } from '../rows/paymentRows.ts';

export const plusDays = (end: Date, days: number) => addInterval(end, days, 'DAY');

/** When a plan ends whose renewal was not paid. */
export const graceEnd = ({ config }: Pick<Context, 'config'>, periodEnd: Date) =>
  plusDays(periodEnd, config.renewalGraceDays);

type Days = Pick<OrderRow, 'extraDays' | 'providerDays'>;

/** Free days that the provider does not count: they stand at the end of the plan. */
export const standingDays = ({ extraDays, providerDays }: Days) => extraDays - providerDays;

/** The provider's own date, as it is known here, of the charge after a plan's end. */
export const chargeDue = (order: Days, periodEnd: Date) => plusDays(periodEnd, -standingDays(order));

/** No provider takes a date that is nearer than half an hour. Milliseconds. */
export const soonestCharge = 2 * 3600 * 1000;

type Moving = Days & Pick<OrderRow, 'method' | 'moveTries'>;

/** Whether the provider is told of free days, and charges after them. */
export const movesCharge = ({ adapters }: Pick<Context, 'adapters'>, order: Moving) =>
  adapterOf(adapters, order.method)?.moveCharge !== undefined && order.moveTries < moveTries;

/** When the next period is charged. Days come before it where the provider can move its charge. */
export const nextChargeAt = (context: Pick<Context, 'adapters'>, order: Moving, periodEnd: Date) =>
  movesCharge(context, order) ? periodEnd : chargeDue(order, periodEnd);

type Renewing = Pick<
  SubscriptionRow,
  'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'pausedUntil' | 'pauseConfirmed'
>;

/** The end of a pause; null: there is none. A renewal that was cancelled ends its pause. */
export const pauseEnd = ({ pausedUntil, cancelAtPeriodEnd }: Renewing): Date | null =>
  cancelAtPeriodEnd ? null : pausedUntil;

/** The provider's own date, as it is known here, of the next charge of a plan: the end of a pause that it knows of. */
export const renewalDue = (order: Days, subscription: Renewing): Date =>
  subscription.pauseConfirmed ?? chargeDue(order, subscription.currentPeriodEnd);

/** When the next period of a plan is charged. */
export const renewalAt = (context: Pick<Context, 'adapters'>, order: Moving, subscription: Renewing): Date =>
  pauseEnd(subscription) ?? nextChargeAt(context, order, subscription.currentPeriodEnd);

/** Times of a provider and here that are the same but for its own rounding. */
export const slack = 36 * 3600 * 1000;

/**
 * The end of a later period with the days that stand after it. Days that the provider has counted are in its own end:
 * also where it was told of them, and its response is not known here yet.
 */
export function endWithDays(
  order: Days & Pick<OrderRow, 'moveAt'>,
  { intervalCount, intervalUnit }: PlanRow,
  periodEnd: Date,
  charges: readonly ChargeRow[],
): Date {
  const latest = Math.max(...charges.map(({ endsAt }) => endsAt?.getTime() ?? 0));
  const begins = addInterval(periodEnd, -intervalCount, intervalUnit).getTime();
  const told = order.moveAt !== null && begins > latest - slack;
  return told ? periodEnd : plusDays(periodEnd, standingDays(order));
}

/**
 * The end of a later period, where its provider does not tell it. `start`: of the first period; `later`: periods that
 * were charged since. Days that the provider counts stand between the first period and the second, and it counts the
 * others from their end.
 */
export function countedEnd(
  order: Days & Pick<OrderRow, 'trialEndsAt'>,
  { intervalCount, intervalUnit }: Pick<PlanRow, 'intervalCount' | 'intervalUnit'>,
  { start, later }: { start: Date; later: number },
): Date {
  const { trialEndsAt, extraDays, providerDays } = order;
  const after = (from: Date, periods: number) => addInterval(from, intervalCount * periods, intervalUnit);
  if (trialEndsAt) return plusDays(after(trialEndsAt, later), extraDays);
  if (providerDays === 0) return plusDays(after(start, later + 1), extraDays);
  return plusDays(after(plusDays(after(start, 1), providerDays), later), standingDays(order));
}
