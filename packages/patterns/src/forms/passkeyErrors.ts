import { passkeyErrorMessages as m } from './passkeyErrors.messages.ts';

/** The errors of a passkey, wherever one is used: of the browser, or of the contract. */
export const passkeyMessages = {
  passkey_cancelled: m.cancelled,
  passkey_unsupported: m.unsupported,
  passkey_blocked: m.blocked,
  passkey_other_origin: m.otherOrigin,
  passkey_expired: m.expired,
  passkey_unknown: m.unknown,
  passkey_refused: m.refused,
  passkey_counter: m.copied,
} as const;

export type PasskeyError = keyof typeof passkeyMessages;
