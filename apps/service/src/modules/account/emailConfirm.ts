import { emailConfirm as operation } from '@tern/contract';
import { emailKeyOf } from '@tern/domain';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { findUser } from './account.repo.ts';
import { hashCode, triesPerCode } from './codes.ts';
import { currentUser } from './currentUser.ts';
import { proveAddress } from './proveAddress.ts';
import { confirmationOf, takeGuess, useCode } from './verification.repo.ts';

export const emailConfirm = defineHandler(operation, async ({ context, input, who }) => {
  const user = await findUser(context.db, who.userId);
  if (!user?.email) return fail(operation, 'session_invalid');
  // The try is taken before the code is looked at, so that parallel guesses count as well.
  const row = await takeGuess(context.db, {
    emailKey: emailKeyOf(user.email),
    purpose: confirmationOf(user.id),
    now: timeFromNow(context),
    most: triesPerCode,
  });
  if (!row) return fail(operation, 'code_expired');
  if (row.codeHash !== hashCode(row.id, input.code)) return fail(operation, 'verification_failed');
  await context.db.transaction(async (tx) => {
    if (!(await useCode(tx, row.id, timeFromNow(context)))) return fail(operation, 'code_expired');
    const locked = await findUser(tx, user.id, { locked: true });
    if (!locked || !(await proveAddress(context, tx, locked))) return fail(operation, 'email_known');
  });
  const confirmed = (await findUser(context.db, user.id)) ?? user;
  return currentUser(context, confirmed);
});
