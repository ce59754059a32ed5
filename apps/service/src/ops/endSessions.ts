import { timeFromNow } from '../context.ts';
import { revokeSessionsOf } from '../modules/account/account.repo.ts';
import { dropHandoversOf } from '../modules/account/handover.repo.ts';
import { dropRememberedOf } from '../modules/account/secondFactor/remembered.repo.ts';
import { findCustomer, holdingsOf } from './ops.repo.ts';
import { dryRun, type Ops, OpsError } from './opsTools.ts';

/** Signs a person out everywhere, apps included, or describes it without `yes`. The password stays. */
export async function endSessions({ context, say }: Ops, email: string, yes: boolean): Promise<void> {
  const user = await findCustomer(context.db, email);
  if (!user) throw new OpsError(`Nobody has the address ${email}.`);
  const { sessions } = await holdingsOf(context.db, user.id);
  const open = sessions.filter(({ revokedAt, expiresAt }) => !revokedAt && expiresAt > timeFromNow(context));
  say(`End ${open.length} ${open.length === 1 ? 'session' : 'sessions'} of ${user.email}.`);
  if (!yes) return say(dryRun);
  await context.db.transaction(async (tx) => {
    await dropHandoversOf(tx, user.id);
    await dropRememberedOf(tx, user.id);
    await revokeSessionsOf(tx, [user.id], { revokedAt: timeFromNow(context) });
  });
  say('Done. Who knows the password can sign in again.');
}
