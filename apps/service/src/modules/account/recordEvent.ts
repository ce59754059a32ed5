import type { SecurityEventKind } from '@tern/contract';
import { type Context, newId, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { RequestFacts } from '../../handler.ts';
import { insertSecurityEvent } from './securityEvents.repo.ts';

/** Writes what happened into the list that the person can look up, in the caller's transaction. */
export async function recordEvent(
  context: Context,
  db: Queries,
  event: {
    userId: string;
    kind: SecurityEventKind;
    request: Pick<RequestFacts, 'country' | 'userAgent' | 'appType'>;
  },
): Promise<void> {
  const { userId, kind, request } = event;
  await insertSecurityEvent(db, {
    id: newId('evt', context.random),
    userId,
    kind,
    at: timeFromNow(context),
    country: request.country,
    userAgent: request.userAgent,
    appType: request.appType,
  });
}
