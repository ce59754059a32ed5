import { factorRecoveryStop as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { findUser } from '../account.repo.ts';
import { currentUser } from '../currentUser.ts';
import { stopRecovery } from './stopRecovery.ts';

/** Without a step up: whoever stops it leaves the account as safe as it was. */
export const factorRecoveryStop = defineHandler(operation, async ({ context, request, who }) => {
  const user = await findUser(context.db, who.userId);
  if (!user) return fail(operation, 'session_invalid');
  await context.db.transaction((tx) => stopRecovery(context, tx, { userId: user.id, request }));
  return { ...(await currentUser(context, user)), factor_recovery: null };
});
