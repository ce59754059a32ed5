import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { userOfAddress } from '../../account/accountOfAddress.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { type NoticeRow, takeReceived, updateNotice } from '../contractActs/contractNotices.repo.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { listSubscriptions } from '../rows/subscriptions.repo.ts';
import { noticeUrl } from './noticeLink.ts';

interface Meant {
  order: OrderRow;
  subscription: SubscriptionRow;
}

/**
 * The contracts that a notice is about: those of its address that run and were made before it, or those whose orders it
 * names. Where it names an order that is no such contract, such as a gift, none: a person looks at it.
 */
export async function contractsMeant(db: Queries, { email, contract, at }: NoticeRow): Promise<Meant[]> {
  const userId = await userOfAddress(db, email);
  if (!userId) return [];
  const running = (await listSubscriptions(db, userId)).filter(
    ({ subscription: { state, startedAt } }) =>
      (state === 'active' || state === 'past_due') && startedAt <= at,
  );
  const orderIds = new Set(contract.toLowerCase().match(/ord_[0-9a-z]+/g));
  if (!orderIds.size) return running;
  const named = running.filter(({ order }) => orderIds.has(order.id));
  return named.length === orderIds.size ? named : [];
}

/** Brings a notice that nobody can do by a link to a person, in the words of its sender. */
export async function mailOperator(context: Context, tx: Queries, notice: NoticeRow): Promise<void> {
  const { id, kind, name, email, contract, reason, at, language } = notice;
  const inquiry = [
    `Cancellation without a sign-in (${kind}), received ${at.toISOString()}.`,
    `Contract: ${contract || 'not named'}`,
    `Reason: ${reason || 'none'}`,
  ].join('\n');
  await enqueueMail(context, tx, {
    occasion: `notice:${id}:operator`,
    to: { email: context.config.contactTo, language: 'en' },
    template: 'contact',
    data: { reference: id, topic: 'cancellation', name, email, inquiry, language },
  });
}

/** Mails what has arrived, and when. Not while it arrives: how long that takes would tell whether the address is known. */
export async function prepareNotices(context: Context): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const notice of await takeReceived(tx)) {
      const meant = await contractsMeant(tx, notice);
      const matched = meant.length > 0;
      const { id, kind, name, email, contract, reason, language, at } = notice;
      // The paid time of a plan that is overdue or stands still is over: it ends with the cancellation.
      const last = [at, ...meant.map(({ subscription }) => subscription.currentPeriodEnd)].map(Number);
      await updateNotice(tx, id, { state: matched ? 'sent' : 'open' });
      await enqueueMail(context, tx, {
        occasion: `notice:${id}`,
        to: { email, language },
        template: 'noticeArrived',
        data: {
          ...{ number: id, at: at.toISOString(), kind, name, email, contract, reason },
          ends_at: matched && kind === 'end' ? new Date(Math.max(...last)).toISOString() : null,
          confirm_url: matched ? await noticeUrl(context, notice) : null,
        },
      });
      if (!matched) await mailOperator(context, tx, notice);
    }
  });
}
