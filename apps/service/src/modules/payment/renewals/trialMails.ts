import { isCurrency } from '@tern/domain';
import type { TrialMail } from '@tern/mails';
import type { Context } from '../../../context.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Settling } from '../ledger/settling.ts';
import type { OrderRow, PlanRow } from '../rows/paymentRows.ts';
import { receiptOccasion } from '../rows/receiptOccasion.ts';
import { trialOf } from '../rows/trialOf.ts';
import { renewalLinks } from './renewalLink.ts';

/** The data of the mails about a trial. `keepUrl`: where the buyer says yes to the first charge. */
export async function trialMail(
  context: Context,
  order: OrderRow,
  plan: PlanRow,
): Promise<{ data: TrialMail; keepUrl: string }> {
  const trial = trialOf(order);
  if (!trial || !isCurrency(order.currency)) throw new Error('The order has no trial or currency.');
  const { stop, keep } = await renewalLinks(context, { orderId: order.id, period: 'trial' });
  const data = {
    order_id: order.id,
    first_charge_at: trial.endsAt.toISOString(),
    first_amount: trial.firstAmount,
    currency: order.currency,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    cancel_url: stop,
  };
  return { data, keepUrl: keep };
}

/** Confirms the beginning of a trial, where a payment has its receipt. Not for one that is over when it becomes known. */
export async function mailTrialStarted({ context, tx, order }: Settling, plan: PlanRow): Promise<void> {
  const { data } = await trialMail(context, order, plan);
  await enqueueMail(context, tx, {
    occasion: receiptOccasion(order.id),
    to: { userId: order.userId },
    template: 'trialStarted',
    data,
    expiresAt: new Date(data.first_charge_at),
  });
}
