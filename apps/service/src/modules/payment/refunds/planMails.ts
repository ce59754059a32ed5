import type { PlanNote, TemplateData } from '@tern/mails';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { enqueueMail, takeWaitingMails } from '../../mail/enqueueMail.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { isBuyerLeaving } from '../rows/purchases.repo.ts';
import { hasPlanBeside } from '../rows/subscriptions.repo.ts';

/** How long a mail about what a refund changed waits for the mail about the refund, which says both: milliseconds. */
const refundMailPatience = 10 * 60_000;

/** The end before what comes after it. */
const noteOrder: readonly PlanNote['template'][] = ['planEnded', 'planShortened', 'planReturned'];

const occasionsOf = (refunded: string) => `refund of ${refunded}: `;

/** `refunded`: the order whose refund changed the plan. */
async function mailAbout(
  context: Context,
  tx: Queries,
  mail: PlanNote & { occasion: string; userId: string; refunded: string | undefined },
): Promise<void> {
  const { occasion, userId, refunded, ...note } = mail;
  await enqueueMail(context, tx, {
    occasion: refunded ? occasionsOf(refunded) + occasion : occasion,
    to: { userId },
    ...note,
    ...(refunded && { sendAt: timeFromNow(context, refundMailPatience) }),
  });
}

/** The mails about plans that the mail about a refund of this order says as well: they are not sent any more. */
export async function takePlanNotes(
  tx: Queries,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
): Promise<PlanNote[]> {
  const notes = (await takeWaitingMails(tx, { userId, occasions: occasionsOf(id) })) as PlanNote[];
  const place = ({ template }: PlanNote) => noteOrder.indexOf(template);
  return notes.sort((one, other) => place(one) - place(other));
}

/** Says that a plan has ended, in the transaction that ends it. `subscription`: as it was before. */
export async function mailEnded(
  context: Context,
  tx: Queries,
  { id, orderId, userId }: Pick<SubscriptionRow, 'id' | 'orderId' | 'userId'>,
  { reason, refunded }: { reason: TemplateData['planEnded']['reason']; refunded?: string },
): Promise<void> {
  const other = await hasPlanBeside(tx, { id: orderId, userId });
  const next = other ? 'other' : (await isBuyerLeaving(tx, userId)) ? 'nothing' : 'choose';
  await mailAbout(context, tx, {
    occasion: `ended:${id}:${timeFromNow(context).toISOString()}`,
    userId,
    refunded,
    template: 'planEnded',
    data: { reason, next },
  });
}

/** Why a plan that was not paid ends: nobody has ever paid for a trial. */
export const unpaidReason = ({ trialEndsAt }: Pick<SubscriptionRow, 'trialEndsAt'>) =>
  trialEndsAt ? 'trial' : 'unpaid';

/** Says that a plan works again, or longer again. It does not renew any more. */
export async function mailReturned(
  context: Context,
  tx: Queries,
  { id, userId }: Pick<SubscriptionRow, 'id' | 'userId'>,
  {
    reason,
    until,
    refunded,
  }: { reason: TemplateData['planReturned']['reason']; until: Date; refunded?: string },
): Promise<void> {
  await mailAbout(context, tx, {
    occasion: `returned:${id}:${timeFromNow(context).toISOString()}`,
    userId,
    refunded,
    template: 'planReturned',
    data: { reason, period_end: until.toISOString() },
  });
}

/** Says that a plan ends earlier, since money that had paid for a part of it went back. */
export async function mailShortened(
  context: Context,
  tx: Queries,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  { reason, until, refunded }: { reason: 'payment' | 'credit'; until: Date; refunded?: string },
): Promise<void> {
  await mailAbout(context, tx, {
    occasion: `shortened:${id}:${until.toISOString()}`,
    userId,
    refunded,
    template: 'planShortened',
    data: {
      reason,
      state: until > timeFromNow(context) ? 'shorter' : 'ended',
      period_end: until.toISOString(),
    },
  });
}
