import { profile as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { partnerFlagOf } from '../partners/partnerDataOf.ts';
import { findUser } from './account.repo.ts';
import { passkeyFlagOf } from './passkeys/isKeyless.ts';
import { userData } from './userData.ts';

export const profile = defineHandler(operation, async ({ context, who }) => {
  const user = await findUser(context.db, who.userId);
  if (!user) return fail(operation, 'session_invalid');
  return {
    ...userData(user),
    ...(await partnerFlagOf(context.db, user.id)),
    ...(await passkeyFlagOf(context.db, user.id)),
  };
});
