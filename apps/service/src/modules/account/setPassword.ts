import { setPassword as operation } from '@tern/contract';
import { moment } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { findUser, revokeSessionsOf, setFirstPassword } from './account.repo.ts';
import { hashPassword } from './passwords.ts';

export const setPassword = defineHandler(operation, async ({ context, input, who }) => {
  const user = await findUser(context.db, who.userId);
  // Hashing is dear: look before it, and let the write decide.
  if (user?.passwordHash) return fail(operation, 'password_already_set');
  const passwordHash = await hashPassword(input.password);
  await context.db.transaction(async (tx) => {
    if (!(await setFirstPassword(tx, who.userId, passwordHash))) fail(operation, 'password_already_set');
    await revokeSessionsOf(tx, [who.userId], { revokedAt: moment(context), except: who.tokenHash });
    await enqueueMail(context, tx, {
      occasion: `password-set:${who.userId}`,
      userId: who.userId,
      template: 'passwordSet',
      data: {},
    });
  });
  return { is_password_set: true as const };
});
