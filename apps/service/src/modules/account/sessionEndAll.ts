import { sessionEndAll as operation } from '@tern/contract';
import { timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { revokeSessionsOf } from './account.repo.ts';
import { dropHandoversOf } from './handover.repo.ts';
import { recordEvent } from './recordEvent.ts';
import { dropRememberedOf } from './secondFactor/remembered.repo.ts';
import { clearSessionCookies } from './sessions.ts';

export const sessionEndAll = defineHandler(operation, async (call) => {
  const { context, input, request, who } = call;
  const ended = await context.db.transaction(async (tx) => {
    await dropHandoversOf(tx, who.userId);
    await dropRememberedOf(tx, who.userId);
    await recordEvent(context, tx, { userId: who.userId, kind: 'sessions_ended', request });
    return revokeSessionsOf(tx, [who.userId], {
      revokedAt: timeFromNow(context),
      ...(input.keep_current && { except: who.tokenHash }),
    });
  });
  if (!input.keep_current) clearSessionCookies(call);
  return { ended };
});
