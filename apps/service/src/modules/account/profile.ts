import { profile as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { findUser } from './account.repo.ts';
import { currentUser } from './currentUser.ts';

export const profile = defineHandler(operation, async ({ context, who }) => {
  const user = await findUser(context.db, who.userId);
  if (!user) return fail(operation, 'session_invalid');
  return currentUser(context, user);
});
