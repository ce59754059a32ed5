import type { StepUpByPasskey } from '../forms/ConfirmWithPasskey.tsx';
import type { PasskeyError } from '../forms/passkeyErrors.ts';

/** An error of the contract, or of the way to the service. */
export type DeleteAccountError =
  | PasskeyError
  | 'incorrect_password'
  | 'verification_failed'
  | 'code_used'
  | 'code_clock'
  | 'rate_limited'
  | 'unknown';

export interface DeleteAccountProps {
  /** The address of the account, to be typed as a confirmation. */
  email: string;
  /** Requires the password as well. */
  passwordSet: boolean;
  /** Requires a code of two-step sign-in as well. */
  secondFactor?: boolean | undefined;
  /** Days between the wish and the deletion. */
  graceDays: number;
  /** ISO 8601, once the deletion is requested: its day. */
  deleteAfter?: string | null;
  /** `password` and `code` are empty for an account without one. */
  onDelete: (values: { password: string; code: string }) => void;
  /** Asks for it without password and code. */
  passkey?: StepUpByPasskey | undefined;
  /** Cancels the deletion. */
  onKeep: () => void;
  busy?: 'delete' | 'keep';
  error?: DeleteAccountError;
  /** The deletion could not be cancelled. */
  keepFailed?: boolean;
  /** Receives the error message of `keepFailed`, to show it in a toast; without it, the message is shown here. */
  onFailed?: (sentence: string) => void;
  /** The deletion was just cancelled. */
  kept?: boolean;
  headingLevel?: 2 | 3;
}
