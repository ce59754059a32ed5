import { logout as operation } from '@tern/contract';
import { moment } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { revokeSession } from './account.repo.ts';
import { clearSessionCookies } from './sessions.ts';

export const logout = defineHandler(operation, async (call) => {
  const { context, who } = call;
  if (who) await revokeSession(context.db, who.tokenHash, moment(context));
  clearSessionCookies(call);
  return null;
});
