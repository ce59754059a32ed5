import { passkeyRemove as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { acceptedPasskeys } from './acceptedPasskeys.ts';
import { removePasskey } from './removePasskey.ts';
import { stepUpLimits, withStepUp } from './stepUp.ts';

export const passkeyRemove = defineHandler(operation, { limits: stepUpLimits }, async (call) => {
  const { context, input, request, who } = call;
  await withStepUp(context, call, async (tx, { id: userId }) => {
    const removed = { userId, id: input.passkey_id, by: 'owner', request } as const;
    if (!(await removePasskey(context, tx, removed))) return fail(operation, 'passkey_unknown');
  });
  return acceptedPasskeys(context, who.userId);
});
