import { findFailedEvents, reopenEvent } from '../modules/payment/settle/events.repo.ts';
import { dryRun, minute, type Ops, OpsError, whole } from './opsTools.ts';

/** The providers' messages that could not be applied, however often they were tried. */
export async function listFailedEvents({ context, say }: Ops, { limit }: { limit: string }): Promise<void> {
  const rows = await findFailedEvents(context.db, whole(limit, '--limit', 1, 10_000));
  for (const { provider, eventId, type, receivedAt } of rows)
    say([provider.padEnd(8), minute(receivedAt), type.padEnd(32), eventId].join('  '));
  say(`${rows.length} ${rows.length === 1 ? 'event' : 'events'} given up`);
}

/** Has Tern try an event again, for instance after an update that knows its shape. */
export async function retryEvent({ context, say }: Ops, eventId: string, yes: boolean): Promise<void> {
  say(`Try ${eventId} again.`);
  if (!yes) return say(dryRun);
  if (!(await reopenEvent(context.db, eventId))) throw new OpsError(`No event ${eventId} was given up.`);
  say('It is tried within a minute, while Tern runs.');
}
