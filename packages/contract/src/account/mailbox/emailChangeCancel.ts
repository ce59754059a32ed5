import * as v from 'valibot';
import { nothing } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';

/** Stops the change that is under way. Where there is none it is stopped already. */
export const emailChangeCancel = defineOperation({
  name: 'emailChangeCancel',
  method: 'POST',
  path: '/api/mms/account/v1/web/email_change/cancel',
  auth: 'bearer',
  summary: 'Stops a change of the address.',
  showsProgress: true,
  input: nothing,
  output: v.object({ waiting: v.null() }),
  errors: [],
});
