import { recoveryCodesRenew as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { withCodeOrPasskey } from '../passkeys/stepUp.ts';
import { passkeyLimits } from '../passkeys/withPasskey.ts';
import { recordEvent } from '../recordEvent.ts';
import { codeLimits } from './codeTries.ts';
import { makeRecoveryCodes } from './makeRecoveryCodes.ts';
import { isSecondFactorOn } from './withSecondFactor.ts';

export const recoveryCodesRenew = defineHandler(
  operation,
  { limits: [...codeLimits, ...passkeyLimits] },
  async (call) => {
    const { context, request } = call;
    const codes = await withCodeOrPasskey(context, call, async (tx, { id: userId }) => {
      if (!(await isSecondFactorOn(tx, userId))) return fail(operation, 'second_factor_off');
      await recordEvent(context, tx, { userId, kind: 'recovery_codes_renewed', request });
      return makeRecoveryCodes(context, tx, userId);
    });
    return { recovery_codes: codes };
  },
);
