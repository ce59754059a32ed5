import { securityEventList as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { securityEventData } from './securityEventData.ts';
import { findOwnSecurityEvent, listSecurityEvents } from './securityEvents.repo.ts';

const perPage = 50;

export const securityEventList = defineHandler(operation, async ({ context, input, who }) => {
  const before = input.before ? await findOwnSecurityEvent(context.db, who.userId, input.before) : undefined;
  const rows = await listSecurityEvents(context.db, who.userId, {
    limit: perPage + 1,
    ...(before && { before }),
  });
  const events = rows.slice(0, perPage).map(securityEventData);
  return { events, next: rows.length > perPage ? (events.at(-1)?.event_id ?? null) : null };
});
