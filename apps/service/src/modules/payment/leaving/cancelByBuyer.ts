import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { RequestFacts } from '../../../handler.ts';
import { recordEvent } from '../../account/recordEvent.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { ContractActRow } from '../contractActs/contractActs.repo.ts';
import { recordAct } from '../contractActs/recordAct.ts';
import { cancelRenewal } from '../providerCalls/cancelRenewals.ts';
import { lockOrder } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { findSubscription } from '../rows/subscriptions.repo.ts';

const later = (one: Date, other: Date) => (one > other ? one : other);

/**
 * Cancels the renewal of an order, or its trial before the first charge: what is paid for, or left of the trial, stays.
 * The person gets a receipt by mail that says which. Does nothing a second time: null.
 */
export async function cancelByBuyer(
  context: Context,
  tx: Queries,
  { order: given, request }: { order: Pick<OrderRow, 'id'>; request: RequestFacts },
): Promise<ContractActRow | null> {
  const before = await findSubscription(tx, given.id);
  const periodEnd = await cancelRenewal(context, tx, given.id);
  const order = periodEnd && (await lockOrder(tx, given.id));
  if (!periodEnd || !order) return null;
  const { userId } = order;
  const trial = (await findSubscription(tx, order.id))?.trialEndsAt;
  // Overdue: the paid time is over already, and the plan ends now.
  const worksUntil = later(trial ?? periodEnd, timeFromNow(context));
  await recordEvent(context, tx, { userId, kind: 'renewal_cancelled', request });
  const { row, facts: act } = await recordAct(context, tx, {
    kind: 'cancel',
    order,
    worksUntil,
  });
  const isStill = before?.pausedUntil != null && periodEnd <= timeFromNow(context);
  const shared = { occasion: row.id, to: { userId } };
  await enqueueMail(
    context,
    tx,
    trial
      ? { ...shared, template: 'trialCancelled', data: { ends_at: worksUntil.toISOString(), act } }
      : {
          ...shared,
          template: 'renewalCancelled',
          data: {
            period_end: (isStill ? periodEnd : worksUntil).toISOString(),
            act,
            ...(isStill && { paused: true }),
          },
        },
  );
  return row;
}
