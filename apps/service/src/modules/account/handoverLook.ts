import { handoverLook as operation } from '@tern/contract';
import { addressForLimits } from '../../clientAddress.ts';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { takeTry } from '../../rateLimit.ts';
import { appTypeOfDevice } from '../devices/appTypeOfDevice.ts';
import { findUser } from './account.repo.ts';
import { insertHandover, takeHandover } from './handover.repo.ts';
import { handoverTries } from './handoverTries.ts';
import { hashLookedAt } from './hashLookedAt.ts';
import { hashToken, newToken } from './tokens.ts';
import { userData } from './userData.ts';

/** Time to read whose account it is. */
const lifetime = 5 * 60 * 1000;

export const handoverLook = defineHandler(
  operation,
  { limits: [handoverTries] },
  async ({ context, input, request }) => {
    const address = addressForLimits(request.address);
    await takeTry(context, handoverTries, 'handover', address);
    return context.db.transaction(async (tx) => {
      const handover = await takeHandover(tx, hashToken(input.code), timeFromNow(context));
      const user = handover && (await findUser(tx, handover.userId));
      const appType = handover && (await appTypeOfDevice(tx, handover.userId, handover.deviceId));
      if (!handover || !user || appType === undefined) return fail(operation, 'handover_invalid');
      const code = newToken(context.random);
      await insertHandover(tx, {
        ...handover,
        codeHash: hashLookedAt(code),
        expiresAt: timeFromNow(context, lifetime),
      });
      const { user_id, email } = userData(user);
      return {
        code,
        expires_in: lifetime / 1000,
        user_id,
        email,
        app_type: appType,
        redirect: handover.redirect,
      };
    });
  },
);
