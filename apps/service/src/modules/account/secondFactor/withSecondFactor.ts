import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { OperationError } from '../../../handler.ts';
import { findUser } from '../account.repo.ts';
import { recordEvent } from '../recordEvent.ts';
import { takeCodeTry } from './codeTries.ts';
import { findSecondFactor } from './secondFactor.repo.ts';
import { type CodeOf, codeErrors, useCode } from './useCode.ts';

const refusals: readonly string[] = Object.values(codeErrors);

/** Whether a sign-in to this account needs a code. */
export async function isSecondFactorOn(db: Queries, userId: string): Promise<boolean> {
  return Boolean((await findSecondFactor(db, userId))?.onSince);
}

/**
 * Does something in a transaction that takes a code with it. Wrong codes are limited, and stand in the list that the
 * person can look up.
 */
export async function withCode<T>(
  context: Context,
  given: CodeOf,
  work: (tx: Queries) => Promise<T>,
): Promise<T> {
  const { user, request } = given;
  const giveBack = await takeCodeTry(context, given);
  try {
    const done = await context.db.transaction(async (tx) => {
      await useCode(context, tx, given);
      return work(tx);
    });
    await giveBack();
    return done;
  } catch (error) {
    const isRefused = error instanceof OperationError && refusals.includes(error.errorName);
    if (isRefused)
      await recordEvent(context, context.db, { userId: user.id, kind: 'second_factor_failed', request });
    else await giveBack();
    throw error;
  }
}

/**
 * The same for what needs a code only where the account has a second factor. Throws `second_factor_required` where it has
 * one and no code came.
 */
export async function withSecondFactor<T>(
  context: Context,
  given: Omit<CodeOf, 'code'> & { code: string | undefined },
  work: (tx: Queries) => Promise<T>,
): Promise<T> {
  const { user, code } = given;
  if (await isSecondFactorOn(context.db, user.id)) {
    if (code === undefined) throw new OperationError('second_factor_required');
    return withCode(context, { ...given, code }, work);
  }
  return context.db.transaction(async (tx) => {
    // Turning it on takes the same lock: what begins before it ends before it, or needs the code.
    await findUser(tx, user.id, { locked: true });
    if (await isSecondFactorOn(tx, user.id)) throw new OperationError('second_factor_required');
    return work(tx);
  });
}
