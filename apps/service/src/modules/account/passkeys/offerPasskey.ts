import { type Context, timeFromNow } from '../../../context.ts';
import { day } from '../../../limit.ts';
import type { UserRow } from '../account.repo.ts';
import { isSecondFactorOn } from '../secondFactor/withSecondFactor.ts';
import { sessionIdOf } from '../sessions.ts';
import { creationOptions } from './creationOptions.ts';
import { passkeyLimit } from './passkeyLimit.ts';
import { hasOpenOffer, listPasskeys } from './passkeys.repo.ts';

/**
 * Options to make a passkey without a dialog, for the session that a password has just opened, and a code where the
 * account has a second factor. They are part of the response of the sign-in and come no other way: whoever gets hold of
 * the session later has none. Nothing where a passkey was added within one day, or is being made.
 */
export async function offerPasskey(
  context: Context,
  user: UserRow,
  entered: { token: string; withCode: boolean; wanted: boolean },
): Promise<{ passkey_options?: { challenge: string } }> {
  if (!entered.wanted) return {};
  // Also where the code was left out for a reason of its own.
  if (!entered.withCode && (await isSecondFactorOn(context.db, user.id))) return {};
  const known = await listPasskeys(context.db, user.id);
  const newest = known[0]?.createdAt ?? new Date(0);
  if (known.length >= passkeyLimit || newest > timeFromNow(context, -day * 1000)) return {};
  if (await hasOpenOffer(context.db, user.id, timeFromNow(context))) return {};
  const sessionId = await sessionIdOf(context, entered.token);
  if (!sessionId) return {};
  const who = { userId: user.id, sessionId };
  return { passkey_options: await creationOptions(context, user, { known, purpose: 'add_silently', who }) };
}
