import type { User } from '@tern/contract';
import type { Context } from '../../context.ts';
import { partnerFlagOf } from '../partners/partnerDataOf.ts';
import type { UserRow } from './account.repo.ts';
import { recoveryFlagOf } from './factorRecovery/recoveriesOf.ts';
import { passkeyFlagOf } from './passkeys/isKeyless.ts';
import { userData } from './userData.ts';

/** A person as they see themselves, with what other tables say of them. */
export async function currentUser(context: Context, user: UserRow): Promise<User> {
  return {
    ...userData(user),
    ...(await partnerFlagOf(context.db, user.id)),
    ...(await passkeyFlagOf(context.db, user.id)),
    ...(await recoveryFlagOf(context, user.id)),
  };
}
