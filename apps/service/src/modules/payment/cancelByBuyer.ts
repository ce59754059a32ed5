import type { Context } from '../../context.ts';
import { newId } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { RequestFacts } from '../../handler.ts';
import { recordEvent } from '../account/recordEvent.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { cancelRenewal } from './cancelRenewals.ts';
import type { OrderRow } from './paymentRows.ts';
import { findSubscription } from './subscriptions.repo.ts';

/**
 * Cancels the renewal of an order, or its trial before the first charge: what is paid for, or left of the trial, stays.
 * The person gets a mail that says which. Does nothing a second time.
 */
export async function cancelByBuyer(
  context: Context,
  tx: Queries,
  { order, request }: { order: Pick<OrderRow, 'id' | 'userId'>; request: RequestFacts },
): Promise<void> {
  const { userId } = order;
  const periodEnd = await cancelRenewal(context, tx, order.id);
  if (!periodEnd) return;
  const trial = (await findSubscription(tx, order.id))?.trialEndsAt;
  await recordEvent(context, tx, { userId, kind: 'renewal_cancelled', request });
  const occasion = newId('renewal', context.random);
  await enqueueMail(
    context,
    tx,
    trial
      ? { occasion, to: { userId }, template: 'trialCancelled', data: { ends_at: trial.toISOString() } }
      : {
          occasion,
          to: { userId },
          template: 'renewalCancelled',
          data: { period_end: periodEnd.toISOString() },
        },
  );
}
