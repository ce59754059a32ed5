import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { OperationError, type RequestFacts } from '../../../handler.ts';
import { accountKey, day, type Limit } from '../../../limit.ts';
import { returnTry, takeTry } from '../../../rateLimit.ts';
import { findUser, revokeSessionsOf, type UserRow } from '../account.repo.ts';
import { confirmPassword } from '../confirmPassword.ts';
import { dropHandoversOf } from '../handover.repo.ts';
import { provenAddressOf } from '../provenAddress.ts';
import { recordEvent } from '../recordEvent.ts';
import { removeSecondFactor } from '../secondFactor/removeSecondFactor.ts';
import { findSecondFactor } from '../secondFactor/secondFactor.repo.ts';
import { beginRecovery, type FactorRecoveryRow, findRecovery, settleOpen } from './factorRecovery.repo.ts';
import { mailBegun } from './recoveryMails.ts';
import { type RecoveryState, recoveryState } from './recoveryState.ts';
import { stopRecovery } from './stopRecovery.ts';

/** Besides those of every password: the link may lie in a mailbox that is a thief's for days. */
export const finishTries: Limit = {
  counts: 'wrong passwords at the link that turns a second factor off, per account',
  count: 10,
  seconds: day,
};

interface Pressed {
  row: FactorRecoveryRow;
  request: RequestFacts;
}

/**
 * The request of a link under the locks that codes and new passwords take as well, in their order: the factor, the account, the
 * request.
 */
async function locked(
  context: Context,
  tx: Queries,
  { id, userId }: FactorRecoveryRow,
): Promise<{ user: UserRow; row: FactorRecoveryRow; state: RecoveryState } | undefined> {
  const factor = await findSecondFactor(tx, userId, { locked: true });
  const user = await findUser(tx, userId, { locked: true });
  const row = await findRecovery(tx, id);
  if (!user || !row) return undefined;
  const state = recoveryState(context, row);
  const isLost = !factor?.onSince || !provenAddressOf(user);
  return { user, row, state: isLost && ['requested', 'waiting', 'ready'].includes(state) ? 'over' : state };
}

/** The first link was pressed: the wait begins, and the mailbox hears of it. */
export function begin(context: Context, { row: given, request }: Pressed): Promise<RecoveryState> {
  return context.db.transaction(async (tx) => {
    const found = await locked(context, tx, given);
    if (found?.state !== 'requested') return found?.state ?? 'over';
    const begunAt = timeFromNow(context);
    await beginRecovery(tx, given.id, begunAt);
    await recordEvent(context, tx, { userId: given.userId, kind: 'factor_recovery_begun', request });
    await mailBegun(context, tx, { ...found.row, begunAt });
    context.metrics.factorRecovery('begun');
    return 'waiting';
  });
}

/** The link of a mail stops the request it is about, and no later one. */
export function stopByLink(context: Context, { row: given, request }: Pressed): Promise<RecoveryState> {
  return context.db.transaction(async (tx) => {
    const found = await locked(context, tx, given);
    if (found?.state !== 'waiting' && found?.state !== 'ready') return found?.state ?? 'over';
    await stopRecovery(context, tx, { userId: given.userId, request });
    return 'stopped';
  });
}

/**
 * The second link was pressed, with a password: the factor and its recovery codes go, and everybody is signed out. Throws
 * `incorrect_password`, and `rate_limited` after too many.
 */
export async function finish(
  context: Context,
  { row: given, request, password }: Pressed & { password: string },
): Promise<RecoveryState> {
  const { userId } = given;
  const state = recoveryState(context, given);
  const user = await findUser(context.db, userId);
  if (state !== 'ready' || !user) return user ? state : 'over';
  const tries = ['lost factor password', accountKey(userId)] as const;
  await takeTry(context, finishTries, ...tries);
  await confirmPassword(context, user, password);
  await returnTry(context, ...tries);
  return context.db.transaction(async (tx) => {
    const found = await locked(context, tx, given);
    if (found?.state !== 'ready') return found?.state ?? 'over';
    // Whoever has set another password meanwhile has ended the request as well.
    if (found.user.passwordHash !== user.passwordHash) throw new OperationError('incorrect_password');
    await settleOpen(tx, userId, { state: 'done', at: timeFromNow(context) });
    await removeSecondFactor(context, tx, { userId, by: 'recovery', request });
    await dropHandoversOf(tx, userId);
    await revokeSessionsOf(tx, [userId], { revokedAt: timeFromNow(context) });
    context.metrics.factorRecovery('done');
    return 'done';
  });
}
