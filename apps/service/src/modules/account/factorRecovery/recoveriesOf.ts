import type { accountExport, OutputOf, User } from '@tern/contract';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import {
  deleteOldRecoveries,
  deleteRecoveries,
  endLate,
  findOpenRecovery,
  listRecoveries,
} from './factorRecovery.repo.ts';
import {
  endsAfter,
  linkLifetime,
  proofsStay,
  readyAt,
  recoveriesStay,
  recoveryState,
} from './recoveryState.ts';

/** The flag of a person whose second factor somebody has begun to turn off without a code. */
export async function recoveryFlagOf(
  context: Pick<Context, 'clock' | 'db'>,
  userId: string,
): Promise<Pick<User, 'factor_recovery'>> {
  const row = await findOpenRecovery(context.db, userId);
  if (!row?.begunAt || !['waiting', 'ready'].includes(recoveryState(context, row)))
    return { factor_recovery: null };
  return {
    factor_recovery: { begun_at: row.begunAt.toISOString(), ready_at: readyAt(row).toISOString() },
  };
}

/** The requests of the last weeks, for the export of one's data. */
export async function recoveriesOf(
  db: Queries,
  userId: string,
): Promise<OutputOf<typeof accountExport>['factor_recoveries']> {
  return (await listRecoveries(db, userId)).map((row) => ({
    state: row.state,
    proof: row.proof,
    requested_at: row.requestedAt.toISOString(),
    begun_at: row.begunAt?.toISOString() ?? null,
    settled_at: row.settledAt?.toISOString() ?? null,
  }));
}

/** The account is deleted. */
export const dropRecoveriesOf = (db: Queries, userId: string): Promise<void> => deleteRecoveries(db, userId);

/** Ends those whose time is over, and deletes those that ended long ago. */
export async function dropOldRecoveries(context: Context): Promise<void> {
  const at = timeFromNow(context);
  await endLate(context.db, {
    requestedBefore: timeFromNow(context, -linkLifetime),
    begunBefore: timeFromNow(context, -endsAfter),
    at,
  });
  await deleteOldRecoveries(context.db, {
    settledBefore: timeFromNow(context, -recoveriesStay),
    provenBefore: timeFromNow(context, -proofsStay),
  });
}
