import { dropDirectionMarks } from '@tern/domain';
import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { plainText } from '../textFields.ts';
import { device } from './device.ts';

/** An app reports that it is in use; once a minute is enough. */
export const deviceReport = defineOperation({
  name: 'deviceReport',
  method: 'POST',
  path: '/api/mms/account/v1/app/device/report',
  auth: 'bearer',
  summary: 'An app reports that it is in use.',
  input: v.object({
    name: v.optional(
      v.pipe(
        v.string('invalid'),
        v.transform(dropDirectionMarks),
        v.trim(),
        v.maxLength(80, 'length'),
        plainText,
      ),
    ),
  }),
  output: device,
  errors: ['device_unknown'],
});
