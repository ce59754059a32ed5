import { emailChangeCancel as operation } from '@tern/contract';
import { defineHandler } from '../../../handler.ts';
import { recordEvent } from '../recordEvent.ts';
import { endWaitingChange } from './emailChange.repo.ts';

export const emailChangeCancel = defineHandler(operation, async ({ context, request, who }) => {
  await context.db.transaction(async (tx) => {
    if (!(await endWaitingChange(tx, who.userId, 'stopped'))) return;
    await recordEvent(context, tx, { userId: who.userId, kind: 'email_change_stopped', request });
    context.metrics.emailChange('stopped');
  });
  return { waiting: null };
});
