import { passkeyAddOptions as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { findUser } from '../account.repo.ts';
import { creationOptions } from './creationOptions.ts';
import { isKeyless } from './isKeyless.ts';
import { passkeyLimit } from './passkeyLimit.ts';
import { listPasskeys } from './passkeys.repo.ts';
import { stepUpLimits, withStepUp } from './stepUp.ts';

export const passkeyAddOptions = defineHandler(operation, { limits: stepUpLimits }, async (call) => {
  const { context, who } = call;
  const owner = await findUser(context.db, who.userId);
  if (!owner) return fail(operation, 'session_invalid');
  // As for a first password: the session is all there is to show. Whether it still is the first key, `passkeyAdd` asks.
  if (await isKeyless(context.db, owner))
    return { options: await creationOptions(context, owner, { known: [], purpose: 'add_first', who }) };
  const { user, known } = await withStepUp(context, call, async (tx, shown) => ({
    user: shown,
    known: await listPasskeys(tx, shown.id),
  }));
  if (known.length >= passkeyLimit) return fail(operation, 'passkey_limit');
  return { options: await creationOptions(context, user, { known, purpose: 'add', who }) };
});
