import * as v from 'valibot';
import { secondFactorCodeField, tokenField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { offeredPasskey, passkeyOfferFields } from '../passkeys/ceremony.ts';
import { user } from '../user.ts';

/**
 * The second step of a sign-in: the ticket of `login`, which had `second_factor_required`, and a code of the app or a
 * recovery code. A wrong code leaves the ticket as it is, a right one uses it up. `remember`: `login` needs no code in this
 * browser for 30 days, which a cookie of the sign-in alone shows.
 */
export const loginSecondStep = defineOperation({
  name: 'loginSecondStep',
  method: 'POST',
  path: '/api/mms/account/v1/web/login/second_step',
  auth: 'none',
  summary: 'Signs in with the ticket of the first step and a code.',
  showsProgress: true,
  input: v.object({
    ticket: tokenField,
    code: secondFactorCodeField,
    remember: v.optional(v.boolean(), false),
    ...passkeyOfferFields,
  }),
  output: v.object({ token: v.string(), user, ...offeredPasskey }),
  errors: ['verification_failed', 'code_used', 'code_clock', 'code_expired', 'second_factor_off'],
});
