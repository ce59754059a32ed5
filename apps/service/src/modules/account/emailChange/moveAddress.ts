import { emailKeyOf } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { moveNewsletter } from '../../newsletter/newsletterOf.ts';
import { joinPartner, movePartner } from '../../partners/partnerDataOf.ts';
import { findUserByEmail, type UserRow } from '../account.repo.ts';
import { endClaim } from '../proveAddress.ts';
import { provenAddressOf } from '../provenAddress.ts';
import { dropVerificationsOf } from '../verification.repo.ts';
import { lockAddress, writeAddress } from './emailChange.repo.ts';

/**
 * Gives an account an address whose mailbox was just shown, with what belongs to the address (decision 0026). Whoever only
 * claims it loses it. False: another account has shown it before, and nothing was changed.
 */
export async function moveAddress(
  context: Context,
  tx: Queries,
  { user, email }: { user: UserRow; email: string },
): Promise<boolean> {
  const emailKey = emailKeyOf(email);
  // Two accounts that take one address wait for each other.
  await lockAddress(tx, emailKey);
  const holder = await findUserByEmail(tx, emailKey, { locked: true });
  if (holder && holder.id !== user.id) {
    if (holder.emailProvenAt) return false;
    await endClaim(context, tx, holder);
  }
  const emailProvenAt = timeFromNow(context);
  const from = provenAddressOf(user);
  const to = provenAddressOf({ emailKey, emailProvenAt });
  await writeAddress(tx, user.id, { email, emailKey, emailProvenAt });
  // Codes of the address that was left open nothing here any more.
  if (from) await dropVerificationsOf(tx, from);
  if (from && to) {
    await moveNewsletter(context, tx, { from, to, email });
    await movePartner(tx, { userId: user.id, from, to, email });
  }
  if (to) await joinPartner(tx, { userId: user.id, address: to });
  return true;
}
