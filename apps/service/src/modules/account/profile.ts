import { profile as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { findUser } from './account.repo.ts';
import { userData } from './userData.ts';

export const profile = defineHandler(operation, async ({ context, who }) => {
  const user = await findUser(context.db, who.userId);
  return user ? userData(user) : fail(operation, 'session_invalid');
});
