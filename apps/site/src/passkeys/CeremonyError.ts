import type { PasskeyError } from '@tern/patterns';

/** Why a browser gave no passkey. `passkey_exists`: it has one of this account already. */
export type CeremonyFailure =
  | Extract<
      PasskeyError,
      'passkey_cancelled' | 'passkey_unsupported' | 'passkey_blocked' | 'passkey_other_origin'
    >
  | 'passkey_exists';

/** A dialog of the browser that ended without a passkey. */
export class CeremonyError extends Error {
  declare readonly failure: CeremonyFailure;

  constructor(failure: CeremonyFailure, cause?: unknown) {
    super(failure, { cause });
    this.name = 'CeremonyError';
    this.failure = failure;
  }
}
