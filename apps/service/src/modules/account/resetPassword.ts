import { resetPassword as operation } from '@tern/contract';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { releaseKeysOf } from '../wireguard/keysOf.ts';
import { findUserByEmail, writePassword } from './account.repo.ts';
import { afterNewPassword } from './afterNewPassword.ts';
import { forgetFailedLogins } from './checkCredentials.ts';
import { isRefusedPassword } from './isRefusedPassword.ts';
import { dropPasskeysOf } from './passkeys/passkeys.repo.ts';
import { hashPassword } from './passwords.ts';
import { proveAddress } from './proveAddress.ts';
import { userOfResetLink } from './resetLink.ts';
import { deleteSecondFactor } from './secondFactor/secondFactor.repo.ts';
import { takeOver } from './takeOver.ts';
import { hashToken } from './tokens.ts';
import { findTicket, spendTicket } from './verification.repo.ts';

export const resetPassword = defineHandler(operation, async ({ context, input, request, who }) => {
  const { ticket } = input;
  const ticketHash = hashToken(ticket);
  // Hashing is dear: look before it, and let the write decide.
  const emailKey =
    (await findTicket(context.db, ticketHash, 'reset_password', timeFromNow(context))) ??
    (await userOfResetLink(context, context.db, ticket))?.emailKey;
  if (!emailKey) return fail(operation, 'code_expired');
  // Before the ticket is used up: it sets the next one.
  if (await isRefusedPassword(context, input.password)) return fail(operation, 'password_common');
  const passwordHash = await hashPassword(input.password);
  await context.db.transaction(async (tx) => {
    const spent = await spendTicket(tx, ticketHash, 'reset_password', timeFromNow(context));
    const user = spent
      ? await findUserByEmail(tx, spent, { locked: true })
      : await userOfResetLink(context, tx, ticket, { locked: true });
    if (!user) return fail(operation, 'code_expired');
    const isWithin = who?.userId === user.id;
    const owner = isWithin || user.emailProvenAt ? user : await takeOver(context, tx, user, input.purchase);
    if (owner === 'purchase_found') return fail(operation, 'purchase_found');
    // Of an address that was only claimed: whoever set a factor up, or added a passkey or a WireGuard key, may be somebody else.
    if (!isWithin && !user.emailProvenAt) {
      await deleteSecondFactor(tx, owner.id);
      await dropPasskeysOf(tx, owner.id);
      await releaseKeysOf(tx, owner.id, timeFromNow(context));
    }
    await proveAddress(context, tx, owner);
    await writePassword(tx, owner.id, { passwordHash });
    const keep = isWithin ? who.tokenHash : undefined;
    const proven = { ...owner, emailKey, emailProvenAt: owner.emailProvenAt ?? timeFromNow(context) };
    await afterNewPassword(context, tx, { user: proven, kind: 'password_reset', keep, request });
  });
  await forgetFailedLogins(context, emailKey);
  return { is_password_set: true as const };
});
