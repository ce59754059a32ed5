import { intervalFacts, isRecurring, type PaymentMethod, paymentMethodCodes } from '@tern/domain';
import type { Context } from '../../../context.ts';
import { adapterOf } from '../providers/PaymentAdapter.ts';
import type { PlanRow } from '../rows/paymentRows.ts';
import type { PlanReminder } from './reminders.repo.ts';

/** Laws of reminders name 15 days at least. */
const least = 15;

/**
 * How long before a charge the buyers of a plan are reminded. Where the period is not twice as long as the usual days, it
 * is nearer to the charge: a reminder beside the receipt reminds nobody.
 */
export function reminderOf(
  { id, intervalCount, intervalUnit }: Pick<PlanRow, 'id' | 'intervalCount' | 'intervalUnit'>,
  usual: number,
): PlanReminder {
  const { days = 0, months = 0 } = intervalFacts[intervalUnit] as { days?: number; months?: number };
  const length = intervalCount * (days + months * 30);
  return {
    planId: id,
    days: length >= 2 * usual ? usual : Math.min(least, Math.floor(length / 2)),
    always: length >= 12 * 30,
  };
}

export const recurringMethods = (): PaymentMethod[] => paymentMethodCodes.filter(isRecurring);

/** Those whose provider moves its charge behind free days. */
export const movableMethods = ({ adapters }: Pick<Context, 'adapters'>): PaymentMethod[] =>
  recurringMethods().filter((method) => adapterOf(adapters, method)?.moveCharge);
