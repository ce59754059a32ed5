import { sessionList as operation } from '@tern/contract';
import { timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { listLiveSessions } from './account.repo.ts';
import { sessionData } from './sessionData.ts';

export const sessionList = defineHandler(operation, async ({ context, who }) => {
  const rows = await listLiveSessions(context.db, who.userId, timeFromNow(context));
  const sessions = rows.map((row) => sessionData(row, who.sessionId));
  return { sessions: sessions.sort((a, b) => Number(b.is_current) - Number(a.is_current)) };
});
