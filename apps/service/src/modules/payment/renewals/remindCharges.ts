import { isCurrency, trialReminderLead } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { countPaid } from '../rows/charges.repo.ts';
import { movableMethods, recurringMethods, reminderOf } from './reminderDays.ts';
import { type ComingCharge, claimReminders, listPlanRows } from './reminders.repo.ts';
import { renewalLinks } from './renewalLink.ts';
import { trialMail } from './trialMails.ts';

/**
 * Mails people before money is taken: the first charge after a trial, a renewal of a year, and the first full price
 * after a lower one. Once for each charge, and again when it has moved. A mail is late rather than left out, as long as
 * the charge lies ahead.
 */
export async function remindCharges(context: Context, stopping?: AbortSignal): Promise<void> {
  const methods = recurringMethods();
  const movable = movableMethods(context);
  const now = timeFromNow(context);
  for (;;) {
    if (stopping?.aborted) return;
    const reminded = await context.db.transaction(async (tx) => {
      const plans = await listPlanRows(tx);
      const due = await claimReminders(tx, {
        now,
        trialsUntil: timeFromNow(context, trialReminderLead),
        reminders: plans.map((plan) => reminderOf(plan, context.config.renewalReminderDays)),
        methods,
        movable,
      });
      for (const coming of due) await remind(context, tx, coming);
      return due.length;
    });
    if (!reminded) return;
  }
}

async function remind(context: Context, tx: Queries, coming: ComingCharge): Promise<void> {
  const { subscription, order, plan, amount, chargeAt, before } = coming;
  const to = { userId: order.userId };
  const named = { occasion: `charge ahead:${order.id}:${chargeAt.toISOString()}`, to, expiresAt: chargeAt };
  if (subscription.trialEndsAt) {
    const { data, keepUrl } = await trialMail(context, order, plan);
    await enqueueMail(context, tx, {
      ...named,
      template: 'trialReminder',
      data: { ...data, keep_url: keepUrl },
    });
    return;
  }
  if (!isCurrency(order.currency)) return;
  const links = await renewalLinks(context, { orderId: order.id, period: await countPaid(tx, order.id) });
  await enqueueMail(context, tx, {
    ...named,
    template: 'renewalReminder',
    data: {
      order_id: order.id,
      amount,
      last_amount: before,
      currency: order.currency,
      interval_count: plan.intervalCount,
      interval_unit: plan.intervalUnit,
      renews_at: chargeAt.toISOString(),
      period_end: subscription.currentPeriodEnd.toISOString(),
      keep_url: links.keep,
      stop_url: links.stop,
    },
  });
}
