import { deviceLogin as operation } from '@tern/contract';
import { brand, isWebAppType } from '@tern/domain';
import { newId, timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { checkCredentials, lockSigningIn, provePlace, signInLimits } from '../account/checkCredentials.ts';
import { mailNewSignIn } from '../account/mailNewSignIn.ts';
import { recordEvent } from '../account/recordEvent.ts';
import { codeLimits } from '../account/secondFactor/codeTries.ts';
import { withSecondFactor } from '../account/secondFactor/withSecondFactor.ts';
import { endSessionsOfDevice, openSession } from '../account/sessions.ts';
import { userData } from '../account/userData.ts';
import { countKeysOf } from '../wireguard/keysOf.ts';
import { deviceData } from './deviceData.ts';
import { countOtherDevices, saveDevice } from './devices.repo.ts';

export const deviceLogin = defineHandler(
  operation,
  { limits: [...signInLimits, ...codeLimits] },
  async (call) => {
    const { context, input, request } = call;
    const { appType } = request;
    if (isWebAppType(appType)) {
      return fail(operation, 'validation_failed', { fields: [{ field: 'X-App-Type', rule: 'choice' }] });
    }
    const user = await checkCredentials(call, input);
    return withSecondFactor(context, { user, request, code: input.code }, async (tx) => {
      // Two registrations at once: the second one counts the first.
      await lockSigningIn(tx, user);
      const others = await countOtherDevices(tx, user.id, { appType, installation: input.installation });
      const keys = await countKeysOf(context, tx, user.id);
      if (others + keys >= brand.claims.devices) return fail(operation, 'device_limit');
      const device = await saveDevice(tx, {
        id: newId('dev', context.random),
        userId: user.id,
        appType,
        installation: input.installation,
        name: input.name || null,
        createdAt: timeFromNow(context),
        lastSeenAt: timeFromNow(context),
      });
      await mailNewSignIn(context, tx, { userId: user.id, request });
      // One installation has one session.
      await endSessionsOfDevice(context, tx, device.id);
      const token = await openSession(context, tx, user.id, request, device.id);
      await recordEvent(context, tx, { userId: user.id, kind: 'device_added', request });
      if (user.emailKey) await provePlace({ clock: context.clock, db: tx }, request, user.emailKey);
      return { token, user: userData(user), device: deviceData(context, device, device.id) };
    });
  },
);
