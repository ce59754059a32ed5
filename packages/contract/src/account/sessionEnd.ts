import * as v from 'valibot';
import { idField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Signs out in one place. */
export const sessionEnd = defineOperation({
  name: 'sessionEnd',
  method: 'POST',
  path: '/api/mms/account/v1/web/session/end',
  auth: 'bearer',
  summary: 'Signs out in one place.',
  showsProgress: true,
  input: v.object({ session_id: idField }),
  output: v.null(),
  errors: ['session_unknown'],
});
