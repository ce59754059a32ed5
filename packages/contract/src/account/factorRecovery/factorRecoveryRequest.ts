import * as v from 'valibot';
import { tokenField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';

/**
 * For somebody at the second step of a sign-in who has neither the app nor a recovery code: the ticket of `login` mails a link to
 * the confirmed address. Opened and pressed it begins a wait of days, after which a second link turns the factor off with the
 * password. Whether the address was confirmed does not show here. The ticket stays as it is.
 */
export const factorRecoveryRequest = defineOperation({
  name: 'factorRecoveryRequest',
  method: 'POST',
  path: '/api/mms/account/v1/web/second_factor/recovery/request',
  auth: 'none',
  summary: 'Mails the link that begins to turn a second factor off without a code.',
  showsProgress: true,
  input: v.object({ ticket: tokenField }),
  output: v.object({
    /** Seconds in which the link works. */
    expires_in: v.number(),
  }),
  errors: ['code_expired', 'second_factor_off'],
});
