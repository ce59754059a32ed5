import type { accountExport, OutputOf } from '@tern/contract';
import { maskEmail } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import { endCodesOf, findOwnCode, listInvitations } from './invitations.repo.ts';

/** A person's invitation and who joined with it, for the export of their data. */
export async function invitesOf(
  db: Queries,
  userId: string,
): Promise<OutputOf<typeof accountExport>['invitations']> {
  const friends = await listInvitations(db, userId, 10_000);
  return {
    code: (await findOwnCode(db, userId)) ?? null,
    friends: friends.map(({ invitation, email }) => ({
      email: maskEmail(email ?? ''),
      state: invitation.state,
      joined_at: invitation.joinedAt.toISOString(),
      days: invitation.days,
      earned_at: invitation.earnedAt?.toISOString() ?? null,
    })),
  };
}

/** The code in a person's own link; null before there is one. */
export const ownInviteCode = async (db: Queries, userId: string): Promise<string | null> =>
  (await findOwnCode(db, userId)) ?? null;

/** The account is deleted: nobody can join by its codes any more. What has joined stays with the orders. */
export async function endInvitesOf(db: Queries, userId: string, at: Date): Promise<void> {
  await endCodesOf(db, userId, at);
}
