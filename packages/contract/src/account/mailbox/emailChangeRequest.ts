import * as v from 'valibot';
import { emailField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { stepUpErrors, stepUpFields } from '../passkeys/ceremony.ts';
import { waitingEmailChange } from './emailChange.ts';

/**
 * Begins to change the address of the account, with a passkey, or the password and a code where there is a second factor. A
 * code goes to the new mailbox; the old one, once it was confirmed, is notified with a link that stops the change, and later takes it back.
 * The response is the same where the new address belongs to another account. A second change takes the place of the first.
 */
export const emailChangeRequest = defineOperation({
  name: 'emailChangeRequest',
  method: 'POST',
  path: '/api/mms/account/v1/web/email_change/request',
  auth: 'bearer',
  summary: 'Begins to change the address of the account.',
  showsProgress: true,
  input: v.object({ email: emailField, ...stepUpFields }),
  output: v.object({ waiting: waitingEmailChange }),
  errors: [...stepUpErrors, 'email_unchanged'],
});
