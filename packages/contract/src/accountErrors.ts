import { errorCodes } from './errorCodes.ts';

/** Failures of the second factor, of passkeys and of another address: a part of `errors`. */
export const accountErrors = {
  second_factor_required: {
    code: errorCodes.second_factor_required,
    status: 422,
    message: 'Please enter the code of your app.',
  },
  code_used: {
    code: errorCodes.code_used,
    status: 422,
    message: 'This code was used before. Please wait for the next one.',
  },
  code_clock: {
    code: errorCodes.code_clock,
    status: 422,
    message: 'The clock of the device that makes the codes is wrong.',
  },
  second_factor_on: {
    code: errorCodes.second_factor_on,
    status: 409,
    message: 'The second factor is on already.',
  },
  second_factor_off: {
    code: errorCodes.second_factor_off,
    status: 409,
    message: 'The second factor is off.',
  },
  passkey_unknown: {
    code: errorCodes.passkey_unknown,
    status: 422,
    message: 'This passkey is not in any account here.',
  },
  passkey_expired: {
    code: errorCodes.passkey_expired,
    status: 422,
    message: 'This took too long. Please start again.',
  },
  passkey_refused: {
    code: errorCodes.passkey_refused,
    status: 422,
    message: 'The passkey could not be verified.',
  },
  passkey_counter: {
    code: errorCodes.passkey_counter,
    status: 422,
    message: 'This passkey may have been copied. Please sign in another way.',
  },
  passkey_limit: {
    code: errorCodes.passkey_limit,
    status: 409,
    message: 'The account has as many passkeys as it can. Remove one first.',
  },
  passkey_required: {
    code: errorCodes.passkey_required,
    status: 422,
    message: 'Please confirm with your passkey.',
  },
  passkey_last: {
    code: errorCodes.passkey_last,
    status: 409,
    message: 'This passkey is the only way into the account. Set a password first.',
  },
  password_common: {
    code: errorCodes.password_common,
    status: 422,
    message: 'This password is one of the most common. Please choose another one.',
  },
  email_unchanged: {
    code: errorCodes.email_unchanged,
    status: 422,
    message: 'This is the address of the account already.',
  },
  email_unconfirmed: {
    code: errorCodes.email_unconfirmed,
    status: 409,
    message: 'The address of the account has to be confirmed first.',
  },
} as const;
