import { logout as operation } from '@tern/contract';
import { timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { revokeSession } from './account.repo.ts';
import { recordEvent } from './recordEvent.ts';
import { clearSessionCookies } from './sessions.ts';

export const logout = defineHandler(operation, async (call) => {
  const { context, request, who } = call;
  if (who) {
    await revokeSession(context.db, who.tokenHash, timeFromNow(context));
    await recordEvent(context, context.db, { userId: who.userId, kind: 'signed_out', request });
  }
  clearSessionCookies(call);
  return null;
});
