import { accountDeleteCancel as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { findUser } from './account.repo.ts';
import { keepAccount } from './keepAccount.ts';

export const accountDeleteCancel = defineHandler(operation, async ({ context, request, who }) => {
  const user = await findUser(context.db, who.userId);
  if (!user) return fail(operation, 'session_invalid');
  if (!user.deleteAfter) return null;
  await context.db.transaction(async (tx) => {
    const locked = await findUser(tx, who.userId, { locked: true });
    if (!locked?.deleteAfter || locked.deletedAt) return;
    await keepAccount(context, tx, { userId: user.id, by: 'request', request });
  });
  return null;
});
