import { accountDeleteCancel as operation } from '@tern/contract';
import { newId } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { findUser, setDeleteAfter } from './account.repo.ts';
import { recordEvent } from './recordEvent.ts';

export const accountDeleteCancel = defineHandler(operation, async ({ context, request, who }) => {
  const user = await findUser(context.db, who.userId);
  if (!user) return fail(operation, 'session_invalid');
  if (!user.deleteAfter) return null;
  await context.db.transaction(async (tx) => {
    await setDeleteAfter(tx, user.id, null);
    await recordEvent(context, tx, { userId: user.id, kind: 'deletion_cancelled', request });
    await enqueueMail(context, tx, {
      occasion: newId('deletion', context.random),
      to: { userId: user.id },
      template: 'deletionCancelled',
      data: {},
    });
  });
  return null;
});
