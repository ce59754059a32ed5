import { type Context, moment, newId } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { findUserByEmail, insertUser } from './account.repo.ts';
import { resetLinkUrl } from './resetLink.ts';

/** How long the link of a mail holds. */
const linkHolds = 7 * 24 * 3600 * 1000;

/**
 * The account of an address, opened where there is none. `link` is where its person chooses the first password, and so
 * shows that the mailbox is theirs; null where there is a password.
 */
export async function accountOfAddress(
  context: Context,
  tx: Queries,
  { email, language }: { email: string; language: string },
): Promise<{ userId: string; link: string | null }> {
  const user =
    (await findUserByEmail(tx, email)) ??
    (await insertUser(tx, { id: newId('usr', context.random), email, language, createdAt: moment(context) }));
  if (!user) throw new Error('The account of an address was opened by somebody else meanwhile.');
  const link = user.passwordHash
    ? null
    : await resetLinkUrl(context, user, { language, expiresAt: moment(context, linkHolds) });
  return { userId: user.id, link };
}
