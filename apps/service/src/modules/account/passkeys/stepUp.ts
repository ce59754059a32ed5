import type { UsedPasskey } from '@tern/contract';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { OperationError, type RequestFacts, type SignedIn } from '../../../handler.ts';
import type { Limit } from '../../../limit.ts';
import { findUser, type UserRow } from '../account.repo.ts';
import { confirmPassword } from '../confirmPassword.ts';
import { passwordTries } from '../passwordTries.ts';
import { codeLimits } from '../secondFactor/codeTries.ts';
import { withCode, withSecondFactor } from '../secondFactor/withSecondFactor.ts';
import { passkeyLimits, withPasskey } from './withPasskey.ts';

export const stepUpLimits: readonly Limit[] = [passwordTries, ...codeLimits, ...passkeyLimits];

export interface StepUp {
  request: RequestFacts;
  who: SignedIn;
  input: { password?: string | undefined; code?: string | undefined; passkey?: UsedPasskey | undefined };
}

/**
 * Does something in a transaction for a signed-in person who shows once more who they are: with a passkey, or with the
 * password and, where there is a second factor, a code. A stolen session has none of them. Throws `password_not_set` where
 * there is nothing to show.
 */
export async function withStepUp<T>(
  context: Context,
  { request, who, input }: StepUp,
  work: (tx: Queries, user: UserRow) => Promise<T>,
): Promise<T> {
  const user = await findUser(context.db, who.userId);
  if (!user) throw new OperationError('session_invalid');
  if (input.passkey)
    return withPasskey(context, { request, passkey: input.passkey, who }, (tx) => work(tx, user));
  if (!user.passwordHash) throw new OperationError('password_not_set');
  await confirmPassword(context, user, input.password ?? '');
  return withSecondFactor(context, { user, request, code: input.code }, (tx) => work(tx, user));
}

/** The same for what a code alone is enough for, in an account with a second factor: a passkey takes its place. */
export async function withCodeOrPasskey<T>(
  context: Context,
  { request, who, input: { code, passkey } }: StepUp,
  work: (tx: Queries, user: UserRow) => Promise<T>,
): Promise<T> {
  const user = await findUser(context.db, who.userId);
  if (!user) throw new OperationError('session_invalid');
  if (passkey) return withPasskey(context, { request, passkey, who }, (tx) => work(tx, user));
  if (code === undefined) throw new OperationError('second_factor_required');
  return withCode(context, { user, request, code }, (tx) => work(tx, user));
}
