import { emailChangeCancel as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { findUser } from '../account.repo.ts';
import { currentUser } from '../currentUser.ts';
import { recordEvent } from '../recordEvent.ts';
import { endWaitingChange } from './emailChange.repo.ts';

export const emailChangeCancel = defineHandler(operation, async ({ context, request, who }) => {
  const isStopped = await context.db.transaction(async (tx) => {
    if (!(await endWaitingChange(tx, who.userId, 'stopped'))) return false;
    await recordEvent(context, tx, { userId: who.userId, kind: 'email_change_stopped', request });
    return true;
  });
  if (isStopped) context.metrics.emailChange('stopped');
  const user = await findUser(context.db, who.userId);
  if (!user) return fail(operation, 'session_invalid');
  return { waiting: null, is_stopped: isStopped, user: await currentUser(context, user) };
});
