import { brand, dayMs } from '@tern/domain';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { orders } from '../../db/schema.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { hasPaidBefore, samePerson } from '../payment/quote/samePerson.ts';
import {
  descendsFrom,
  findInvitation,
  findInviter,
  hastenInvitation,
  type InvitationRow,
  insertInvitation,
  isInvited,
  lockInvitations,
} from './invitations.repo.ts';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'origin' | 'coupon'>;

/**
 * The first payment of an order was made: if a friend's invitation brought the buyer, at whatever price, both are told and
 * the inviter's days wait for the guarantee. Asked again here, since a page may have been open for long: one person earns
 * nothing on themselves, and neither do two who invite each other.
 */
export async function noteInvitation(
  context: Context,
  tx: Queries,
  order: Order,
  { paidAt }: { paidAt: Date },
): Promise<void> {
  // An order of the version before has the code of an invitation as its price alone.
  const code = order.origin ?? order.coupon;
  if (code === null || (await findInvitation(tx, order.id))) return;
  const inviterId = await findInviter(tx, code);
  if (!inviterId || inviterId === order.userId) return;
  await lockInvitations(tx);
  if ((await isInvited(tx, order.userId)) || (await hasPaidBefore(tx, order))) return;
  const { inviterDays: days, friendPercent } = brand.programmes.invite;
  const dueAt = new Date(paidAt.getTime() + brand.claims.moneyBackDays * dayMs);
  const refusal = await refusalOf(tx, inviterId, order.userId);
  const isNew = await insertInvitation(tx, {
    orderId: order.id,
    inviterId,
    friendId: order.userId,
    state: refusal ? 'refused' : 'waiting',
    refusal,
    days,
    joinedAt: paidAt,
    dueAt,
    nextLookAt: refusal ? null : dueAt,
  });
  if (!isNew || refusal) return;
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
    data: { percent: order.coupon === code ? friendPercent : null, days },
  });
}

async function refusalOf(
  tx: Queries,
  inviterId: string,
  friendId: string,
): Promise<InvitationRow['refusal']> {
  if (await descendsFrom(tx, inviterId, friendId)) return 'ring';
  return samePerson(tx, { userId: inviterId }, friendId);
}

/** Something of a payment went back, or came again. */
export async function lookAtInvitation(tx: Queries, orderId: string, at: Date): Promise<void> {
  await hastenInvitation(tx, orderId, at);
}
