import { passkeyRemove as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { findUser } from '../account.repo.ts';
import { acceptedPasskeys } from './acceptedPasskeys.ts';
import { countPasskeys } from './passkeys.repo.ts';
import { removePasskey } from './removePasskey.ts';
import { stepUpLimits, withStepUp } from './stepUp.ts';

export const passkeyRemove = defineHandler(operation, { limits: stepUpLimits }, async (call) => {
  const { context, input, request, who } = call;
  await withStepUp(context, call, async (tx, { id: userId }) => {
    // Two windows at once: the second one sees what the first one has left.
    const owner = await findUser(tx, userId, { locked: true });
    if (!owner?.passwordHash && (await countPasskeys(tx, userId)) < 2) return fail(operation, 'passkey_last');
    const removed = { userId, id: input.passkey_id, by: 'owner', request } as const;
    if (!(await removePasskey(context, tx, removed))) return fail(operation, 'passkey_unknown');
  });
  return acceptedPasskeys(context, who.userId);
});
