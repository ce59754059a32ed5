import { newId, timeFromNow } from '../context.ts';
import { revokeSessionsOf } from '../modules/account/account.repo.ts';
import { findOpenRecovery, insertRecovery } from '../modules/account/factorRecovery/factorRecovery.repo.ts';
import { dropHandoversOf } from '../modules/account/handover.repo.ts';
import { removeSecondFactor } from '../modules/account/secondFactor/removeSecondFactor.ts';
import { findSecondFactor } from '../modules/account/secondFactor/secondFactor.repo.ts';
import { findCustomer } from './ops.repo.ts';
import { dryRun, minute, need, type Ops, OpsError } from './opsTools.ts';

const usage = 'pnpm ops factor remove EMAIL --proof WORDS';

/**
 * Turns the second factor of somebody off who has lost phone and recovery codes, or describes it without `yes`. All
 * sessions end, the owner gets a mail, and the proof stays with the account for a year.
 */
export async function removeFactor(
  { context, say }: Ops,
  [act, whose]: readonly string[],
  given: { proof?: string | undefined; yes: boolean },
): Promise<void> {
  if (act !== 'remove') throw new OpsError(usage);
  const email = need(whose, `Whose? ${usage}`);
  const proof = need(given.proof, 'What shows that the account is theirs? --proof WORDS');
  const user = await findCustomer(context.db, email);
  if (!user) throw new OpsError(`Nobody has the address ${email}.`);
  const factor = await findSecondFactor(context.db, user.id);
  if (!factor?.onSince) throw new OpsError(`${user.email} has no second factor.`);
  say(`Turn off the second factor of ${user.email}, on since ${minute(factor.onSince)}. Proof: ${proof}`);
  if (await findOpenRecovery(context.db, user.id)) say('This ends the request that is under way.');
  if (!given.yes) return say(dryRun);
  await context.db.transaction(async (tx) => {
    const request = { country: null, userAgent: null, appType: 0 };
    await removeSecondFactor(context, tx, { userId: user.id, by: 'support', request });
    const at = timeFromNow(context);
    const id = newId('rec', context.random);
    await insertRecovery(tx, {
      id,
      userId: user.id,
      state: 'support',
      proof,
      requestedAt: at,
      settledAt: at,
    });
    await dropHandoversOf(tx, user.id);
    await revokeSessionsOf(tx, [user.id], { revokedAt: at });
  });
  context.log.warn({ user: user.id, proof }, 'a second factor was removed by the operator');
  say('Done. The owner gets a mail, and signs in with the password alone.');
}
