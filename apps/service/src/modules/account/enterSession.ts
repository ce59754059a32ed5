import type { User } from '@tern/contract';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { Call, RequestFacts } from '../../handler.ts';
import { customerStanding } from '../payment/subscription/customerStanding.ts';
import type { UserRow } from './account.repo.ts';
import { provePlace } from './checkCredentials.ts';
import { currentUser } from './currentUser.ts';
import { mailNewSignIn } from './mailNewSignIn.ts';
import { recordEvent } from './recordEvent.ts';
import { openSession, setCustomerCookie, setSessionCookies } from './sessions.ts';

/** The event of each way to sign in. */
const eventOf = { password: 'signed_in', passkey: 'passkey_used', remembered: 'remembered_used' } as const;

/** Opens the session of a sign-in whose last step was right, in the caller's transaction. Returns its token. */
export async function enterSession(
  context: Context,
  tx: Queries,
  { user, request, by = 'password' }: { user: UserRow; request: RequestFacts; by?: keyof typeof eventOf },
): Promise<string> {
  await recordEvent(context, tx, { userId: user.id, kind: eventOf[by], request });
  await mailNewSignIn(context, tx, { userId: user.id, request });
  if (user.emailKey) await provePlace({ clock: context.clock, db: tx }, request, user.emailKey);
  return openSession(context, tx, user.id, request);
}

/** The response of a sign-in, cookies included. */
export async function signedInData(
  call: Call<unknown, unknown>,
  user: UserRow,
  token: string,
  way: 'password' | 'passkey' = 'password',
): Promise<{ token: string; user: User }> {
  const { context } = call;
  context.metrics.signIn(way);
  setSessionCookies(call, token);
  setCustomerCookie(call, await customerStanding(context, user.id));
  return { token, user: await currentUser(context, user) };
}
