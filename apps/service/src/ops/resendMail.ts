import { timeFromNow } from '../context.ts';
import { findMail, hastenMail } from './ops.repo.ts';
import { dryRun, type Ops, OpsError } from './opsTools.ts';

/** Mails whose text needs nothing but the language: all that is left of a mail after it was sent. */
const withoutData = new Set(['passwordSet', 'passwordChanged', 'deletionCancelled', 'accountDeleted']);

/** Sends a mail that waits at once, and one that was sent or given up again where its text can still be made. */
export async function resendMail({ context, say }: Ops, id: string, yes: boolean): Promise<void> {
  const mail = await findMail(context.db, id);
  if (!mail) throw new OpsError(`There is no mail ${id}. pnpm ops customer EMAIL lists them.`);
  if (!mail.recipient) throw new OpsError(`The mail ${id} went out, and its address is not stored any more.`);
  const waits = !mail.sentAt && mail.nextTryAt;
  if (!waits && !withoutData.has(mail.template)) {
    throw new OpsError(
      `The mail ${id} (${mail.template}) is ${mail.sentAt ? 'sent' : 'given up'}, and what stood in it is not stored any more. The person can ask for a new one on the site; receipts are in the account.`,
    );
  }
  say(`Send ${id} (${mail.template}) to ${mail.recipient} ${waits ? 'now, not later' : 'again'}.`);
  if (!yes) return say(dryRun);
  await hastenMail(context.db, id, timeFromNow(context));
  say('Done. It goes out within seconds while Tern runs.');
}
