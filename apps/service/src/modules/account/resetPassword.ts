import { resetPassword as operation } from '@tern/contract';
import { moment } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { findUserByEmail, writePassword } from './account.repo.ts';
import { afterNewPassword } from './afterNewPassword.ts';
import { forgetFailedLogins } from './checkCredentials.ts';
import { hashPassword } from './passwords.ts';
import { userOfResetLink } from './resetLink.ts';
import { hashToken } from './tokens.ts';
import { findTicket, spendTicket } from './verification.repo.ts';

export const resetPassword = defineHandler(operation, async ({ context, input, request, who }) => {
  const { ticket } = input;
  const ticketHash = hashToken(ticket);
  // Hashing is dear: look before it, and let the write decide.
  const emailKey =
    (await findTicket(context.db, ticketHash, 'reset_password', moment(context))) ??
    (await userOfResetLink(context, context.db, ticket))?.emailKey;
  if (!emailKey) return fail(operation, 'code_expired');
  const passwordHash = await hashPassword(input.password);
  await context.db.transaction(async (tx) => {
    const spent = await spendTicket(tx, ticketHash, 'reset_password', moment(context));
    const user = spent
      ? await findUserByEmail(tx, spent)
      : await userOfResetLink(context, tx, ticket, { locked: true });
    if (!user) return fail(operation, 'code_expired');
    await writePassword(tx, user.id, { passwordHash });
    const keep = who?.userId === user.id ? who.tokenHash : undefined;
    await afterNewPassword(context, tx, { user, kind: 'password_reset', keep, request });
  });
  await forgetFailedLogins(context, emailKey);
  return { is_password_set: true as const };
});
