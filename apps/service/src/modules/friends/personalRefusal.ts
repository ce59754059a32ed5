import { canonicalEmail } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import { descendsFrom, emailsOf } from './invitations.repo.ts';

interface PersonalCode {
  kind: 'coupon' | 'invite' | 'student';
  ownerId: string | null;
}

/** Why a code of somebody's own does not hold for this person; null: it does, or an operator made it. */
export async function personalRefusal(
  db: Queries,
  { kind, ownerId }: PersonalCode,
  userId: string | null,
): Promise<'own' | 'foreign' | null> {
  if (ownerId === null || kind === 'coupon') return null;
  if (kind === 'student') return userId === ownerId ? null : 'foreign';
  if (userId === null) return null;
  return (await isOneCircle(db, ownerId, userId)) ? 'own' : null;
}

/** The same person, the same mailbox, or somebody whom this person has brought here. */
async function isOneCircle(db: Queries, inviterId: string, friendId: string): Promise<boolean> {
  if (inviterId === friendId) return true;
  const emails = await emailsOf(db, [inviterId, friendId]);
  const [one, other] = [emails.get(inviterId), emails.get(friendId)];
  if (one && other && canonicalEmail(one) === canonicalEmail(other)) return true;
  return descendsFrom(db, inviterId, friendId);
}
