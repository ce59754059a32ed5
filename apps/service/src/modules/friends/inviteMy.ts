import { inviteMy as operation } from '@tern/contract';
import { brand, maskEmail } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { findOwnCode, hastenEarned, insertOwnCode, listInvitations, sumDays } from './invitations.repo.ts';
import { newPersonalCode } from './personalCode.ts';

export const inviteMy = defineHandler(operation, async ({ context, who }) => {
  const { db } = context;
  const code = await ownCode(context, who.userId);
  // A plan may have been bought since.
  await hastenEarned(db, who.userId, timeFromNow(context));
  const { friendPercent, inviterDays, yearly } = brand.programmes.invite;
  const friends = await listInvitations(db, who.userId, 100);
  const days = await sumDays(db, who.userId);
  return {
    code,
    friend_percent: friendPercent,
    days: inviterDays,
    guarantee_days: brand.claims.moneyBackDays,
    yearly,
    friends: friends.map(({ invitation, email }) => ({
      email: maskEmail(email ?? ''),
      state: invitation.state,
      days: invitation.days,
      joined_at: invitation.joinedAt.toISOString(),
      due_at: invitation.dueAt.toISOString(),
    })),
    earned_days: (days.get('earned') ?? 0) + (days.get('given') ?? 0),
    waiting_days: days.get('waiting') ?? 0,
  };
});

/** Made at the first request. Of two at once one wins, and both get it. */
async function ownCode(context: Context, userId: string): Promise<string> {
  for (let round = 0; round < 5; round += 1) {
    const known = await findOwnCode(context.db, userId);
    if (known) return known;
    const percent = brand.programmes.invite.friendPercent;
    await insertOwnCode(context.db, { code: newPersonalCode(context.random), ownerId: userId, percent });
  }
  throw new Error('No invitation code was free.');
}
