import { isCurrency } from '@tern/domain';
import type { TrialMail } from '@tern/mails';
import { type Context, moment } from '../../context.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { OrderRow, PlanRow } from './paymentRows.ts';
import { receiptOccasion } from './receiptOccasion.ts';
import type { Settling } from './settling.ts';
import { trialCancelUrl } from './trialLink.ts';
import { trialOf } from './trialOf.ts';
import { claimReminders } from './trials.repo.ts';

/** The mail before the first charge comes seven days before it. */
const reminderLead = 7 * 24 * 3600 * 1000;

async function trialMail(context: Context, order: OrderRow, plan: PlanRow): Promise<TrialMail> {
  const trial = trialOf(order);
  if (!trial || !isCurrency(order.currency)) throw new Error('The order has no trial or currency.');
  return {
    order_id: order.id,
    first_charge_at: trial.endsAt.toISOString(),
    first_amount: trial.firstAmount,
    currency: order.currency,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    cancel_url: await trialCancelUrl(context, order.id),
  };
}

/** Confirms the beginning of a trial, where a payment has its receipt. Not for one that is over when it becomes known. */
export async function mailTrialStarted({ context, tx, order }: Settling, plan: PlanRow): Promise<void> {
  const data = await trialMail(context, order, plan);
  await enqueueMail(context, tx, {
    occasion: receiptOccasion(order.id),
    to: { userId: order.userId },
    template: 'trialStarted',
    data,
    expiresAt: new Date(data.first_charge_at),
  });
}

/** Mails the people whose first charge is seven days away or less, once each. A mail that is late is not sent any more. */
export async function remindTrials(context: Context, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return;
    const reminded = await context.db.transaction(async (tx) => {
      const due = await claimReminders(tx, { now: moment(context), until: moment(context, reminderLead) });
      for (const { order, plan } of due) {
        const data = await trialMail(context, order, plan);
        await enqueueMail(context, tx, {
          occasion: `trial ends:${order.id}`,
          to: { userId: order.userId },
          template: 'trialReminder',
          data,
          expiresAt: new Date(data.first_charge_at),
        });
      }
      return due.length;
    });
    if (!reminded) return;
  }
}
