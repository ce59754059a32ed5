import * as v from 'valibot';

/** What a code by mail is for. */
export const verificationPurpose = v.optional(v.picklist(['reset_password'], 'choice'), 'reset_password');
