import { secondFactorConfirm as operation } from '@tern/contract';
import { newId, timeFromNow } from '../../../context.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { findUser, revokeSessionsOf } from '../account.repo.ts';
import { dropHandoversOf } from '../handover.repo.ts';
import { remainingPasskeys } from '../passkeys/remainingPasskeys.ts';
import { recordEvent } from '../recordEvent.ts';
import { requireOpenSession } from '../sessions.ts';
import { codeLimits, takeCodeTry } from './codeTries.ts';
import { makeRecoveryCodes } from './makeRecoveryCodes.ts';
import { dropRememberedOf } from './remembered.repo.ts';
import { findSecondFactor } from './secondFactor.repo.ts';
import { setUpLifetime } from './setUpLifetime.ts';
import { takeAppCode } from './useCode.ts';

export const secondFactorConfirm = defineHandler(
  operation,
  { limits: codeLimits },
  async ({ context, input, request, who }) => {
    const user = await findUser(context.db, who.userId);
    if (!user) return fail(operation, 'session_invalid');
    const giveBack = await takeCodeTry(context, { user, request });
    const codes = await context.db.transaction(async (tx) => {
      await findUser(tx, user.id, { locked: true });
      await requireOpenSession(tx, who);
      const factor = await findSecondFactor(tx, user.id, { locked: true });
      if (factor?.onSince) return fail(operation, 'second_factor_on');
      const isLate = !factor || factor.createdAt.getTime() + setUpLifetime <= context.clock.now();
      if (isLate || factor.sessionHash !== who.tokenHash) return fail(operation, 'code_expired');
      await takeAppCode(context, tx, factor, input.code, {
        onSince: timeFromNow(context),
        sessionHash: null,
      });
      // Whoever is signed in elsewhere has shown no code. First what opens sessions, as in `endOtherWays`.
      await dropHandoversOf(tx, user.id);
      await revokeSessionsOf(tx, [user.id], { revokedAt: timeFromNow(context), except: who.tokenHash });
      await dropRememberedOf(tx, user.id);
      await recordEvent(context, tx, { userId: user.id, kind: 'second_factor_on', request });
      await enqueueMail(context, tx, {
        occasion: newId('factor', context.random),
        to: { userId: user.id },
        template: 'secondFactorOn',
        data: { at: timeFromNow(context).toISOString(), ...(await remainingPasskeys(tx, user.id)) },
      });
      return makeRecoveryCodes(context, tx, user.id);
    });
    await giveBack();
    return { recovery_codes: codes };
  },
);
