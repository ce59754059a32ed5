import { secondFactorRemove as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { findUser } from '../account.repo.ts';
import { confirmPassword } from '../confirmPassword.ts';
import { passwordTries } from '../passwordTries.ts';
import { codeLimits } from './codeTries.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';
import { withCode } from './withSecondFactor.ts';

export const secondFactorRemove = defineHandler(
  operation,
  { limits: [passwordTries, ...codeLimits] },
  async ({ context, input, request, who }) => {
    const user = await findUser(context.db, who.userId);
    if (!user) return fail(operation, 'session_invalid');
    await confirmPassword(context, user, input.password);
    await withCode(context, { user, request, code: input.code }, (tx) =>
      removeSecondFactor(context, tx, { userId: user.id, by: 'owner', request }),
    );
    return { on_since: null };
  },
);
