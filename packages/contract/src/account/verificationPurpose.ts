import * as v from 'valibot';

/** The purpose of a code sent by email. */
export const verificationPurpose = v.optional(v.picklist(['reset_password'], 'choice'), 'reset_password');
