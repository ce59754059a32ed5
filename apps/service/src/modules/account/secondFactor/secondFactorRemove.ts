import { secondFactorRemove as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { stepUpLimits, withStepUp } from '../passkeys/stepUp.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';
import { isSecondFactorOn } from './withSecondFactor.ts';

export const secondFactorRemove = defineHandler(operation, { limits: stepUpLimits }, async (call) => {
  const { context, request } = call;
  await withStepUp(context, call, async (tx, { id: userId }) => {
    if (!(await isSecondFactorOn(tx, userId))) return fail(operation, 'second_factor_off');
    return removeSecondFactor(context, tx, { userId, by: 'owner', request });
  });
  return { on_since: null };
});
