import { profile as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { partnerFlagOf } from '../partners/partnerDataOf.ts';
import { findUser } from './account.repo.ts';
import { recoveryFlagOf } from './factorRecovery/recoveriesOf.ts';
import { passkeyFlagOf } from './passkeys/isKeyless.ts';
import { userData } from './userData.ts';

export const profile = defineHandler(operation, async ({ context, who }) => {
  const user = await findUser(context.db, who.userId);
  if (!user) return fail(operation, 'session_invalid');
  const { db } = context;
  return {
    ...userData(user),
    ...(await partnerFlagOf(db, user.id)),
    ...(await passkeyFlagOf(db, user.id)),
    ...(await recoveryFlagOf(context, user.id)),
  };
});
