import * as v from 'valibot';
import { defineOperation } from '../../operation.ts';
import { stepUpErrors, stepUpFields } from '../passkeys/ceremony.ts';

/**
 * Begins to set up a second factor. It is off until a code was typed back (`secondFactorConfirm`); within its ten
 * minutes every call has the same secret, so that two tabs show one. Takes the password, or a passkey in its place.
 */
export const secondFactorSetUp = defineOperation({
  name: 'secondFactorSetUp',
  method: 'POST',
  path: '/api/mms/account/v1/web/second_factor/set_up',
  auth: 'bearer',
  summary: 'Begins to set up a second factor.',
  showsProgress: true,
  input: v.object(stepUpFields),
  output: v.object({
    /** Base32, to be typed into an app. */
    secret: v.string(),
    /** `otpauth://totp/…`, for the QR code. */
    uri: v.string(),
    /** Seconds in which a code has to be typed back. */
    expires_in: v.number(),
  }),
  errors: [...stepUpErrors, 'second_factor_on'],
});
