import * as v from 'valibot';
import { emptyLineField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { device } from './device.ts';

/** An app reports that it is in use; once a minute is enough. */
export const deviceReport = defineOperation({
  name: 'deviceReport',
  method: 'POST',
  path: '/api/mms/account/v1/app/device/report',
  auth: 'bearer',
  summary: 'An app reports that it is in use.',
  input: v.object({
    name: v.optional(emptyLineField(80)),
  }),
  output: device,
  errors: ['device_unknown'],
});
