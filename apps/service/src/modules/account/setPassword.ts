import { setPassword as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { findUser, setFirstPassword } from './account.repo.ts';
import { afterNewPassword } from './afterNewPassword.ts';
import { claimEmail } from './claimEmail.ts';
import { hashPassword } from './passwords.ts';

export const setPassword = defineHandler(operation, async ({ context, input, request, who }) => {
  const user = await findUser(context.db, who.userId);
  // Hashing is dear: look before it, and let the write decide.
  if (!user) return fail(operation, 'session_invalid');
  if (user.passwordHash) return fail(operation, 'password_already_set');
  const passwordHash = await hashPassword(input.password);
  await context.db.transaction(async (tx) => {
    // A password without an address that leads to it would open nothing.
    if (!(await claimEmail(tx, user.id))) fail(operation, 'email_known');
    if (!(await setFirstPassword(tx, user.id, passwordHash))) fail(operation, 'password_already_set');
    await afterNewPassword(context, tx, { user, kind: 'password_set', keep: who.tokenHash, request });
  });
  return { is_password_set: true as const };
});
