import type { Queries } from '../../db/connect.ts';
import { sharedMailbox } from '../payment/quote/samePerson.ts';
import { descendsFrom, hasOpenOrderBy, lockInvitations } from './invitations.repo.ts';

interface PersonalCode {
  kind: 'coupon' | 'invite' | 'student';
  ownerId: string | null;
}

/** Why a code of somebody's own does not hold for this person; null: it does, or an operator made it. */
export async function personalRefusal(
  db: Queries,
  { kind, ownerId }: PersonalCode,
  { userId, claiming }: { userId: string | null; claiming: boolean },
): Promise<'own' | 'foreign' | null> {
  if (ownerId === null || kind === 'coupon') return null;
  if (kind === 'student') return userId === ownerId ? null : 'foreign';
  if (userId === null) return null;
  // Two who open an order with the invitation of the other at the same moment: the second one sees the first.
  if (claiming) await lockInvitations(db);
  return (await isOneCircle(db, ownerId, userId)) ? 'own' : null;
}

/** The same person, the same mailbox, or somebody whom this person has brought here or is about to. */
async function isOneCircle(db: Queries, inviterId: string, friendId: string): Promise<boolean> {
  if (inviterId === friendId) return true;
  if (await sharedMailbox(db, { userId: inviterId }, friendId)) return true;
  return (
    (await descendsFrom(db, inviterId, friendId)) ||
    (await hasOpenOrderBy(db, { friendId: inviterId, inviterId: friendId }))
  );
}
