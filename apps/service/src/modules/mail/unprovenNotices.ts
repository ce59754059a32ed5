import type { TemplateData } from '@tern/mails';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { day, type Limit, mailboxKey } from '../../limit.ts';
import { takeSome } from '../../rateLimit.ts';

/** Mails that strangers can cause for nothing, with accounts or a form, as often as they like. */
const notices: ReadonlySet<keyof TemplateData> = new Set([
  'accountDeleted',
  'contactReceived',
  'deletionCancelled',
  'deletionRequested',
  'emailChangeRequested',
  'emailChangeKnown',
  'newSignIn',
  'passwordChanged',
  'passwordSet',
  'passkeyAdded',
  'passkeyRefused',
  'passkeyRemoved',
  'recoveryCodeUsed',
  'secondFactorOff',
  'secondFactorOn',
]);

export const unprovenNotices: Limit = {
  counts: 'notices of accounts whose address is not confirmed, per mailbox; more are not sent',
  count: 5,
  seconds: day,
};

/** Whether a mail may go to an address that nobody has confirmed: its mailbox may be that of somebody else. */
export async function mayGoUnproven(
  { clock }: Pick<Context, 'clock'>,
  db: Queries,
  { template, email }: { template: keyof TemplateData; email: string },
): Promise<boolean> {
  if (!notices.has(template)) return true;
  const mailbox = mailboxKey(email);
  const taken = await takeSome({ clock, db }, unprovenNotices, new Map([[mailbox, 1]]), 'unproven notices');
  return taken.get(mailbox) === 1;
}
