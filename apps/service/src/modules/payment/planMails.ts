import { type Context, moment } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { SubscriptionRow } from './paymentRows.ts';

/** Tells that a plan has ended, by the write that ends it. `subscription`: as it was before. */
export async function mailEnded(
  context: Context,
  tx: Queries,
  { id, userId }: Pick<SubscriptionRow, 'id' | 'userId'>,
  reason: 'unpaid' | 'trial' | 'refunded' | 'disputed',
): Promise<void> {
  await enqueueMail(context, tx, {
    occasion: `ended:${id}:${moment(context).toISOString()}`,
    to: { userId },
    template: 'planEnded',
    data: { reason },
  });
}

/** Why a plan that was not paid ends: nobody has ever paid for a trial. */
export const unpaidReason = ({ trialEndsAt }: Pick<SubscriptionRow, 'trialEndsAt'>) =>
  trialEndsAt ? 'trial' : 'unpaid';

/** Tells that a plan works again, or longer again. It does not renew any more. */
export async function mailReturned(
  context: Context,
  tx: Queries,
  { id, userId }: Pick<SubscriptionRow, 'id' | 'userId'>,
  data: { reason: 'dispute' | 'longer' | 'change'; until: Date },
): Promise<void> {
  await enqueueMail(context, tx, {
    occasion: `returned:${id}:${moment(context).toISOString()}`,
    to: { userId },
    template: 'planReturned',
    data: { reason: data.reason, period_end: data.until.toISOString() },
  });
}
