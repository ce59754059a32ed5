import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { device } from './device.ts';

/** The devices of the account, the one seen last first. Browsers are in `sessionList`. */
export const deviceList = defineOperation({
  name: 'deviceList',
  method: 'GET',
  path: '/api/mms/account/v1/web/device/list',
  auth: 'bearer',
  summary: 'The devices of the account.',
  showsProgress: true,
  input: nothing,
  output: v.object({ devices: v.array(device), limit: v.number() }),
  errors: [],
});
