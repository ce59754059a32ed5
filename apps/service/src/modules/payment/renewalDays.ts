import { addInterval } from '@tern/domain';
import type { Context } from '../../context.ts';
import type { OrderRow } from './paymentRows.ts';

export const plusDays = (end: Date, days: number) => addInterval(end, days, 'DAY');

/** When a plan ends whose renewal was not paid. */
export const graceEnd = ({ config }: Pick<Context, 'config'>, periodEnd: Date) =>
  plusDays(periodEnd, config.renewalGraceDays);

/** When the provider charges the next period. Free days come after the period that is paid, and it knows none of them. */
export const nextChargeAt = ({ extraDays }: Pick<OrderRow, 'extraDays'>, periodEnd: Date) =>
  plusDays(periodEnd, -extraDays);
