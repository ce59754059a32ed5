import type { accountExport, OutputOf } from '@tern/contract';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { deleteChanges, deleteOldChanges, endWaitingChange, listChanges } from './emailChange.repo.ts';
import { changesStay } from './lifetimes.ts';

/** The changes of the address of the last weeks, for the export of one's data. */
export async function changesOf(
  db: Queries,
  userId: string,
): Promise<OutputOf<typeof accountExport>['email_changes']> {
  return (await listChanges(db, userId)).map((row) => ({
    state: row.state,
    from: row.formerEmail,
    to: row.email,
    requested_at: row.requestedAt.toISOString(),
    done_at: row.doneAt?.toISOString() ?? null,
  }));
}

/** The account is deleted. */
export const dropChangesOf = (db: Queries, userId: string): Promise<void> => deleteChanges(db, userId);

/** Somebody has set another password, or shown that the mailbox is theirs: what was begun before is over. */
export async function endChangeOf(db: Queries, userId: string): Promise<void> {
  await endWaitingChange(db, userId, 'ended');
}

export const dropOldChanges = (context: Context): Promise<void> =>
  deleteOldChanges(context.db, timeFromNow(context, -changesStay));
