import * as v from 'valibot';
import { nothing } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { user } from '../user.ts';

/**
 * Stops the change that is under way. `is_stopped` is false where there was none: it was stopped, ended or carried out before,
 * and `user` has the address that holds.
 */
export const emailChangeCancel = defineOperation({
  name: 'emailChangeCancel',
  method: 'POST',
  path: '/api/mms/account/v1/web/email_change/cancel',
  auth: 'bearer',
  summary: 'Stops a change of the address.',
  showsProgress: true,
  input: nothing,
  output: v.object({ waiting: v.null(), is_stopped: v.boolean(), user }),
  errors: [],
});
