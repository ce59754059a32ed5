import { changePassword as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { findUser, writePassword } from './account.repo.ts';
import { afterNewPassword } from './afterNewPassword.ts';
import { confirmPassword } from './confirmPassword.ts';
import { isRefusedPassword } from './isRefusedPassword.ts';
import { hashPassword, isSamePassword } from './passwords.ts';
import { passwordTries } from './passwordTries.ts';

export const changePassword = defineHandler(
  operation,
  { limits: [passwordTries] },
  async ({ context, input, request, who }) => {
    const user = await findUser(context.db, who.userId);
    if (!user) return fail(operation, 'session_invalid');
    const { passwordHash: former } = user;
    if (!former) return fail(operation, 'password_not_set');
    await confirmPassword(context, user, input.current_password);
    if (isSamePassword(input.current_password, input.new_password))
      return fail(operation, 'password_unchanged');
    if (await isRefusedPassword(context, input.new_password)) return fail(operation, 'password_common');
    const passwordHash = await hashPassword(input.new_password);
    await context.db.transaction(async (tx) => {
      // Two changes at once: the second one no longer knows the current password.
      if (!(await writePassword(tx, user.id, { passwordHash, former })))
        fail(operation, 'incorrect_password');
      await afterNewPassword(context, tx, { user, kind: 'password_changed', keep: who.tokenHash, request });
    });
    return { is_password_set: true as const };
  },
);
