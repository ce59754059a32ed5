import type { PasskeyError } from '../forms/passkeyErrors.ts';
import type { SecondFactorError } from '../SecondFactor/SecondFactorProps.ts';

/** A passkey of the account. */
export interface PasskeyView {
  id: string;
  /** Given by the person; null: named after the browser that made it. */
  name: string | null;
  userAgent: string | null;
  /** Copied to other devices of the person. */
  synced: boolean;
  /** ISO 8601. */
  createdAt: string;
  lastUsedAt: string | null;
}

/** An error of the contract, of the browser, or of the way to the service. */
export type PasskeysError =
  | SecondFactorError
  | PasskeyError
  | 'passkey_limit'
  | 'passkey_exists'
  | 'passkey_not_made'
  | 'passkey_gone'
  | 'passkey_last'
  /** Of the first key: the address belongs to another account. */
  | 'email_known';

export type PasskeysView =
  | { step: 'loading' }
  | { step: 'failed' }
  /** `done`: what has just happened. */
  | {
      step: 'list';
      passkeys: readonly PasskeyView[];
      done?: 'added' | 'renamed' | 'removed' | undefined;
    }
  | { step: 'add' }
  | { step: 'rename'; passkey: PasskeyView }
  | { step: 'remove'; passkey: PasskeyView };

export interface PasskeysProps {
  view: PasskeysView;
  /** Epoch milliseconds. */
  now: number;
  /** The browser can make passkeys. */
  supported: boolean;
  passwordSet: boolean;
  /** A code is needed besides the password. */
  secondFactor?: boolean | undefined;
  /** There is a passkey to confirm with in place of the password. */
  confirmable: boolean;
  /** `browser`: its dialog is open. */
  busy?: boolean | 'browser' | undefined;
  error?: PasskeysError | undefined;
  /** To the list, or to the step of a passkey. */
  onStep: (to: 'list' | 'add' | { act: 'rename' | 'remove'; id: string }) => void;
  /** Adds the first key of an account without a password: there is nothing to confirm with. */
  onFirst: () => void;
  onRetry: () => void;
  /** Adds or removes, with a password and, where it is needed, a code. */
  onSubmit: (values: { password: string; code: string }) => void;
  /** The same with a passkey. */
  onConfirm: () => void;
  onRename: (name: string) => void;
  headingLevel?: 2 | 3;
}
