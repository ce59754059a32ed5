import * as v from 'valibot';
import { timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { stepUpErrors, stepUpFields } from './passkeys/ceremony.ts';

/**
 * Requests the deletion of the account. It happens after a grace period in which the person can sign in and
 * cancel. Renewals are cancelled at once, all other sessions end. A passkey of the account, or the password where there is
 * one, with a code where there is a second factor; an account that has neither is deleted by its session.
 */
export const accountDelete = defineOperation({
  name: 'accountDelete',
  method: 'POST',
  path: '/api/mms/account/v1/web/account/delete',
  auth: 'bearer',
  summary: 'Asks for the deletion of the account.',
  showsProgress: true,
  input: v.object(stepUpFields),
  output: v.object({ delete_after: timestamp }),
  errors: stepUpErrors,
});
