import { dayMs } from '@tern/domain';
import { type Context, newId, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { findUserByEmail, insertUser } from './account.repo.ts';
import { isKeyless } from './passkeys/isKeyless.ts';
import { provenAddressOf } from './provenAddress.ts';
import { resetLinkUrl } from './resetLink.ts';

/** How long the link of a mail holds, in ms. */
export const linkHolds = 7 * dayMs;

/**
 * The account of an address, opened where there is none. `userId` is null while the account only claims the address.
 * `link` is where the owner of the mailbox chooses a password and so shows that it is theirs, whoever has the account
 * until then; null where that was done.
 */
export async function accountOfAddress(
  context: Context,
  tx: Queries,
  { email, language }: { email: string; language: string },
): Promise<{ userId: string | null; link: string | null }> {
  const user =
    (await findUserByEmail(tx, email)) ??
    (await insertUser(tx, {
      id: newId('usr', context.random),
      email,
      language,
      createdAt: timeFromNow(context),
    }));
  if (!user) throw new Error('The account of an address was opened by somebody else meanwhile.');
  const isProven = provenAddressOf(user) !== null;
  const link =
    isProven && !(await isKeyless(tx, user))
      ? null
      : await resetLinkUrl(context, user, { language, expiresAt: timeFromNow(context, linkHolds) });
  return { userId: isProven ? user.id : null, link };
}

/** The account that has an address, whether its mailbox was shown or not: nothing of it may be told to whoever typed it. */
export const userOfAddress = async (db: Queries, email: string): Promise<string | null> =>
  (await findUserByEmail(db, email))?.id ?? null;
