import * as v from 'valibot';
import { appTypeField, idField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Takes a device out of the account: its sessions end. */
export const deviceUnbind = defineOperation({
  name: 'deviceUnbind',
  method: 'POST',
  path: '/api/mms/account/v1/web/device/unbind',
  auth: 'bearer',
  summary: 'Takes a device out of the account and ends its sessions.',
  showsProgress: true,
  input: v.object({ unbind_app_type: appTypeField, unbind_user_id: idField }),
  output: v.null(),
  errors: ['device_unknown'],
});
