import * as v from 'valibot';
import { nothing } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { waitingEmailChange } from './emailChange.ts';

/**
 * Sends a new code to the new mailbox of the change that is under way; the one before ends. `code_expired`: there is none any
 * more, and it begins again with `emailChangeRequest`.
 */
export const emailChangeResend = defineOperation({
  name: 'emailChangeResend',
  method: 'POST',
  path: '/api/mms/account/v1/web/email_change/resend',
  auth: 'bearer',
  summary: 'Sends a new code for a change of the address.',
  showsProgress: true,
  input: nothing,
  output: v.object({ waiting: waitingEmailChange }),
  errors: ['code_expired'],
});
