import { deviceUnbind as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { recordEvent } from '../account/recordEvent.ts';
import { endSessionsOfDevice } from '../account/sessions.ts';
import { deleteOwnDevice, findOwnDevice } from './devices.repo.ts';

export const deviceUnbind = defineHandler(operation, async ({ context, input, request, who }) => {
  const device = { id: input.unbind_user_id, appType: input.unbind_app_type };
  const known = await findOwnDevice(context.db, who.userId, device.id);
  if (known?.appType !== device.appType) return fail(operation, 'device_unknown');
  await context.db.transaction(async (tx) => {
    // First the sessions: they lose their tie to the device when it goes.
    await endSessionsOfDevice(context, tx, device.id);
    if (!(await deleteOwnDevice(tx, who.userId, device))) fail(operation, 'device_unknown');
    await recordEvent(context, tx, { userId: who.userId, kind: 'device_removed', request });
  });
  return null;
});
