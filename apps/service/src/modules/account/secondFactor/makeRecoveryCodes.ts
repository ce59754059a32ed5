import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import { replaceRecoveryCodes } from './secondFactor.repo.ts';

/** Makes a new set in place of the former one, and returns its codes: the only time that anybody sees them. */
export async function makeRecoveryCodes(context: Context, tx: Queries, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes(context.random);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(context, userId, code)));
  await replaceRecoveryCodes(tx, userId, hashes);
  return codes;
}
