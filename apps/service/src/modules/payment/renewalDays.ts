import { addInterval } from '@tern/domain';
import type { Context } from '../../context.ts';
import type { ChargeRow, OrderRow, PlanRow } from './paymentRows.ts';
import { adapterOf } from './providers/PaymentAdapter.ts';

export const plusDays = (end: Date, days: number) => addInterval(end, days, 'DAY');

/** When a plan ends whose renewal was not paid. */
export const graceEnd = ({ config }: Pick<Context, 'config'>, periodEnd: Date) =>
  plusDays(periodEnd, config.renewalGraceDays);

type Days = Pick<OrderRow, 'extraDays' | 'providerDays'>;

/** Free days that the provider does not count: they stand at the end of the plan. */
export const standingDays = ({ extraDays, providerDays }: Days) => extraDays - providerDays;

/** The provider's own date, as it is known here, of the charge after a plan's end. */
export const chargeDue = (order: Days, periodEnd: Date) => plusDays(periodEnd, -standingDays(order));

/** A provider that refuses so often to move its charge goes on at its own date. */
export const moveTries = 8;

type Moving = Days & Pick<OrderRow, 'method' | 'moveTries'>;

/** Whether the provider is told of free days, and charges after them. */
export const movesCharge = ({ adapters }: Pick<Context, 'adapters'>, order: Moving) =>
  adapterOf(adapters, order.method)?.moveCharge !== undefined && order.moveTries < moveTries;

/** When the next period is charged. Days come before it where the provider can move its charge. */
export const nextChargeAt = (context: Pick<Context, 'adapters'>, order: Moving, periodEnd: Date) =>
  movesCharge(context, order) ? periodEnd : chargeDue(order, periodEnd);

const slack = 36 * 3600 * 1000;

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
