import { recoveryCodesRenew as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { findUser } from '../account.repo.ts';
import { recordEvent } from '../recordEvent.ts';
import { codeLimits } from './codeTries.ts';
import { makeRecoveryCodes } from './makeRecoveryCodes.ts';
import { withCode } from './withSecondFactor.ts';

export const recoveryCodesRenew = defineHandler(
  operation,
  { limits: codeLimits },
  async ({ context, input, request, who }) => {
    const user = await findUser(context.db, who.userId);
    if (!user) return fail(operation, 'session_invalid');
    const codes = await withCode(context, { user, request, code: input.code }, async (tx) => {
      await recordEvent(context, tx, { userId: user.id, kind: 'recovery_codes_renewed', request });
      return makeRecoveryCodes(context, tx, user.id);
    });
    return { recovery_codes: codes };
  },
);
