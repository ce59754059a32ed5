import * as v from 'valibot';
import { codeField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { user } from '../user.ts';

/**
 * The code from the new mailbox changes the address. All other sessions end. The old mailbox can take the change back for
 * seven days. Five tries. `email_known`: another account has confirmed the address meanwhile.
 */
export const emailChangeConfirm = defineOperation({
  name: 'emailChangeConfirm',
  method: 'POST',
  path: '/api/mms/account/v1/web/email_change/confirm',
  auth: 'bearer',
  summary: 'Changes the address of the account with the code from the new mailbox.',
  showsProgress: true,
  input: v.object({ code: codeField }),
  output: user,
  errors: ['verification_failed', 'code_expired', 'email_known'],
});
