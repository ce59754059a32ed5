import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { OperationError, type RequestFacts } from '../../../handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { UserRow } from '../account.repo.ts';
import { stopRecovery } from '../factorRecovery/stopRecovery.ts';
import { recordEvent } from '../recordEvent.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { openSecret } from './sealSecret.ts';
import {
  countRecoveryCodes,
  findSecondFactor,
  type SecondFactorRow,
  spendRecoveryCode,
  writeTakenStep,
} from './secondFactor.repo.ts';
import { judgeCode } from './totp.ts';

/** The errors of a code that is not taken. */
export const codeErrors = { wrong: 'verification_failed', used: 'code_used', clock: 'code_clock' } as const;

export interface CodeOf {
  user: Pick<UserRow, 'id' | 'emailKey'>;
  request: RequestFacts;
  code: string;
}

/**
 * Takes a code of the app or a recovery code, in the transaction of what it is for: where that fails, the code is as good
 * as before. Whoever has one has lost nothing: a request to turn the factor off without a code ends. Throws an error of `codeErrors`, and `second_factor_off` where there is no factor.
 */
export async function useCode(context: Context, tx: Queries, { user, request, code }: CodeOf): Promise<void> {
  const factor = await findSecondFactor(tx, user.id, { locked: true });
  if (!factor?.onSince) throw new OperationError('second_factor_off');
  await takeEither(context, tx, factor, { user, request, code });
  await stopRecovery(context, tx, { userId: user.id, request });
}

async function takeEither(
  context: Context,
  tx: Queries,
  factor: SecondFactorRow,
  { user, request, code }: CodeOf,
): Promise<void> {
  if (/^\d{6}$/.test(code)) return takeAppCode(context, tx, factor, code);
  const codeHash = await hashRecoveryCode(context, user.id, code);
  const spent = await spendRecoveryCode(tx, { userId: user.id, codeHash, usedAt: timeFromNow(context) });
  if (spent !== 'spent') throw new OperationError(codeErrors[spent === 'used' ? 'used' : 'wrong']);
  await recordEvent(context, tx, { userId: user.id, kind: 'recovery_code_used', request });
  await enqueueMail(context, tx, {
    occasion: newId('recovery', context.random),
    to: { userId: user.id },
    template: 'recoveryCodeUsed',
    data: { at: timeFromNow(context).toISOString(), left: await countRecoveryCodes(tx, user.id) },
  });
}

/** `onSince`: the factor is on with this code. */
export async function takeAppCode(
  context: Context,
  tx: Queries,
  factor: SecondFactorRow,
  code: string,
  change: { onSince?: Date; sessionHash?: null } = {},
): Promise<void> {
  const { userId, lastStep } = factor;
  const secret = await openSecret(context, userId, factor.secret);
  const judged = judgeCode(secret, code, { now: context.clock.now(), lastStep });
  if (judged.is !== 'right') throw new OperationError(codeErrors[judged.is]);
  await writeTakenStep(tx, userId, { lastStep: judged.step, ...change });
}
