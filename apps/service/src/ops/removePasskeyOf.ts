import { timeFromNow } from '../context.ts';
import { revokeSessionsOf } from '../modules/account/account.repo.ts';
import { dropHandoversOf } from '../modules/account/handover.repo.ts';
import { listPasskeys } from '../modules/account/passkeys/passkeys.repo.ts';
import { removePasskey } from '../modules/account/passkeys/removePasskey.ts';
import { dropRememberedOf } from '../modules/account/secondFactor/remembered.repo.ts';
import { findCustomer } from './ops.repo.ts';
import { dryRun, minute, need, type Ops, OpsError } from './opsTools.ts';

const usage = 'pnpm ops passkey remove EMAIL PASSKEY --proof WORDS';

/**
 * Removes a passkey of somebody whose device is lost or stolen, or describes it without `yes`. All sessions end, and the
 * owner gets a mail.
 */
export async function removePasskeyOf(
  { context, say }: Ops,
  [act, whose, which]: readonly string[],
  given: { proof?: string | undefined; yes: boolean },
): Promise<void> {
  if (act !== 'remove') throw new OpsError(usage);
  const email = need(whose, `Whose? ${usage}`);
  const id = need(which, `Which one? pnpm ops customer EMAIL lists them. ${usage}`);
  const proof = need(given.proof, 'What shows that the account is theirs? --proof WORDS');
  const user = await findCustomer(context.db, email);
  if (!user) throw new OpsError(`Nobody has the address ${email}.`);
  const passkey = (await listPasskeys(context.db, user.id)).find((row) => row.id === id);
  if (!passkey) throw new OpsError(`${user.email} has no passkey ${id}.`);
  const used = passkey.lastUsedAt ? `last used ${minute(passkey.lastUsedAt)}` : 'never used';
  say(
    `Remove the passkey ${id} of ${user.email}, added ${minute(passkey.createdAt)}, ${used}. Proof: ${proof}`,
  );
  if (!given.yes) return say(dryRun);
  await context.db.transaction(async (tx) => {
    const request = { country: null, userAgent: null, appType: 0 };
    await removePasskey(context, tx, { userId: user.id, id, by: 'support', request });
    await dropHandoversOf(tx, user.id);
    await dropRememberedOf(tx, user.id);
    await revokeSessionsOf(tx, [user.id], { revokedAt: timeFromNow(context) });
  });
  context.log.warn({ user: user.id, passkey: id, proof }, 'a passkey was removed by the operator');
  say('Done. The owner gets a mail.');
}
