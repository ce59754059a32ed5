import { sessionEnd as operation } from '@tern/contract';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { revokeOwnSession } from './account.repo.ts';
import { recordEvent } from './recordEvent.ts';

export const sessionEnd = defineHandler(operation, async ({ context, input, request, who }) => {
  await context.db.transaction(async (tx) => {
    if (!(await revokeOwnSession(tx, who.userId, input.session_id, timeFromNow(context)))) {
      fail(operation, 'session_unknown');
    }
    await recordEvent(context, tx, { userId: who.userId, kind: 'session_ended', request });
  });
  return null;
});
