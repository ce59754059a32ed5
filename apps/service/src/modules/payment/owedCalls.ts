import { type Context, moment } from '../../context.ts';
import type { OrderRow } from './paymentRows.ts';

/** A refund that is owed ends the renewals as well. */
export const mayOweCancel = ({ duty }: Pick<OrderRow, 'duty'>) => duty === null || duty === 'resume';

/**
 * When to make a call that takes the place of another one. That one may be on its way: whoever makes a call has put the
 * date of the next try off until it is over.
 */
export function afterCalls(context: Context, { duty, dutyAt }: Pick<OrderRow, 'duty' | 'dutyAt'>): Date {
  const now = moment(context);
  return duty && dutyAt && dutyAt > now ? dutyAt : now;
}
