import { brand } from '@tern/domain';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { findInviter, hastenInvitation, insertInvitation } from './invitations.repo.ts';

const day = 24 * 3600 * 1000;

/** An order was paid: if that was with an invitation, both are told, and the inviter's days wait for the guarantee. */
export async function noteInvitation(
  context: Context,
  tx: Queries,
  order: { id: string; userId: string; coupon: string | null },
  paidAt: Date,
): Promise<void> {
  const inviterId = order.coupon === null ? undefined : await findInviter(tx, order.coupon);
  if (!inviterId || inviterId === order.userId) return;
  const { inviterDays: days, friendPercent: percent } = brand.programmes.invite;
  const dueAt = new Date(paidAt.getTime() + brand.claims.moneyBackDays * day);
  const isNew = await insertInvitation(tx, {
    orderId: order.id,
    inviterId,
    friendId: order.userId,
    state: 'waiting',
    days,
    joinedAt: paidAt,
    dueAt,
    nextLookAt: dueAt,
  });
  if (!isNew) return;
  await enqueueMail(context, tx, {
    occasion: `invite joined:${order.id}`,
    to: { userId: inviterId },
    template: 'inviteJoined',
    data: { days, due_at: dueAt.toISOString() },
  });
  await enqueueMail(context, tx, {
    occasion: `invite gift:${order.id}`,
    to: { userId: order.userId },
    template: 'inviteGift',
    data: { percent, days },
  });
}

/** Something of a payment went back, or came again. */
export async function lookAtInvitation(tx: Queries, orderId: string, at: Date): Promise<void> {
  await hastenInvitation(tx, orderId, at);
}
