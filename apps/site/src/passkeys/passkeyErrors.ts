import type { PasskeyError } from '@tern/patterns';

/** The errors of a passkey that the page has words for, wherever one is used in the account. */
export const passkeyErrors = {
  passkey_cancelled: 'passkey_cancelled',
  passkey_unsupported: 'passkey_unsupported',
  passkey_blocked: 'passkey_blocked',
  passkey_other_origin: 'passkey_other_origin',
  passkey_expired: 'passkey_expired',
  passkey_unknown: 'passkey_unknown',
  passkey_refused: 'passkey_refused',
  passkey_counter: 'passkey_counter',
} satisfies { [Name in PasskeyError]: Name };
