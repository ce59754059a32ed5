import { deviceReport as operation } from '@tern/contract';
import { isWebAppType } from '@tern/domain';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { deviceData } from './deviceData.ts';
import { touchDevice } from './devices.repo.ts';

export const deviceReport = defineHandler(operation, async ({ context, input, who }) => {
  // A browser that an app handed its person over to is not the app.
  if (!who.deviceId || isWebAppType(who.appType)) return fail(operation, 'device_unknown');
  const device = await touchDevice(context.db, who.deviceId, {
    lastSeenAt: timeFromNow(context),
    ...(input.name && { name: input.name }),
  });
  return device ? deviceData(context, device, device.id) : fail(operation, 'device_unknown');
});
